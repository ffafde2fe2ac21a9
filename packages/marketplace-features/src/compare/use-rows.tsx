import type { OfferDetail } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Price } from '@tradepost/ui-kit/price'
import type { ReactNode } from 'react'
import { useShortCount, useSpan } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { OfferMarks, orderedAttributes, spanOf, useOfferWords } from '../offer-card/index.ts'
import { SellerRating } from '../seller/index.ts'
import * as css from './compare.css.ts'

export interface CompareRow {
  key: string
  name: string
  cells: { id: string; content: ReactNode }[]
  /** The cells are not all equal. */
  differs: boolean
}

/** One fact of an offer. Rows compare `value`; cells show `content`, by default `value`. */
interface Fact {
  value: string
  content?: ReactNode
}

const lowest = (values: readonly (number | undefined)[]) => {
  const present = values.filter((value) => value !== undefined)
  const least = Math.min(...present)
  // Mark no lowest value when all are equal.
  return present.length > 1 && present.some((value) => value > least) ? least : null
}

/** The rows of the comparison. Attributes have one row each, in the offers' order. */
export function useRows(offers: readonly OfferDetail[]): CompareRow[] {
  const t = useT()
  const short = useShortCount()
  const words = useOfferWords()
  const span = useSpan()
  const format = useFormat()
  const cheapest = lowest(offers.map(({ price }) => price?.minor))
  const fastest = lowest(offers.map(({ deliveryMinutes }) => deliveryMinutes))
  const yesNo = (yes: boolean): Fact => ({ value: t(yes ? 'compare.yes' : 'compare.no') })
  const score = (value: number | null | undefined, of: number): Fact => ({
    value: value == null ? '' : t('compare.outOf', { value: String(value), of: String(of) }),
  })
  const row = (key: string, name: string, factOf: (offer: OfferDetail) => Fact): CompareRow => {
    const facts = offers.map((offer) => ({ id: offer.id, ...factOf(offer) }))
    return {
      key,
      name,
      cells: facts.map(({ id, value, content }) => ({
        id,
        content: content ?? (value ? <bdi>{value}</bdi> : <Nothing />),
      })),
      differs: new Set(facts.map(({ value }) => value)).size > 1,
    }
  }
  const attributes = new Map(offers.flatMap((offer) => orderedAttributes(offer.attributes)).map((a) => [a.id, a.name]))
  return [
    row('price', t('compare.price'), (offer) => {
      const unit = words.unit(offer)
      return {
        value: `${offer.price?.minor} ${unit}`,
        content: (
          <div className={css.stack}>
            <Price amount={words.money(offer.price)} size="lg" {...(unit && { unit })} />
            {offer.price && offer.price.minor === cheapest ? <Badge tone="success">{t('compare.lowest')}</Badge> : null}
          </div>
        ),
      }
    }),
    row('availability', t('compare.availability'), (offer) => ({
      value: words.unavailable(offer) ?? words.stock(offer),
    })),
    row('delivery', t('compare.delivery'), (offer) => ({
      value: `${offer.deliveryMode} ${offer.deliveryMinutes}`,
      content: (
        <div className={css.stack}>
          <span>{span(spanOf(offer.deliveryMinutes))}</span>
          <span className={css.small}>
            {t(offer.deliveryMode === 'platform' ? 'compare.byPlatform' : 'compare.bySeller')}
          </span>
          {offer.deliveryMinutes === fastest ? <Badge tone="success">{t('compare.fastest')}</Badge> : null}
        </div>
      ),
    })),
    row('marks', t('compare.marks'), (offer) => ({
      value: [offer.instant, offer.verified, offer.insured].join(),
      content:
        offer.instant || offer.verified || offer.insured ? (
          <div className={css.marks}>
            <OfferMarks offer={offer} />
          </div>
        ) : (
          <Nothing />
        ),
    })),
    ...[...attributes].map(([id, name]) =>
      row(`a${id}`, name, (offer) => ({
        value: format.list(offer.attributes.filter((attribute) => attribute.id === id).map(({ value }) => value)),
      })),
    ),
    row('seller', t('compare.seller'), ({ seller }) => ({
      value: seller.id,
      content: (
        <ShopLink to={paths.store(seller.id)} className={css.link}>
          <bdi>{seller.nickName}</bdi>
        </ShopLink>
      ),
    })),
    row('rating', t('compare.rating'), ({ seller }) => ({
      value: `${seller.rating} ${seller.reviewCount}`,
      content: <SellerRating rating={seller.rating} reviewCount={seller.reviewCount} />,
    })),
    row('orders', t('compare.orders'), ({ sellerInfo }) => ({
      value: sellerInfo ? formatNumber(sellerInfo.totalOrders) : '',
      content: sellerInfo ? <span {...short(sellerInfo.totalOrders)} /> : undefined,
    })),
    row('speed', t('compare.speed'), ({ sellerInfo }) => score(sellerInfo?.deliverySpeed, 5)),
    row('performance', t('compare.performance'), ({ sellerInfo }) => score(sellerInfo?.performanceScore, 100)),
    row('identity', t('compare.identity'), ({ seller }) => yesNo(seller.ekyc)),
    row('since', t('compare.memberSince'), ({ sellerInfo }) => ({
      value: sellerInfo ? format.instant(sellerInfo.memberSince, 'date') : '',
    })),
  ]
}

function Nothing() {
  const t = useT()
  return (
    <span role="img" aria-label={t('compare.noneLabel')} className={css.small}>
      {t('compare.none')}
    </span>
  )
}
