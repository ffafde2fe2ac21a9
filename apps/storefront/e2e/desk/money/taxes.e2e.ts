import { splitGross } from '@tradepost/domain/money/tax'
import { formatMoney } from '@tradepost/i18n/format'
import type pg from 'pg'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk } from '../../support/buyer/desk.ts'
import { cards, openOrder, payByCard, placeOrder, reloadUntil, tickHandover } from '../../support/buyer/purchase.ts'
import { visitAt } from '../../support/buyer/visit-at.ts'
import { openDatabase } from '../../support/shop/own-database.ts'
import type { Visitor } from '../../support/shop/shop.ts'
import { type Shops, startShops } from '../../support/shop/start-shops.ts'

// An installation of its own: no other test may find its shop charging tax.
let shops: Shops
let db: pg.Client
beforeAll(async () => {
  const storefrontEnv = () => ({ COUNTRY_HEADER: 'CF-IPCountry' })
  shops = await startShops({ offers: 400, orders: 0, only: ['lumen'], storefrontEnv })
  db = await openDatabase(shops.dataDir)
}, 240_000)
afterAll(async () => {
  await db?.end()
  await shops?.stop()
})

const visitorAt = (origin: string) => visitAt(shops, origin)
const usd = (minor: number) => formatMoney({ minor, currency: 'USD' })
const rowsOf = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await db.query<T>(text, values)).rows

