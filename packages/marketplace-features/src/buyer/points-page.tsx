import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { EntryList } from '../page/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'
import { SwapList } from './swap-list.tsx'

export interface PointsPageProps {
  totalPoint: number
  entries: CallData<typeof calls.points.pointPage>
  /** The coupons that have a price in points. */
  swaps: CallData<typeof calls.coupon.claimableCoupons>
  result?: unknown
}

/** The reasons for points whose details are on an order's page. */
const linked = ['order', 'first_order', 'review']

/** Every gain and loss of points with its reason. */
function Ledger({ entries }: Pick<PointsPageProps, 'entries'>) {
  const t = useT()
  return (
    <section className={css.section} aria-labelledby="ledger">
      <Heading level={2} size="md" id="ledger">
        {t('account.pointsLedger')}
      </Heading>
      {entries.list.length === 0 ? <Text tone="muted">{t('account.pointsLedgerEmpty')}</Text> : null}
      <EntryList
        entries={entries.list.map((entry) => ({
          id: entry.id,
          at: entry.at,
          sign: entry.amount < 0 ? -1 : 1,
          amount: formatNumber(Math.abs(entry.amount)),
          reason: t('account.pointsEntry', { reason: entry.kind === 'points' ? entry.refKind : entry.kind }),
          ...(linked.includes(entry.refKind) && {
            link: { href: paths.order(entry.refId), label: t('account.pointsOrder', { id: entry.refId }) },
          }),
        }))}
      />
      <Pagination
        label={t('account.pointsPages')}
        as={ShopAnchor}
        page={entries.pageNo}
        pageCount={Math.ceil(entries.total / entries.pageSize)}
        hrefOf={(page) => `${paths.points()}?page=${page}`}
        previousLabel={t('account.previousPage')}
        nextLabel={t('account.nextPage')}
        pageLabel={(page) => t('account.pageNumber', { page })}
      />
    </section>
  )
}

/** The buyer's points, what they can be swapped for, their history, and how to earn more. */
export function PointsPage({ totalPoint, entries, swaps, result }: PointsPageProps) {
  const t = useT()
  return (
    <BuyerPage title={t('account.points')} lead={t('account.pointsLead')}>
      <Card>
        <p className={css.big}>
          <span className={css.figure}>{formatNumber(totalPoint)}</span>
          <span>{t('account.pointsTotal', { count: totalPoint })}</span>
        </p>
      </Card>
      {/* Each swap adds an entry, so a repeated press of one button does not swap again. */}
      <SwapList swaps={swaps} totalPoint={totalPoint} swapKey={`swap-${entries.total}`} result={result} />
      <Ledger entries={entries} />
      <section className={css.section} aria-labelledby="how">
        <Heading level={2} size="md" id="how">
          {t('account.pointsHowTitle')}
        </Heading>
        <ul className={css.rules}>
          <li>{t('account.pointsOrders')}</li>
          <li>{t('account.pointsFirst')}</li>
          <li>{t('account.pointsReviews')}</li>
          <li>{t('account.pointsReports')}</li>
        </ul>
        <div>
          <ButtonLink as={ShopAnchor} href={paths.score()} variant="secondary">
            {t('account.pointsToScore')}
          </ButtonLink>
        </div>
      </section>
    </BuyerPage>
  )
}
