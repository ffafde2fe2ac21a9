import { calls, type SellerOrder } from '@tradepost/contract'
import { csvOf, type DeskContext, harmlessCell } from '../kernel/server.ts'
import { readOrderFilter } from './order-filter.ts'

const columns = [
  ...[
    'order',
    'paid_at',
    'title',
    'buyer',
    'quantity',
    'delivered',
    'refunded_pieces',
    'state',
    'next',
    'until',
    'late',
  ],
  ...[
    'currency',
    'price_minor',
    'coupon_minor',
    'coupon_bearer',
    'refunded_minor',
    'tax_minor',
    'fee_minor',
    'payout_minor',
  ],
]

const rowOf = ({ earnings, next, buyer, ...order }: SellerOrder) => ({
  ...{ order: order.id, paid_at: order.paidAt, title: harmlessCell(order.title), buyer: harmlessCell(buyer.nickName) },
  ...{ quantity: order.quantity, delivered: order.deliveredQuantity, refunded_pieces: order.refundedQuantity },
  ...{ state: order.state, next: next?.action ?? '', until: next?.until ?? '', late: order.late ? 'yes' : '' },
  ...{ currency: earnings.price.currency, price_minor: earnings.price.minor },
  ...{ coupon_minor: earnings.coupon?.amount.minor ?? 0, coupon_bearer: earnings.coupon?.borneBy ?? '' },
  ...{ refunded_minor: earnings.refunded?.minor ?? 0, tax_minor: earnings.tax?.minor ?? 0 },
  ...{ fee_minor: earnings.fee.minor, payout_minor: earnings.payout.minor },
})

const pageSize = 100

/** All orders that match the filter of the address as CSV, the newest first. */
export async function exportOrders({ api, url }: DeskContext): Promise<string> {
  const { asked } = readOrderFilter(url)
  const rows: SellerOrder[] = []
  for (let hasMore = true; hasMore; ) {
    const before = rows.at(-1)?.id
    const { list } = await api(calls.seller.sellerOrderPage, {
      body: { ...asked, sort: 'newest', pageSize, ...(before ? { before } : {}) },
    })
    rows.push(...list)
    hasMore = list.length === pageSize
  }
  return csvOf(columns, rows.map(rowOf))
}
