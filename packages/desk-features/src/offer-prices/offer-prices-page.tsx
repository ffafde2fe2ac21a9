import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { BarChart, DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './offer-prices.css.ts'

type PriceList = CallData<typeof calls.offerPrice.offerPricePage>
type Price = PriceList['list'][number]

export interface OfferPricesPageProps {
  offer: { id: string; title: string }
  page: PriceList
}

/** The change against the price before, in per cent with one decimal at most. */
function changeOf({ priceMinor, beforeMinor }: Price): string | null {
  if (beforeMinor === null) return null
  const percent = Math.round(((priceMinor - beforeMinor) / beforeMinor) * 1000) / 10
  return `${percent > 0 ? '+' : ''}${percent} %`
}

/** The prices that an offer has had since it was listed. */
export function OfferPricesPage({ offer, page }: OfferPricesPageProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const usd = (minor: number) => money({ minor, currency: 'USD' })
  const columns: DeskColumn<Price>[] = [
    { id: 'since', header: t('offerPrices.since'), cell: ({ since }) => instant(since) },
    {
      id: 'price',
      header: t('offerPrices.price'),
      align: 'end',
      cell: ({ priceMinor }) => usd(priceMinor),
    },
    {
      id: 'change',
      header: t('offerPrices.change'),
      align: 'end',
      cell: (price) => changeOf(price) ?? t('offerPrices.first'),
    },
    { id: 'by', header: t('offerPrices.by'), cell: ({ by }) => t('offerPrices.side', { side: by }) },
  ]
  const number = (row: Price) => String(page.list.indexOf(row))
  return (
    <div className={css.page}>
      <PageHead
        title={t('offerPrices.title')}
        lead={offer.title}
        actions={
          <>
            <ButtonLink href={paths.offerPriceFile(offer.id)} variant="quiet" size="sm" download>
              {t('payout.csv')}
            </ButtonLink>
            <ButtonLink as={DeskAnchor} href={paths.offer(offer.id)} variant="secondary" size="sm">
              {t('desk.edit-offer')}
            </ButtonLink>
          </>
        }
      />
      {page.list.length > 1 ? (
        <Card>
          <BarChart
            bars={page.list.toReversed().map(({ since, priceMinor }) => ({
              ...{ at: since, value: priceMinor },
              words: `${instant(since)}: ${usd(priceMinor)}`,
            }))}
          />
        </Card>
      ) : null}
      <DeskTable label={t('offerPrices.title')} columns={columns} rows={page.list} rowKey={number} file="elsewhere" />
      <Pages page={page} hrefOf={(pageNo) => paths.offerPrices(offer.id, pageNo)} />
    </div>
  )
}
