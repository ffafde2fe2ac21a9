import type { Cart, CartLine } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useIsolated } from '../kernel/index.ts'
import { PurchaseLine, type StatedTax, TaxLines, TotalLine } from '../purchase/index.ts'
import * as css from './checkout.css.ts'
import type { CouponChoice } from './coupon-worth.ts'

function Converted({ line }: { line: CartLine }) {
  const t = useT()
  const { money, instant } = useFormat()
  const isolated = useIsolated()
  const { price, converted } = line.offer ?? {}
  if (!price || !converted) return null
  return (
    <Text as="span" size={12} tone="muted">
      {t('checkout.converted', {
        currency: price.currency,
        from: isolated(money(converted.from)),
        rate: String(converted.rate),
        date: instant(converted.rateDate, 'date'),
      })}
    </Text>
  )
}

function Line({ line }: { line: CartLine }) {
  const t = useT()
  const { money } = useFormat()
  const { offer } = line
  const texts = {
    removed: 'cart.problemRemoved',
    sold_out: 'cart.problemSoldOut',
    quantity: 'cart.problemQuantity',
    unavailable: 'cart.problemUnavailable',
  } as const
  return (
    <li>
      <PurchaseLine small title={offer?.title ?? t('cart.unknownOffer')} coverUrl={offer?.coverUrl ?? null}>
        <Text as="span" size={14} tone="muted">
          {[
            offer?.brandName,
            line.quantity > 1 ? t('checkout.quantity', { count: line.quantity }) : null,
            offer ? t('checkout.soldBy', { seller: offer.seller.nickName }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <span className={css.amount}>
          <bdi>{money(line.lineTotal)}</bdi>
        </span>
        <Converted line={line} />
        {line.problem ? (
          <span className={css.broken}>{t(texts[line.problem], { available: offer?.available ?? 0 })}</span>
        ) : null}
      </PurchaseLine>
    </li>
  )
}

interface OrderSummaryProps {
  cart: Cart
  coupon?: CouponChoice | null
  /** The tax in the total; null if the shop charges none. */
  tax?: StatedTax | null
}

/** The lines and their total. The pay button repeats the total, so that it is always visible. */
export function OrderSummary({ cart, coupon = null, tax = null }: OrderSummaryProps) {
  const t = useT()
  const { money } = useFormat()
  return (
    <Card as="section" id="order" aria-labelledby="order-title">
      <div className={css.section}>
        <Heading level={2} size="md" id="order-title">
          {t('checkout.summary')}
        </Heading>
        <ul className={css.lines}>
          {cart.lines.map((line) => (
            <Line key={line.offerId} line={line} />
          ))}
        </ul>
        <div className={css.totals}>
          {coupon ? (
            <DescriptionList
              items={[
                { term: t('checkout.subtotal'), value: money(cart.total) },
                { term: coupon.name, value: `−${money({ ...cart.total, minor: coupon.off })}` },
              ]}
            />
          ) : null}
          <TotalLine
            label={t('checkout.total')}
            amount={money({ ...cart.total, minor: cart.total.minor - (coupon?.off ?? 0) })}
          />
          {tax ? <TaxLines tax={tax} currency={cart.total.currency} /> : null}
          <Text size={14} tone="muted">
            {t('checkout.noFees')}
          </Text>
        </div>
      </div>
    </Card>
  )
}
