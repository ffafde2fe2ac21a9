import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { formOf, goes, kit, refused } from '../../../test/kit.ts'
import { switchRenewal } from './load-my-pass.ts'
import { loadResult, payAgain } from './load-result.ts'
import { activate, loadSubscribe } from './subscribe.ts'

const subscribe = calls.pass.subscribePass.path
const filled = { key: 'the-same-key', consent: 'yes', autoRenew: 'on', expectedTotal: '1299' }

it('activates nothing without consent, and makes no call', async () => {
  const { ctx, tools, requests } = kit()
  const answer = await activate(ctx, formOf({ ...filled, consent: '' }), tools)
  expect(refused(answer)).toEqual({ consent: 'Please agree to the rules of the membership first' })
  expect(answer).toMatchObject({ values: { key: 'the-same-key', autoRenew: 'on' } })
  expect(requests).toEqual([])
})

it('subscribes at the price the buyer saw, with the idempotency key of the form, and returns to the result', async () => {
  const { ctx, tools, requests, bodyOf } = kit()
  const { plan } = await loadSubscribe(ctx)
  expect(plan.price?.minor).toBe(1299)
  expect(goes(await activate(ctx, formOf(filled), tools))).toMatch(
    /^https:\/\/shop\.example\/family-game-room\/result\//,
  )
  expect(bodyOf(subscribe)).toEqual({ toCurrencyId: '1', consent: true, autoRenew: true, expectedTotal: 1299 })
  expect(requests.filter(({ key }) => key).map(({ key }) => key)).toEqual(['the-same-key', 'the-same-key:pay'])
})

it('states the place of the buyer, and shows the tax that the price includes', async () => {
  const { ctx, tools, fake, bodyOf } = kit({ at: '/family-game-room/subscribe?country=FR' })
  fake.state.taxPercent = 20
  const { tax } = await loadSubscribe(ctx)
  expect(tax).toMatchObject({ country: 'FR', parts: [{ percent: 20, minor: 217 }] })
  await activate(ctx, formOf({ ...filled, taxCountry: 'FR', taxNumber: 'FR83404833048' }), tools)
  expect(bodyOf(subscribe)).toMatchObject({ tax: { country: 'FR', vatNumber: 'FR83404833048' } })
  fake.state.taxPercent = null
  expect((await loadSubscribe(ctx)).tax).toBeNull()
})

it('renews only if the buyer chose to renew', async () => {
  const { ctx, tools, bodyOf } = kit()
  await activate(ctx, formOf({ ...filled, autoRenew: 'off' }), tools)
  expect(bodyOf(subscribe)).toMatchObject({ autoRenew: false })
})

it('shows the new price and takes a new key when the price changed', async () => {
  const { ctx, tools, fake } = kit()
  fake.fail('pass.subscribePass', 'price_changed')
  const answer = await activate(ctx, formOf(filled), tools)
  expect(Object.values(refused(answer)).join()).toContain('12.99 USD')
  expect(answer).not.toMatchObject({ values: { key: 'the-same-key' } })
})

it('keeps the subscription when the card page does not open, and opens it from the result', async () => {
  const { ctx, tools, fake, did } = kit()
  fake.fail('payment.startPayment', 'unavailable')
  const where = goes(await activate(ctx, formOf(filled), tools)) ?? ''
  expect(where).toMatch(/^\/family-game-room\/result\/[0-9a-f-]{36}$/)
  expect(did.flashes[0]).toMatch(/^warning/)
})

it('redirects an unknown subscription to the page of the pass', async () => {
  const { ctx, tools } = kit()
  const answer = await loadResult(ctx, 'x').catch((thrown: unknown) => thrown)
  expect(goes(answer)).toBe('/family-game-room/membership')
  // A browser turns `/family-game-room/result/../x` into this path.
  expect(goes(await payAgain(ctx, formOf({ intent: 'pay' }), tools, '../x'))).toBe('/family-game-room/x')
})

it('turns the renewal on and off, each with its own message', async () => {
  const { ctx, tools, did, requests } = kit()
  for (const renew of ['on', 'off']) await switchRenewal(ctx, formOf({ renew }), tools)
  expect(requests.map(({ input }) => (input as { body: unknown }).body)).toEqual([{ on: true }, { on: false }])
  expect(did.flashes).toEqual(['success: Auto-renewal is on', 'success: Auto-renewal is off'])
})
