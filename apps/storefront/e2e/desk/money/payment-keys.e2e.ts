import { afterAll, beforeAll, expect, it } from 'vitest'
// @boundaries-ignore the stand-in of Stripe is that of the gateway's tests
import { createStripeServer } from '../../../../gateway/test/support/stripe-server.ts'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk } from '../../support/buyer/desk.ts'
import { offerAt } from '../../support/buyer/offer-at.ts'
import { buyNow, reloadUntil } from '../../support/buyer/purchase.ts'
import { visitAt } from '../../support/buyer/visit-at.ts'
import { buyable, needsNoInputs } from '../../support/shop/gateway.ts'
import type { Visitor } from '../../support/shop/shop.ts'
import { type Shops, startShops } from '../../support/shop/start-shops.ts'
import { tenantSettings } from '../../support/shop/tenant-settings.ts'

// An installation of its own: no other test may find its shop charging cards at Stripe.
const tenantId = tenantSettings('lumen').tenantId
const apiKey = 'sk_test_of_the_shop_in_the_browser_4711'
const signing = 'whsec_of_the_shop_in_the_browser_0815'
let stripe: Awaited<ReturnType<typeof createStripeServer>>
let shops: Shops
beforeAll(async () => {
  stripe = await createStripeServer({ [tenantId]: apiKey }, {})
  shops = await startShops({ offers: 400, orders: 0, only: ['lumen'], gatewayEnv: { STRIPE_API: stripe.api } })
}, 300_000)
afterAll(async () => {
  await shops?.stop()
  await stripe?.close()
})

/** Fills in and presses a button of the page, and again with the password if the gateway asks who it is. */
async function submit(
  { page }: Visitor,
  act: 'try' | 'save' | 'remove',
  { done, typed = {} }: { done: string; typed?: Record<string, string> },
): Promise<void> {
  const button = page.locator(`main button[name="act"][value="${act}"]`)
  const password = page.locator('main input[autocomplete="current-password"]')
  const shown = page.getByText(done).first()
  for (let tries = 0; tries < 2; tries++) {
    for (const [id, value] of Object.entries(typed)) await page.locator(`#${id}`).fill(value)
    if (await password.count()) await password.first().fill(demo.password)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await button.click()
    await answered
    await password.first().or(shown).first().waitFor({ timeout: 30_000 })
    if (await shown.count()) return
  }
  await shown.waitFor({ timeout: 30_000 })
}

/** Goes from an offer to the card page of the provider. */
async function toCardPage(buyer: Visitor, offer: string): Promise<void> {
  await buyer.go(`/items/${offer}`)
  await buyNow(buyer)
  await buyer.page.waitForURL(/\/checkout/)
  await buyer.page.locator('main input[name="deliveryEmail"]').waitFor()
  await buyer.page.locator('main form:has(input[name="deliveryEmail"]) button[type="submit"]').click()
}

it('the owner tries and stores the keys of the card provider, a buyer pays at Stripe, and the keys are removed', {
  timeout: 300_000,
}, async () => {
  const owner = await visitAt(shops, shops.desks.lumen ?? '')
  const { page } = owner
  await signInAtDesk(owner, { email: 'demo-service@tradepost.example', password: demo.password })
  await owner.go('/staff/payment-keys')
  await page.getByText('No keys are set: card payments are only simulated').waitFor()

  // A mistyped key is refused before Stripe is asked; one that Stripe does not know after it.
  const trial = page.getByRole('button', { name: 'Only try' })
  await page.locator('#apiKey').fill('pk_live_this_is_the_public_one')
  await trial.click()
  await page.getByText('This is no secret key of Stripe.').first().waitFor()
  expect(stripe.requests).toEqual([])
  const unknown = { apiKey: 'sk_test_of_nobody_in_the_browser_9999' }
  await submit(owner, 'try', { typed: unknown, done: 'The card provider does not take this key here.' })
  await submit(owner, 'try', { typed: { apiKey }, done: 'Stripe takes this key.' })
  await page.getByText(`acct_of_${tenantId}`).first().waitFor()
  // A trial stores nothing.
  expect(await page.getByRole('table', { name: 'Keys that were set' }).count()).toBe(0)

  const both = { apiKey, webhookSecret: signing }
  await submit(owner, 'save', { typed: both, done: 'The keys are stored and in use.' })
  const keys = page.getByRole('table', { name: 'Keys that were set' })
  await keys.getByText('…4711').waitFor()
  await keys.getByText('…0815').waitFor()
  // Sealed: nobody reads a key again.
  await owner.go('/staff/payment-keys')
  await keys.getByText('…4711').waitFor()
  const html = await page.content()
  for (const key of [apiKey, signing]) expect(html).not.toContain(key)

  const buyer = await visitAt(shops, shops.sites.lumen ?? '')
  await buyer.context.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The card page of Stripe</h1>' }),
  )
  await buyer.context.request.post(`${buyer.origin}/login`, {
    headers: { origin: buyer.origin },
    form: { intent: 'password', email: demo.email, password: demo.password },
  })
  const { id: offer } = await offerAt(shops, (one) => buyable(one) && needsNoInputs(one) && one.available > 2)
  await toCardPage(buyer, offer)
  await buyer.page.getByRole('heading', { name: 'The card page of Stripe' }).waitFor({ timeout: 30_000 })
  const [session] = [...stripe.sessions.values()]
  expect(buyer.page.url()).toBe(session?.url)
  const { body, header } = stripe.event('checkout.session.completed', stripe.pay(session?.id ?? ''), {
    secret: signing,
  })
  const told = await fetch(`${shops.gatewayUrl}/finance/payment/webhook/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body,
  })
  expect(told.status).toBe(200)
  await buyer.go('/buyer/orders')
  await buyer.page.locator('main a[href*="/buyer/orders/"]').first().click()
  await buyer.page.waitForURL(/\/buyer\/orders\/\d+/)
  await reloadUntil(buyer, 'main a:has-text("Invoice INV-")')

  // The removal asks twice. Card payments are simulated from then on.
  await owner.go('/staff/payment-keys')
  await page.getByRole('button', { name: 'Remove the keys' }).click()
  await page.locator('#sure[aria-invalid="true"]').waitFor()
  await page.locator('#sure').check()
  await submit(owner, 'remove', { done: 'The keys are removed.' })
  await page.getByText('No keys are set: card payments are only simulated').waitFor()
  await toCardPage(buyer, offer)
  await buyer.page.waitForURL(/sandbox-pay/, { timeout: 30_000 })
  expect(stripe.sessions.size).toBe(1)

  for (const call of ['paymentKey.tryPaymentKey', 'paymentKey.setPaymentKeys', 'paymentKey.removePaymentKeys'])
    await waitForEntry(owner, call)
})
