import { splitGross } from '@tradepost/domain/money/tax'
import { formatMoney } from '@tradepost/i18n/format'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk } from '../../support/buyer/desk.ts'
import { offerAt } from '../../support/buyer/offer-at.ts'
import { pdfText } from '../../support/buyer/pdf-text.ts'
import { cards, payByCard, reloadUntil } from '../../support/buyer/purchase.ts'
import { visitAt } from '../../support/buyer/visit-at.ts'
import type { Visitor } from '../../support/shop/shop.ts'
import { type Shops, startShops } from '../../support/shop/start-shops.ts'

// An installation of its own: no other test may find its shop charging tax.
let shops: Shops
let owner: Visitor
beforeAll(async () => {
  const storefrontEnv = () => ({ COUNTRY_HEADER: 'CF-IPCountry' })
  shops = await startShops({ offers: 400, orders: 0, only: ['lumen'], storefrontEnv })
  owner = await visitAt(shops, shops.desks.lumen ?? '')
  await signInAtDesk(owner, { email: 'demo-service@tradepost.example', password: demo.password })
  await chargeTax()
}, 300_000)
afterAll(() => shops?.stop())

const usd = (minor: number) => formatMoney({ minor, currency: 'USD' })
const plain = async ({ page }: Visitor) => (await page.locator('main').innerText()).replace(/[\u2066-\u2069]/g, '')
const shows = (visitor: Visitor, words: string) =>
  expect.poll(() => plain(visitor), { timeout: 30_000 }).toContain(words)

/** Presses a button of the desk, and again with the password if the gateway asks who it is. */
async function submit({ page }: Visitor, button: string, done: string): Promise<void> {
  const form = page.locator('main form', { has: page.getByRole('button', { name: button, exact: true }) }).first()
  const password = form.locator('input[type="password"]')
  const saved = page.getByText(done)
  for (let tries = 0; tries < 2; tries++) {
    if (await password.count()) await password.fill(demo.password)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.getByRole('button', { name: button, exact: true }).click()
    await answered
    await password.or(saved).first().waitFor({ timeout: 30_000 })
    if (await saved.count()) return
  }
  await saved.waitFor()
}

/** Staff charge tax: 19% on all goods, 7% on the pass, whose client they publish. */
async function chargeTax(): Promise<void> {
  const { page } = owner
  const applies = 'Saved. It applies to later orders.'
  await owner.go('/staff/taxes')
  await page.locator('#charges').check()
  await page.locator('#ownCountry').selectOption('DE')
  await page.locator('#vatNumber').fill('DE 136 695 976')
  await submit(owner, 'Save', applies)
  const rates = page.getByRole('table', { name: 'Rates by country' })
  for (const [goods, percent] of [
    ['All goods', '19'],
    ['Only the Family Game PASS', '7'],
  ] as const) {
    await page.locator('#country').selectOption('DE')
    await page.locator('#categoryId').selectOption({ label: goods })
    await page.locator('#percent').fill(percent)
    await submit(owner, 'Add a rate', applies)
    await rates.getByText(`${percent}%`, { exact: true }).waitFor({ timeout: 30_000 })
  }
  await owner.go('/staff/pass-terms')
  await page.getByLabel('Address of the download').fill('https://client.example/setup.exe')
  await page.locator('[id="prices.USD"]').fill('12.99')
  await submit(owner, 'Save the terms', 'Saved. The shop uses these terms now.')
}

/** The demo buyer, in a network in Germany. */
async function demoBuyer(): Promise<Visitor> {
  const buyer = await visitAt(shops, shops.sites.lumen ?? '')
  await buyer.context.setExtraHTTPHeaders({ 'cf-ipcountry': 'DE' })
  await buyer.context.request.post(`${buyer.origin}/login`, {
    headers: { origin: buyer.origin },
    form: { intent: 'password', email: demo.email, password: demo.password },
  })
  return buyer
}

/** Chooses a country and waits for the tax that the price then includes. */
async function stateCountry(buyer: Visitor, country: string): Promise<void> {
  await buyer.page.locator('#country').selectOption(country)
  await buyer.page.waitForURL(new RegExp(`country=${country}`))
}

