import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { buyable, formOf, goes, kit, refused } from '../../test/kit.ts'
import { loadCheckout } from './load-checkout.ts'
import { placeOrder } from './place-order.ts'

const preOrder = '/finance/buyer/pre-order'

async function atCheckout(options: Parameters<typeof kit>[0] = {}) {
  const first = kit(options)
  const [offer] = await buyable(first.fake)
  return kit({ ...options, at: `/checkout?offer=${offer?.id}&quantity=1&again=1` })
}

it('orders the offer in the address at the total the buyer saw, then opens the payment', async () => {
  const { ctx, tools, requests, bodyOf } = await atCheckout()
  const page = await loadCheckout(ctx, tools.guestCart)
  const fields = { key: page.idempotencyKey, expectedTotal: String(page.cart.total.minor), deliveryEmail: page.email }
  expect(goes(await placeOrder(ctx, formOf(fields), tools))).toMatch(
    /^https:\/\/shop.example\/payment\/success\?purchase=/,
  )
  expect(bodyOf(preOrder)).toMatchObject({
    isBuyByCart: false,
    toCurrencyId: '1',
    referrerUrl: 'https://shop.example/checkout',
    order: { deliveryEmail: page.email, expectedTotal: page.cart.total.minor, lines: [page.direct] },
  })
  expect(requests.find(({ path }) => path === preOrder)?.key).toBe(page.idempotencyKey)
})

it('makes the purchase without opening a payment when the buyer pays on another device', async () => {
  const { ctx, tools, requests, did } = await atCheckout()
  const fields = { intent: 'reserve', key: 'the-same-key', deliveryEmail: 'a@shop.example' }
  expect(goes(await placeOrder(ctx, formOf(fields), tools))).toMatch(/^\/payment\/[0-9a-f-]{36}$/)
  expect(requests.map(({ path }) => path)).toEqual([preOrder])
  expect(did.flashes).toEqual([expect.stringContaining('Reserved')])
})

it.each(['', 'reserve'])(
  'Z6 completes an order with a total of zero without a card, with the intent %o',
  async (intent) => {
    const { ctx, tools, fake, requests, bodyOf } = await atCheckout()
    for (const offer of fake.state.offers) offer.usdCents = 0
    const page = await loadCheckout(ctx, tools.guestCart)
    const fields = { intent, key: page.idempotencyKey, expectedTotal: '0', deliveryEmail: 'a@shop.example' }
    expect(goes(await placeOrder(ctx, formOf(fields), tools))).toMatch(/^\/payment\/success\?purchase=[0-9a-f-]{36}$/)
    expect(bodyOf(preOrder)).toMatchObject({ order: { expectedTotal: 0 } })
    expect(requests.filter(({ path }) => path.endsWith('/payment'))).toEqual([])
    expect(fake.state.purchases.at(-1)?.state).toBe('captured')
  },
)

it.each([
  ['https://search.example/?q=gold', 'https://search.example/?q=gold'],
  ['javascript:alert(1)', 'https://shop.example/checkout'],
])('sends the referrer %s with the order only if it is an address', async (referrerUrl, sent) => {
  const { ctx, tools, bodyOf } = await atCheckout()
  const { idempotencyKey: key, email: deliveryEmail } = await loadCheckout(ctx, tools.guestCart)
  await placeOrder(ctx, formOf({ key, deliveryEmail, referrerUrl }), tools)
  expect(bodyOf(preOrder)).toMatchObject({ referrerUrl: sent })
})

it('sends the same idempotency key for the same form, and another key for another form', async () => {
  const { ctx, tools, requests } = await atCheckout()
  const first = (await loadCheckout(ctx, tools.guestCart)).idempotencyKey
  const second = (await loadCheckout(ctx, tools.guestCart)).idempotencyKey
  for (const key of [first, first, second])
    await placeOrder(ctx, formOf({ key, deliveryEmail: 'a@shop.example' }), tools)
  const keys = requests.filter(({ path }) => path === preOrder).map(({ key }) => key)
  expect(keys).toEqual([first, first, second])
  expect(first).not.toBe(second)
})

it.each([
  ['', 'Cannot be empty'],
  ['a@', 'Incorrect email format'],
])('asks for a delivery email instead of %o', async (deliveryEmail, message) => {
  const { ctx, tools, requests } = await atCheckout()
  const answer = await placeOrder(ctx, formOf({ key: 'the-same-key', deliveryEmail }), tools)
  expect(refused(answer)).toEqual({ deliveryEmail: message })
  expect(answer).toMatchObject({ values: { key: 'the-same-key' } })
  expect(requests).toEqual([])
})

it('shows the new total when the price changed, and makes no purchase', async () => {
  const { ctx, tools, fake } = await atCheckout()
  const before = fake.state.purchases.length
  const answer = await placeOrder(ctx, formOf({ key: 'the-same-key', deliveryEmail: 'changed@shop.example' }), tools)
  const { cart } = await loadCheckout(ctx, tools.guestCart)
  expect(Object.values(refused(answer)).join()).toContain((cart.total.minor / 100).toFixed(2))
  expect(fake.state.purchases).toHaveLength(before)
})

it('Z9 refuses a sixth unpaid purchase until an order is cancelled', async () => {
  const { ctx, tools, fake } = await atCheckout()
  fake.state.orders = []
  const place = () => placeOrder(ctx, formOf({ key: 'the-same-key', deliveryEmail: 'a@shop.example' }), tools)
  const offer = fake.state.offers.find(({ id }) => ctx.url.href.includes(id))
  if (offer) offer.available = 9
  for (let n = 0; n < 5; n++) expect(goes(await place())).toContain('purchase=')
  const answer = await place()
  expect(Object.values(refused(answer)).join()).toContain('not paid for yet')
  expect(answer).toMatchObject({ problems: [{ code: 'too_much_unpaid' }], values: { key: 'the-same-key' } })
  const [order] = fake.state.orders
  await ctx.api(calls.order.cancelOrder, { params: { id: order?.id ?? '' }, body: {} })
  expect(goes(await place())).toContain('purchase=')
})

it('keeps the purchase and redirects to its page when the card page does not open', async () => {
  const { ctx, tools, fake, did } = await atCheckout()
  fake.fail('payment.startPayment', 'unavailable')
  const answer = await placeOrder(ctx, formOf({ key: 'the-same-key', deliveryEmail: 'a@shop.example' }), tools)
  expect(goes(answer)).toMatch(/^\/payment\/[0-9a-f-]{36}$/)
  expect(did.flashes[0]).toMatch(/^warning/)
})

it('redirects an empty cart without an unpaid purchase to the cart', async () => {
  const { ctx, tools, fake } = kit({ at: '/checkout' })
  fake.state.orders = []
  const answer = await loadCheckout(ctx, tools.guestCart).catch((thrown: unknown) => thrown)
  expect(goes(answer)).toBe('/cart')
})
