import type { OrderState, Purchase } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { goes, kit } from '../../test/kit.ts'
import { pageOf } from '../testing/page-of.tsx'
import { loadFailed, loadPrompt } from './load-outcome.ts'
import { PaymentPromptPage } from './prompt-page.tsx'

function openPurchase() {
  const { fake, ctx } = kit()
  const purchase = fake.state.purchases.find(({ purchaseId }) =>
    fake.state.orders.some((order) => order.purchaseId === purchaseId && order.state === 'awaiting_payment'),
  )
  if (!purchase) throw new Error('the fake has no open purchase')
  const at = (query: string) => ({ ...ctx, url: new URL(query, ctx.url) })
  return { purchase, at, id: purchase.purchaseId }
}

const twice = (purchase: Purchase): Purchase => {
  const [order] = purchase.orders
  return { ...purchase, orders: order ? [order, { ...order, id: '900001' }] : [] }
}

const withState = (purchase: Purchase, ...states: OrderState[]): Purchase => ({
  ...purchase,
  orders: twice(purchase).orders.map((order, index) => ({ ...order, state: states[index] ?? order.state })),
})

const open = (query: string, { pending = false, change = (purchase: Purchase) => purchase } = {}) =>
  pageOf({
    at: '/payment/1',
    load: async () => {
      const { purchase, at, id } = openPurchase()
      if (pending) purchase.state = 'pending'
      const loaded = await loadPrompt(at(query), id)
      return { ...loaded, purchase: change(loaded.purchase) }
    },
    render: ({ meta: _, ...data }) => <PaymentPromptPage {...data} />,
  })

describe('a buyer who left the card page by its back link', () => {
  it('is redirected to the page of the payment, with that reason', async () => {
    const { at, id } = openPurchase()
    const answer = await loadFailed(at(`/payment/failed?purchase=${id}&cancelled=1`)).catch((thrown: unknown) => thrown)
    expect(goes(answer)).toBe(`/payment/${id}?cancelled=1`)
  })

  it('sees that nothing was paid and how long the stock is held, and pays with the first button', async () => {
    const { document, texts, text } = await open('/?cancelled=1')
    expect(texts('h1')).toEqual(['Nothing was paid'])
    expect(text).toMatch(/Your items are still reserved until .*\d/)
    expect(texts('main button, form button')).toEqual(['Go to the card page again'])
    expect(document.querySelector('[role=progressbar], progress')).toBeNull()
    expect(text).not.toContain('We are waiting for the card provider')
  })

  it('sees no cancellation if the gateway has a pending payment', async () => {
    const { texts } = await open('/?cancelled=1', { pending: true })
    expect(texts('h1')).toEqual(['Have you completed the payment?'])
  })
})

describe('a payment that is not finished', () => {
  it('Z6 is completed without a card if nothing is left to pay', async () => {
    const nothing = (purchase: Purchase) => ({ ...purchase, total: { ...purchase.total, minor: 0 } })
    for (const query of ['/', '/?cancelled=1']) {
      const { document, texts, text } = await open(query, { change: nothing })
      expect(texts('h1')).toEqual(['Nothing is left to pay'])
      expect(texts('main button, form button')).toEqual(['Complete order'])
      expect(document.querySelector('[role=progressbar], progress')).toBeNull()
      expect(text).not.toContain('card')
    }
  })

  it('links to its order, and to buying the same again', async () => {
    const { document, texts } = await open('/')
    expect(document.querySelector('form a')?.getAttribute('href')).toMatch(/^\/buyer\/orders\/\d+$/)
    expect(texts('a')).toContain('Buy another one')
  })

  it('links to the order list if it has several orders, and not to buying again', async () => {
    const { document, texts } = await open('/', { change: twice })
    expect(document.querySelector('form a')?.getAttribute('href')).toBe('/buyer/orders?group=to-pay')
    expect(texts('a')).not.toContain('Buy another one')
  })
})

it('Z7 lists the orders of its total, without cancelled ones', async () => {
  const lines = (...states: OrderState[]) =>
    open('/', { change: (purchase) => withState(purchase, ...states) }).then(
      ({ document }) => document.querySelectorAll('section[aria-labelledby=what] li').length,
    )
  expect(await lines()).toBe(2)
  expect(await lines('awaiting_payment', 'cancelled')).toBe(1)
  expect(await lines('cancelled', 'cancelled')).toBe(2)
})
