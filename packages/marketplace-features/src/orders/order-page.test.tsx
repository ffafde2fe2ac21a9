import { orderIds } from '@tradepost/api-client/testing'
import type { OfferCard, OrderDetail } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { kit } from '../../test/kit.ts'
import { pageOf } from '../testing/page-of.tsx'
import type { OrderResult } from './act-on-order.ts'
import { OrderPage } from './order-page.tsx'
import { loadOrder } from './server.ts'

interface Options {
  result?: OrderResult
  today?: Partial<OfferCard>
  order?: Partial<OrderDetail>
}

const delivery = { deliveredAt: '2026-03-01T10:00:00.000Z', firstRevealedAt: null }

const open = (id: string, { result, today, order }: Options = {}) =>
  pageOf({
    at: `/buyer/orders/${id}`,
    load: async () => {
      const loaded = await loadOrder(kit().ctx, id)
      return {
        ...loaded,
        order: { ...loaded.order, ...order },
        today: loaded.today && { ...loaded.today, status: 1, available: 1, ...today },
      }
    },
    render: ({ meta: _, ...data }) => <OrderPage {...data} result={result} />,
  })

const refused = (intent: string): OrderResult => ({
  ok: false,
  problems: [{ code: 'stock_insufficient', message: 'The product is sold out' }],
  values: { intent },
})
const hero = '[aria-labelledby="next-step"]'

describe('a refused action of an order', () => {
  it.each([
    ['reorder', hero],
    ['cancel', hero],
    ['reveal', '#delivery'],
  ])('is reported beside its own form: %s', async (intent, place) => {
    const { document } = await open(orderIds.confirmed, { result: refused(intent) })
    const [alert, ...more] = document.querySelectorAll('[role=alert]')
    expect([alert?.textContent, more.length]).toEqual(['The product is sold out', 0])
    expect(alert?.closest(place)).not.toBeNull()
  })
})

describe('a finished order', () => {
  it('offers to rate first, then to buy again', async () => {
    const { document, texts } = await open(orderIds.confirmed)
    expect(document.querySelector(`${hero} a`)?.getAttribute('href')).toBe(`/buyer/orders/${orderIds.confirmed}/review`)
    expect(texts(`${hero} a, ${hero} button`)).toEqual(['Rate the order', 'Buy again'])
    expect(texts('[aria-labelledby="more-actions"] :is(a, button)').join()).not.toMatch(/Rate|Buy again/)
  })

  it.each<Partial<OfferCard>>([{ available: 0 }, { status: 2 }])(
    'does not offer to buy again what cannot be bought: %o',
    async (today) => expect((await open(orderIds.confirmed, { today })).texts('button')).not.toContain('Buy again'),
  )
})

describe('the delivery of an order with a refund or a dispute', () => {
  it.each<[OrderDetail['state'], RegExp]>([
    ['refund_requested', /While your refund request is open/],
    ['refund_rejected', /once you confirm receipt/],
    ['disputed', /While your dispute is open/],
    ['refunded', /You get your money back/],
  ])('explains why it cannot be revealed: %s', async (state, why) => {
    const { document } = await open(orderIds[state as 'disputed'], { order: { delivery, deliveryMode: 'platform' } })
    expect(document.querySelector('#delivery')?.textContent).toMatch(why)
    expect(document.querySelector('#delivery button')).toBeNull()
  })

  it('shows no such notice if the delivery can be revealed', async () => {
    const { text, texts } = await open(orderIds.delivered, { order: { deliveryMode: 'platform' } })
    expect(text).not.toMatch(/stay closed/)
    expect(texts('#delivery button')).toContain('Reveal delivery details')
  })
})