/** The words of a PDF at an address, as the page of a visitor gets it. A busy shop may ask to try again. */
async function pdfAt({ page }: Visitor, path: string): Promise<string> {
  const fetchFile = () =>
    page.evaluate(async (address) => {
      const answer = await fetch(address)
      const type = answer.headers.get('content-type')
      return { answered: [answer.status, type].join(' '), bytes: [...new Uint8Array(await answer.arrayBuffer())] }
    }, path)
  let file = await fetchFile()
  for (let tries = 1; tries < 5 && file.answered.startsWith('50'); tries++) file = await fetchFile()
  expect(file.answered).toBe('200 application/pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.bytes)), { mergePages: true })
  return text.replace(/[\u2066-\u2069]/g, '')
}

/** Submits a form of the taxes page, with the password if it is asked for. */
async function submit({ page }: Visitor, button: string) {
  const form = page.locator('main form', { has: page.getByRole('button', { name: button, exact: true }) }).first()
  const saved = page.getByText('Saved. It applies to later orders.')
  const password = form.locator('input[type="password"]')
  for (let tries = 0; tries < 2; tries++) {
    if (await password.count()) await password.fill(demo.password)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.getByRole('button', { name: button, exact: true }).click()
    await answered
    await password.or(saved).first().waitFor()
    if (await saved.count()) return
  }
  await saved.waitFor()
}

it('staff set a rate, a buyer pays the shown price with the tax in it, and the month says what the ledger says', {
  timeout: 240_000,
}, async () => {
  const [offer] = await rowsOf<{ id: string; price: string }>(
    `select id::text, price_minor as price from offer where tenant_id = 1 and status = 1 and delivery_mode = 'platform'
      and standard_type = 0 and available > 0 and min_quantity = 1 order by price_minor desc limit 1`,
  )
  const price = Number(offer?.price)
  const checkout = `/checkout?offer=${offer?.id}&quantity=1`
  const { tax, net } = splitGross(price, 19)

  const buyer = await visitorAt(shops.sites.lumen ?? '')
  await buyer.context.request.post(`${buyer.origin}/login`, {
    headers: { origin: buyer.origin },
    form: { intent: 'password', email: demo.email, password: demo.password },
  })
  await buyer.go(checkout)
  // A shop that charges no tax asks for no country.
  await buyer.page.locator('input[name="deliveryEmail"]').waitFor()
  expect(await buyer.page.locator('#country').count()).toBe(0)

  const staff = await visitorAt(shops.desks.lumen ?? '')
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  await staff.go('/staff/taxes')
  await page.getByText('This shop charges no tax.').waitFor()
  await page.locator('#charges').check()
  await page.locator('#ownCountry').selectOption('DE')
  await page.locator('#vatNumber').fill('DE 136 695 976')
  await submit(staff, 'Save')
  await page.getByText('This shop charges tax. It is established in Germany.').waitFor()
  await page.locator('#country').selectOption('DE')
  await page.locator('#percent').fill('19')
  await submit(staff, 'Add a rate')
  const rates = page.getByRole('table', { name: 'Rates by country' })
  await expect
    .poll(() => rates.innerText(), { timeout: 20_000 })
    .toMatch(/Germany[\s\S]*All goods[\s\S]*19%[\s\S]*In use/)

  // The buyer states the country, sees the tax in the price, and pays the price as it was shown before.
  await buyer.context.setExtraHTTPHeaders({ 'cf-ipcountry': 'DE' })
  await buyer.go(`${checkout}&again=1`)
  await buyer.page.locator('#country').selectOption('FR')
  await buyer.page.waitForURL(/country=FR/)
  // No rate: nothing to say.
  expect(await buyer.page.getByText(/incl\. /).count()).toBe(0)
  await buyer.page.locator('#country').selectOption('DE')
  await buyer.page.waitForURL(/country=DE/)
  const included = `incl. 19% VAT (${usd(tax)})`
  await expect
    .poll(async () => (await buyer.page.locator('main').innerText()).replace(/[\u2066-\u2069]/g, ''), {
      timeout: 20_000,
    })
    .toContain(included)
  expect(await buyer.page.locator('main').innerText()).toContain(usd(price))
  await placeOrder(buyer)
  await payByCard(buyer, cards.good)
  const order = await openOrder(buyer)
  const id = order.split('/').at(-1) ?? ''
  await buyer.page.getByText(included).first().waitFor()
  const invoice = buyer.page.getByRole('link', { name: /^Invoice INV-/ })
  const words = await pdfAt(buyer, (await invoice.getAttribute('href')) ?? '')
  for (const part of ['DE136695976', 'Net amount', usd(net), 'VAT 19% (Germany)', usd(tax), usd(price)])
    expect(words).toContain(part)

  // Staff see which evidence there is.
  await staff.go(`/staff/orders/${id}`)
  await page.getByText('Stated: DE · Network: DE').waitFor()
  await page.getByText('Two pieces agree.').waitFor()

  // Once the buyer confirms, the tax is owed.
  await reloadUntil(buyer, 'a[href$="/confirm"]')
  await buyer.go(`${order}/confirm`)
  await tickHandover(buyer)
  await buyer.page.locator('main form:has(input[name="acknowledged"]) button[type="submit"]').click()
  await expect
    .poll(() => rowsOf(`select 1 from order_head where id = $1 and state in ('confirmed', 'closed')`, [id]), {
      timeout: 20_000,
    })
    .toHaveLength(1)
  const [ledger] = await rowsOf<{ n: string }>(
    `select sum(balance) as n from ledger_account where tenant_id = 1 and purpose = 'tax' and unit = 'USD'`,
  )
  expect(Number(ledger?.n)).toBe(tax)
  await staff.go('/staff/taxes')
  const month = page.getByRole('table', { name: 'Tax by month' })
  for (const part of ['Germany', '19%', usd(price), usd(net), usd(tax)]) expect(await month.innerText()).toContain(part)
  await page.getByText(`Moved to the tax account of the ledger: ${usd(tax)}`).waitFor()
  const name = new Date().toISOString().slice(0, 7)
  const csv = await page.evaluate(async (address) => (await fetch(address)).text(), `/staff/taxes/months/${name}.csv`)
  expect(csv).toContain(`\r\n${name},DE,19,no,USD,1,${price},${net},${tax}\r\n`)

  await waitForEntry(staff, 'tax.setTaxSettings')
  await waitForEntry(staff, 'tax.addTaxRate')
})
