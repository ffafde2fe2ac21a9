import type { OfferCard, OrderDetail, OrderTax } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { TextLink } from '@tradepost/ui-kit/link'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { useOfferWords } from '../offer-card/index.ts'
import { PurchaseLine } from '../purchase/index.ts'
import * as css from './orders.css.ts'

interface Props {
  order: OrderDetail
  /** The order's offer as it is now. */
  today: OfferCard | null
}

/** The order's offer, seller and price, and the current price of the offer. */
export function OrderReceipt({ order, today }: Props) {
  const t = useT()
  const { money, instant } = useFormat()
  const words = useOfferWords()
  const taxText = ({ isReverse, percent, minor }: OrderTax) =>
    isReverse
      ? t('orders.taxReverse')
      : t('orders.taxIncluded', { percent: String(percent), amount: money({ ...order.total, minor }) })
  return (
    <Card as="section" aria-labelledby="receipt">
      <div className={css.card}>
        <Heading level={2} size="md" id="receipt">
          {t('orders.receiptTitle')}
        </Heading>
        <PurchaseLine small title={order.title} to={paths.item(order.offerId)} coverUrl={order.coverUrl}>
          <Text as="span" size={14} tone="muted">
            {`${order.brandName} · ${order.categoryName}`}
          </Text>
        </PurchaseLine>
        <DescriptionList
          items={[
            {
              term: t('orders.seller'),
              value: (
                <TextLink as={ShopAnchor} href={paths.store(order.seller.id) ?? ''}>
                  {order.seller.nickName}
                </TextLink>
              ),
            },
            { term: t('orders.unitPrice'), value: money(order.unitPrice) },
            { term: t('cart.quantity'), value: String(order.quantity) },
            { term: t('orders.payment'), value: t('orders.paymentState', { state: order.paymentState }) },
            { term: t('orders.deliveryEmail'), value: order.deliveryEmail },
            { term: t('checkout.paidOn'), value: instant(order.createdAt) },
            { term: t('orders.paymentReference'), value: order.purchaseId.slice(0, 8) },
            ...(order.partRefunded ? [{ term: t('orders.refundedPart'), value: money(order.partRefunded) }] : []),
            { term: t('orders.total'), value: money(order.total), strong: true },
            ...(order.tax && (order.tax.isReverse || order.tax.percent > 0)
              ? [{ term: t('orders.taxLabel'), value: taxText(order.tax) }]
              : []),
          ]}
        />
        {order.invoices.length > 0 ? (
          <ul className={css.plainList} aria-label={t('orders.invoices')}>
            {order.invoices.map(({ id, kind, number }) => (
              <li key={id}>
                <TextLink href={paths.invoice(order.id, id)} download>
                  {t('orders.invoiceDocument', { kind, number })}
                </TextLink>
              </li>
            ))}
          </ul>
        ) : null}
        <ButtonLink as={ShopAnchor} href={paths.item(order.offerId) ?? paths.orders()} variant="secondary" size="sm">
          {t('orders.viewOffer')}
        </ButtonLink>
        {today?.price ? (
          <Text size={14} tone="muted" tabular>
            {words.unavailable(today) ?? t('offer.priceNow', { price: words.money(today.price) })}
          </Text>
        ) : null}
        <Text size={14} tone="muted">
          {t('orders.help')}{' '}
          <TextLink as={ShopAnchor} href={paths.help()}>
            {t('orders.helpLink')}
          </TextLink>
        </Text>
      </div>
    </Card>
  )
}
