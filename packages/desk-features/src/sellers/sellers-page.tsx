import { Form, Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { TextField } from '@tradepost/ui-kit/text-field'
import { type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './sellers.css.ts'

type Sellers = CallData<typeof calls.standing.staffSellerPage>

export interface SellersPageProps {
  keyword: string
  sellers: Sellers
}

/** Every seller of the shop, with a search. */
export function SellersPage({ keyword, sellers }: SellersPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<Sellers['list'][number]>[] = [
    {
      id: 'name',
      header: t('payout.seller'),
      cell: ({ id, nickName }) => (
        <Link className={css.link} to={paths.seller(id)}>
          <bdi>{nickName}</bdi>
        </Link>
      ),
    },
    { id: 'standing', header: t('standing.standing-label'), cell: (row) => t('standing.standing', row) },
    { id: 'since', header: t('desk.since'), cell: ({ memberSince }) => instant(memberSince, 'date') },
    { id: 'orders', header: t('standing.orders'), align: 'end', cell: ({ orders }) => formatNumber(orders) },
    { id: 'offers', header: t('standing.offers'), align: 'end', cell: ({ offers }) => formatNumber(offers) },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('standing.sellers')} lead={t('standing.sellers-lead')} />
      <Form method="get" role="search" className={css.search}>
        <TextField id="keyword" name="keyword" label={t('standing.find')} defaultValue={keyword} key={keyword} />
        <Button variant="secondary">{t('standing.search')}</Button>
      </Form>
      {sellers.total > 0 ? (
        <>
          <DeskTable
            label={t('standing.sellers')}
            columns={columns}
            rows={sellers.list}
            rowKey={({ id }) => id}
            file="sellers"
          />
          <Pages page={sellers} hrefOf={(page) => paths.sellers({ keyword, page })} />
        </>
      ) : (
        <p>{t('standing.none')}</p>
      )}
    </div>
  )
}