it('a buyer of the pass sees the rate of the pass in its price and on the invoice', { timeout: 240_000 }, async () => {
  const price = 1299
  const { tax, net } = splitGross(price, 7)
  const buyer = await demoBuyer()
  const { page } = buyer
  await buyer.go('/family-game-room/subscribe')
  // A country without a rate adds no line.
  await stateCountry(buyer, 'FR')
  expect(await plain(buyer)).not.toContain('VAT (')
  await stateCountry(buyer, 'DE')
  await shows(buyer, `incl. 7% VAT (${usd(tax)})`)
  await shows(buyer, usd(price))
  await page.locator('input[name="consent"]').check()
  await page.getByRole('button', { name: 'I agree and activate', exact: true }).click()
  await payByCard(buyer, cards.good)
  await page.waitForURL(/\/family-game-room\/result\//)
  await reloadUntil(buyer, 'main h1:has-text("Your pass is active")')
  await buyer.go('/family-game-room/membership')
  const invoice = page.locator('main').getByRole('link', { name: /INV-/ }).first()
  const words = await pdfText(buyer, (await invoice.getAttribute('href')) ?? '')
  for (const part of ['DE136695976', 'VAT 7% (Germany)', usd(net), usd(tax), usd(price)]) expect(words).toContain(part)

  // Staff see the evidence of place beside the document: what was stated, and the network.
  await owner.go('/staff/invoices?kind=invoice')
  const row = owner.page.locator('main tbody tr', { hasText: 'Family Game PASS' }).first()
  await row.getByText('7% · Evidence of place').click()
  await row.getByText('Stated: DE · Network: DE', { exact: false }).waitFor({ timeout: 30_000 })
  await row.getByText('Two pieces agree.', { exact: false }).waitFor()

  // Its tax is owed at once.
  await owner.go('/staff/taxes')
  await owner.page.getByText(`Moved to the tax account of the ledger: ${usd(tax)}`).waitFor({ timeout: 30_000 })
})

it('a buyer who rents an account sees the rate of all goods in its price and on the invoice', {
  timeout: 240_000,
}, async () => {
  const offer = await offerAt(
    shops,
    ({ standardType, status, available, price }) =>
      standardType === 5 && status === 1 && available > 0 && (price?.minor ?? 0) > 50,
  )
  const price = offer.price?.minor ?? 0
  const { tax, net } = splitGross(price, 19)
  const buyer = await demoBuyer()
  const { page } = buyer
  await buyer.go(`/rental/${offer.id}`)
  const topUp = page.locator('main a[href*="/buyer/g-coin/top-up"]').first()
  if (await topUp.count()) {
    await topUp.click()
    await page.locator('#agreed').check()
    await page.locator('main form:has(#agreed) button[type="submit"]').click()
    await payByCard(buyer, cards.good)
    await page.waitForURL(/\/buyer\/g-coin\/done/)
    await reloadUntil(buyer, `main a[href$="/rental/${offer.id}"]`)
    await page.locator(`main a[href$="/rental/${offer.id}"]`).click()
    await page.waitForURL(new RegExp(`/rental/${offer.id}`))
  }
  await stateCountry(buyer, 'DE')
  const included = `incl. 19% VAT (${usd(tax)})`
  await shows(buyer, included)
  await page.getByRole('button', { name: /^Rent Now for / }).click()
  await page.waitForURL(/\/buyer\/orders\/\d+/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await reloadUntil(buyer, 'main a:has-text("Invoice INV-")')
  await shows(buyer, included)
  const invoice = page
    .locator('main')
    .getByRole('link', { name: /^Invoice INV-/ })
    .first()
  const words = await pdfText(buyer, (await invoice.getAttribute('href')) ?? '')
  for (const part of ['VAT 19% (Germany)', usd(net), usd(tax), usd(price)]) expect(words).toContain(part)

  // No card paid for it: the stated country and the network agree.
  await owner.go(`/staff/orders/${id}`)
  await owner.page.getByText('Stated: DE · Network: DE', { exact: false }).waitFor({ timeout: 30_000 })
  await owner.page.getByText('Two pieces agree.').waitFor()
})
