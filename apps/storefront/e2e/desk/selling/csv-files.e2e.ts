import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
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
})

it('staff save the coupons of the whole shop as a file, which a seller cannot', async () => {
  const staff = await visitDesk()
  await signInAtDesk(staff, { email: emailOf.staff, password: demo.password })
  const { name, head, lines } = await download(staff, '/staff/coupons')
  expect([name, head?.split(',').slice(0, 3)]).toEqual(['coupons.csv', ['coupon', 'code', 'name']])
  expect(lines.length).toBeGreaterThan(0)
  const seller = await demoSellerAtDesk()
  const status = await seller.page.evaluate(() => fetch('/staff/coupons.csv').then((answer) => answer.status))
  expect(status).toBe(403)
})
