import { calls, type OfferCard } from '@tradepost/contract'
import { expect } from 'vitest'
import { buyable, publicApi } from '../shop/gateway.ts'
import { type Visitor, visit } from '../shop/shop.ts'
import { registerByPost } from './buyer.ts'

interface OfferCriteria {
  tenant?: string
  standardType?: number
  matches?: (offer: OfferCard) => boolean
}

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Its holder disputes the payment a minute later. */
  disputed: '4000000000000259',
}

/** A random matching offer, so that other tests are unlikely to buy the same one. */
export async function anyOffer({ tenant = 'lumen', standardType, matches = buyable }: OfferCriteria = {}) {
  const fitting: OfferCard[] = []
  for (let pageNo = 1; pageNo <= 6; pageNo++) {
    const kinds = standardType === undefined ? {} : { standardTypes: [standardType] }
    const page = await publicApi(tenant)(calls.offer.offerPage, { body: { pageNo, pageSize: 100, ...kinds } })
    fitting.push(...page.list.filter(matches))
    if (page.list.length < 100) break
  }
  const offer = fitting[Math.floor(Math.random() * fitting.length)]
  if (!offer) throw new Error('the demo data has no such offer')
  return offer
}

/** The visible text of the page's main part, once the page and its style sheets have loaded. */
export async function mainText({ page }: Pick<Visitor, 'page'>): Promise<string> {
  await page.waitForLoadState('load')
  return page.locator('main').innerText()
}

/** Pays on the hosted card page. */
export async function payByCard({ page }: Visitor, number: string) {
  await page.waitForURL(/sandbox-pay/)
  await page.locator('input[autocomplete="cc-number"]').fill(number)
  await page.locator('input[autocomplete="cc-exp"]').fill('12/34')
  await page.locator('input[autocomplete="cc-csc"]').fill('123')
  await page.locator('input[autocomplete="cc-name"]').fill('Ada Buyer')
  await page.locator('button[value="pay"]').click()
}

/** Fills in the delivery inputs the page shows, each in the format of its field. */
export async function fillInputs({ page }: Pick<Visitor, 'page'>): Promise<void> {
  for (const field of await page.locator('main input[name^="inputs."]:visible').all()) {
    const most = Number(await field.getAttribute('maxlength')) / 2
    const text = (await field.getAttribute('inputmode')) === 'numeric' ? '123456789' : 'Frostwalker'
    await field.fill(text.slice(0, most))
  }
  for (const choice of await page.locator('main select[name^="inputs."]:visible').all()) {
    const options = await choice.locator('option').count()
    await choice.selectOption({ index: options - 1 })
  }
}

/** Presses the visible "buy now" button. */
export async function buyNow(visitor: Visitor): Promise<void> {
  const buttons = ':is(button[name="offer"], button[value="buy"], aside a[href*="/checkout?"]):visible'
  const button = visitor.page.locator(`main ${buttons}`).first()
  await button.waitFor()
  await fillInputs(visitor)
  await button.click()
}

export const addToCart = async (visitor: Visitor, offer: Pick<OfferCard, 'id'>, prefix = '') => {
  await visitor.go(`${prefix}/items/${offer.id}`)
  await fillInputs(visitor)
  const added = visitor.page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/(cart|items)\b/.test(new URL(response.url()).pathname),
  )
  await Promise.all([
    added,
    visitor.page.locator('main :is(button[name="offerId"], button[value="add"]):visible').first().click(),
  ])
}

/** Submits the checkout and waits for the card page. */
export async function placeOrder({ page }: Visitor) {
  await page.waitForURL(/\/checkout/)
  await page.locator('main input[name="deliveryEmail"]').waitFor()
  await page.locator('main form:has(input[name="deliveryEmail"]) button[type="submit"]').click()
  await page.waitForURL(/sandbox-pay/)
}

export async function checkOut(visitor: Visitor, offer: Pick<OfferCard, 'id'>, card: string, prefix = '') {
  await visitor.go(`${prefix}/items/${offer.id}`)
  await buyNow(visitor)
  await placeOrder(visitor)
  await payByCard(visitor, card)
}

/** Waits for the receipt page, not just its address, because the payment may reach the shop a moment later. */
export const waitForReceipt = ({ page }: Pick<Visitor, 'page'>) =>
  page.locator('body[data-route-name="payment-success"]').waitFor()

/** Goes from the receipt to the purchase's order; returns its path. */
export async function openOrder({ page }: Visitor): Promise<string> {
  await page.waitForURL(/\/payment\//)
  // Until the payment reaches the shop, the page has a button that checks again.
  const checkAgain = page.locator('main button[value="check"]')
  if (await checkAgain.isVisible()) await checkAgain.click().catch(() => undefined)
  await waitForReceipt({ page })
  await page.locator('main a[href*="/buyer/orders/"]').first().click()
  await page.waitForURL(/\/buyer\/orders\/\d+/)
  return new URL(page.url()).pathname
}

/** Ticks all handover steps of the confirm page and the buyer's acknowledgement. */
export async function tickHandover({ page }: Pick<Visitor, 'page'>): Promise<void> {
  for (const box of await page.locator('main input[name="step"]').all()) await box.check()
  await page.locator('input[name="acknowledged"]').check()
}

/** Reloads the page until it shows `selector`, for changes made by a job of another process. */
export async function reloadUntil({ page }: Visitor, selector: string, ms = 30_000) {
  const end = Date.now() + ms
  while (Date.now() < end) {
    if (await page.locator(selector).count()) return
    await page.waitForTimeout(300) // The job runs in another process, whose clock the test cannot control.
    await page.reload({ waitUntil: 'domcontentloaded' })
  }
  throw new Error(`${selector} never appeared on ${page.url()}`)
}

/** A newly registered buyer, signed in. */
export async function newBuyer(options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options)
  const account = await registerByPost(visitor)
  return { ...visitor, ...account }
}

/** Every visible amount of a currency, in the order of the page. */
export async function amounts({ page }: Visitor, currency: string, scope = 'main'): Promise<string[]> {
  const text = await page.locator(scope).first().innerText()
  return [...text.matchAll(new RegExp(`[\\d,]+\\.\\d{2} ${currency}`, 'g'))].map(([amount]) => amount)
}

/** The Cookie header of a visitor, to use the same session elsewhere. */
export async function cookieHeader({ context, origin }: Visitor): Promise<string> {
  const cookies = await context.cookies(origin)
  expect(cookies.length).toBeGreaterThan(0)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
