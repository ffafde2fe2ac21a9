import type { OfferCard } from '@tradepost/contract'
import { formatMoney } from '@tradepost/i18n'
import { describe, expect, it } from 'vitest'
import { mailTo, signUp } from './support/buyer.ts'
import { buyable, findOffer } from './support/gateway.ts'
import { type Visitor, visit } from './support/shop.ts'

const goodCard = '4242424242424242'
const declinedCard = '4000000000000002'

/** Fills and sends the hosted card page. */
async function payByCard({ page }: Visitor, number: string) {
  await page.waitForURL(/sandbox-pay/)
  await page.locator('input[autocomplete="cc-number"]').fill(number)
  await page.locator('input[autocomplete="cc-exp"]').fill('12/34')
  await page.locator('input[autocomplete="cc-csc"]').fill('123')
  const name = page.locator('input[autocomplete="cc-name"]')
  if (await name.count()) await name.fill('Ada Buyer')
  await page.locator('button[type="submit"]').first().click()
}

const mainButton = (visitor: Visitor) => visitor.page.locator('main form button[type="submit"]:visible').last()

/** Reloads until the page says so; delivery is a job and takes moments. */
async function reloadUntil(visitor: Visitor, selector: string) {
  for (let attempt = 0; attempt < 60; attempt++) {
    if (await visitor.page.locator(selector).count()) return
    await visitor.page.waitForTimeout(500) // NOTE: the job runs in another process; there is no clock to move here.
    await visitor.page.reload({ waitUntil: 'domcontentloaded' })
  }
  throw new Error(`${selector} never appeared on ${visitor.page.url()}`)
}

const shown = (offer: OfferCard) => formatMoney(offer.price)

async function checkOut(visitor: Visitor, offer: OfferCard, card: string) {
  await visitor.go(`/items/${offer.id}`)
  expect(await visitor.page.locator('main').innerText()).toContain(shown(offer))
  await visitor.page
    .locator('main form[action*="checkout"] button[type="submit"]:visible, main a[href*="checkout?offer"]:visible')
    .first()
    .click()
  await visitor.page.waitForURL(/\/checkout/)
  expect(await visitor.page.locator('main').innerText()).toContain(shown(offer))
  await mainButton(visitor).click()
  await payByCard(visitor, card)
}

describe.each([
  { tenant: 'lumen', javaScript: true },
  { tenant: 'sahra', javaScript: true },
  { tenant: 'lumen', javaScript: false },
])('the main job on $tenant, JavaScript $javaScript', ({ tenant, javaScript }) => {
  it('D-39 F-06 takes one order from checkout over delivery to confirmed and finished', async () => {
    const offer = await findOffer({ tenant, standardType: 0, matches: buyable })
    const visitor = await visit({ tenant, javaScript, phone: true })
    const buyer = await signUp(visitor)
    await checkOut(visitor, offer, goodCard)
    await visitor.page.waitForURL(/\/payment\/success/)
    expect(await visitor.page.locator('main').innerText()).toContain(shown(offer))
    await visitor.page.locator('main a[href*="/buyer/orders/"]').first().click()
    await visitor.page.waitForURL(/\/buyer\/orders\/\d+/)
    const order = new URL(visitor.page.url()).pathname

    const reveal =
      'main form[action] button[value="reveal"], main button[name="intent"][value="reveal"], main form:has(input[value="reveal"]) button'
    await reloadUntil(visitor, reveal)
    await visitor.page.locator(reveal).first().click()
    await visitor.page.locator('main code, main [data-secret]').first().waitFor()
    expect((await visitor.page.locator('main code, main [data-secret]').first().innerText()).length).toBeGreaterThan(3)
    await mailTo(buyer.email, offer.title.slice(0, 12))

    await visitor.go(`${order}/confirm`)
    const told = await visitor.page.locator('main').innerText()
    expect(told).toContain(shown(offer))
    const boxes = visitor.page.locator('main input[type="checkbox"][required], main input[name="acknowledged"]')
    for (let index = 0; index < (await boxes.count()); index++) await boxes.nth(index).check()
    await mainButton(visitor).click()
    await visitor.page.waitForURL((url) => !url.pathname.endsWith('/confirm'))
    await visitor.go(order)
    expect(await visitor.page.locator('main button[value="confirm"], main a[href$="/confirm"]').count()).toBe(0)
    expect(visitor.problems).toEqual([])
  })
})

describe('a payment that fails', () => {
  it('A-22 A-23 says so, keeps the items and can be paid with another card', async () => {
    const offer = await findOffer({
      standardType: 0,
      matches: (candidate) => buyable(candidate) && candidate.available > 0,
    })
    const visitor = await visit()
    await signUp(visitor)
    await checkOut(visitor, offer, declinedCard)
    await visitor.page.waitForURL(/\/payment\/failed/)
    expect(visitor.page.url()).toMatch(/purchase=/)
    await mainButton(visitor).click()
    await payByCard(visitor, goodCard)
    await visitor.page.waitForURL(/\/payment\/success/)
    expect(await visitor.page.locator('main a[href*="/buyer/orders/"]').count()).toBeGreaterThan(0)
  })
})
