import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
// @boundaries-ignore the names of all tables, without the screens of the desk
import {
  sellerTables,
  staffTables,
  type TableName,
  tableFilePath,
} from '../../../../../packages/desk-features/src/kernel/table/table-names.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { emailOf } from '../../support/page/desk-pages.ts'
import type { Visitor } from '../../support/shop/shop.ts'

/** The name of the file that a page offers, its columns, and its lines. */
async function download({ page, go }: Visitor, path: string) {
  await go(path)
  const link = page.getByRole('link', { name: 'Download as CSV' })
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  const [head, ...lines] = (await text(await file.createReadStream())).trim().split('\r\n')
  return { name: file.suggestedFilename(), head, lines }
}

/** Searches without which a table has no rows. */
const searchOf = (name: TableName) => new URLSearchParams(name.startsWith('found-') ? { text: demo.email } : {})

/** Tables of one seller, order or such, and that of all tenants, which only the platform has. */
const ofOne: ReadonlySet<TableName> = new Set([
  ...(['offer-refusals', 'past-plans', 'plans', 'unit-refusals', 'attribute-values', 'audit-changes'] as const),
  ...(['brand-categories', 'chargeback-sign-ins', 'content-versions', 'customer-mails', 'customer-orders'] as const),
  ...(['customer-risk', 'error-browsers', 'error-pages', 'error-versions', 'order-mails', 'order-payments'] as const),
  ...(['order-siblings', 'run-payouts', 'seller-history', 'seller-marks', 'seller-risk', 'tenants'] as const),
  'webhook-deliveries',
])
const ofLists = (names: readonly TableName[]) => names.filter((name) => !ofOne.has(name))

/** Tables of one seller, order or such, by the list whose first row they are of. */
const ofFirst = [
  ['sellers', ['seller-history', 'seller-marks', 'seller-risk']],
  ['found-customers', ['customer-mails', 'customer-orders', 'customer-risk']],
  ['brands', ['brand-categories']],
  ['attributes', ['attribute-values']],
] as const satisfies readonly (readonly [TableName, readonly TableName[]])[]

interface Saved {
  path: string
  status: number
  head: string
  lines: string[]
}

/** Saves files at their addresses, one after another. */
const saveAll = ({ page }: Visitor, paths: readonly string[]): Promise<Saved[]> =>
  page.evaluate(async (all) => {
    const saved: Saved[] = []
    for (const path of all) {
      const answer = await fetch(path)
      const [head = '', ...lines] = (await answer.text()).trim().split('\r\n')
      saved.push({ path, status: answer.status, head, lines })
    }
    return saved
  }, paths)

const isTable = ({ status, head }: Saved) => status === 200 && /^[a-z_0-9]+(?:,[a-z0-9_]+)+$/.test(head)

/** The files of tables that do not come, each with its answer. */
async function missingFiles(visitor: Visitor, names: readonly TableName[], search?: Record<string, string>) {
  const paths = names.map((name) => tableFilePath(name, search ? new URLSearchParams(search) : searchOf(name)))
  return (await saveAll(visitor, paths)).filter((saved) => !isTable(saved)).map(({ path, status }) => [path, status])
}

/** The first cell of the first row of a table. */
async function firstId(visitor: Visitor, name: TableName) {
  const [saved] = await saveAll(visitor, [tableFilePath(name, searchOf(name))])
  return saved?.lines[0]?.split(',', 1)[0] ?? ''
}

it('a seller saves coupons, prices and members as files', { timeout: 180_000 }, async () => {
  const seller = await demoSellerAtDesk()
  const { page } = seller

  const code = `FILE-${Date.now()}`
  await seller.go('/sell/coupons')
  await page.locator('#code').fill(code)
  await page.locator('#name').fill('=A quarter, off')
  await page.locator('#value').fill('25')
  await page.locator('#days').fill('7')
  await page.locator('#until').fill(new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Make a coupon' }).click()
  await page.getByText(`Buyers can use the coupon ${code} now.`).waitFor()
  const coupons = await download(seller, '/sell/coupons')
  expect(coupons.name).toBe('coupons.csv')
  expect(coupons.lines.filter((line) => line.includes(`,${code},"'=A quarter, off",open,25,`))).toHaveLength(1)

  const members = await download(seller, '/sell/members')
  expect(members).toMatchObject({ name: 'members.csv', head: 'state,user,name,email,role,since,expires_at' })
  expect(members.lines.join()).toContain('seller_owner')

  await seller.go('/sell/offers')
  const offer = await page.locator('main tbody a[href^="/sell/offers/"]').first().getAttribute('href')
  const prices = await download(seller, `${offer}/prices`)
  expect(prices).toMatchObject({ name: 'prices.csv', head: 'offer,since,currency,price_minor,before_minor,set_by' })
  expect(prices.lines[0]).toMatch(/^\d+,2\d{3}-.*,USD,\d+,/)

  await seller.go('/sell/messages/templates')
  await page.locator('#title-new').fill('=Thanks')
  await page.locator('#text-new').fill('Thank you, {buyer}')
  await page.getByRole('button', { name: 'Save template' }).first().click()
  await page.getByRole('heading', { name: '=Thanks' }).waitFor()
  const templates = await download(seller, '/sell/messages/templates')
  expect(templates).toMatchObject({ name: 'chat-templates.csv', head: 'id,title,text' })
  expect(templates.lines.join()).toContain(`,'=Thanks,"Thank you, {buyer}"`)
  expect(await missingFiles(seller, ofLists(sellerTables))).toEqual([])
  const id = offer?.split('/').at(-1) ?? ''
  expect(await missingFiles(seller, ['plans', 'past-plans'], { id })).toEqual([])
  expect(await missingFiles(seller, ['plans'], { id: '0' })).toEqual([[expect.stringContaining('id=0'), 404]])
})

it('staff save the coupons of the whole shop as a file, which a seller cannot', async () => {
  const staff = await visitDesk()
  await signInAtDesk(staff, { email: emailOf.staff, password: demo.password })
  const { name, head, lines } = await download(staff, '/staff/coupons')
  expect([name, head?.split(',').slice(0, 3)]).toEqual(['coupons.csv', ['coupon', 'code', 'name']])
  expect(lines.length).toBeGreaterThan(0)
  expect(await missingFiles(staff, ofLists(staffTables))).toEqual([])
  for (const [list, tables] of ofFirst) {
    const id = await firstId(staff, list)
    expect([list, id]).not.toEqual([list, ''])
    expect(await missingFiles(staff, tables, { id })).toEqual([])
  }
  const sellers = await download(staff, '/staff/sellers')
  expect(sellers).toMatchObject({ name: 'sellers.csv', head: expect.stringMatching(/^id,nick_name,standing,/) })
  expect(sellers.lines.length).toBeGreaterThan(1)
  const recorded = await staff.page.evaluate(() =>
    fetch('/staff/audit.csv?call=standing.staffSellerPage').then((answer) => answer.text()),
  )
  expect(recorded).toContain('sellers.csv')
  const seller = await demoSellerAtDesk()
  const [orders] = await saveAll(seller, ['/sell/orders.csv'])
  const id = orders?.lines[0]?.split(',', 1)[0] ?? ''
  expect(id).toMatch(/^\d+$/)
  expect(await missingFiles(staff, ['order-mails', 'order-payments', 'order-siblings'], { id })).toEqual([])
  const status = await seller.page.evaluate(() => fetch('/staff/coupons.csv').then((answer) => answer.status))
  expect(status).toBe(403)
  expect(await missingFiles(seller, ['sellers'])).toEqual([['/staff/tables/sellers.csv', 403]])
})
