import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { conversionOf } from './conversion/conversion-of.ts'
import { Tile } from './tile.tsx'

/** The number of sold orders and views, and how many views became orders. */
export function SoldTiles({ paid, views }: { paid: number; views: number }) {
  const t = useT()
  return (
    <>
      <Tile label={t('insight.sold')}>{paid}</Tile>
      <Tile label={t('insight.views')} note={t('insight.views-note')}>
        {views}
      </Tile>
      <Tile
        label={t('insight.conversion')}
        note={t('insight.conversion-of', { orders: String(paid), views: String(views) })}
      >
        <bdi>{conversionOf(paid, views)}</bdi>
      </Tile>
    </>
  )
}

/** Deliveries in time, their usual duration, and refunds that buyers asked for. */
export function OutcomeTiles({ orders }: Pick<CallData<typeof calls.figures.shopFigures>, 'orders'>) {
  const t = useT()
  const { delivered, inTime, medianMinutes, askedBack, refunded, disputed } = orders
  return (
    <>
      <Tile
        label={t('insight.in-time')}
        note={t('insight.in-time-of', { inTime: String(inTime), delivered: String(delivered) })}
      >
        <bdi>{delivered > 0 ? `${Math.floor((inTime / delivered) * 100)} %` : '–'}</bdi>
      </Tile>
      <Tile label={t('insight.median')}>
        {medianMinutes === null ? '–' : t('insight.minutes', { minutes: String(medianMinutes) })}
      </Tile>
      <Tile
        label={t('insight.asked-back')}
        note={t('insight.asked-back-of', { refunded: String(refunded), disputed: String(disputed) })}
      >
        {askedBack}
      </Tile>
    </>
  )
}
