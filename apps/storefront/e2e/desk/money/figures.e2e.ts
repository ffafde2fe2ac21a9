import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { anyOffer, newBuyer } from '../../support/buyer/purchase.ts'

it('staff see what was sold today, and the money of the ledger', { timeout: 120_000 }, async () => {
  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  const paid = async () => {
    await staff.go('/staff/figures?days=1')
    await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor()
    const tile = page.locator('dl > div', { hasText: 'Of them paid' }).locator('dd').first()
    return Number(await tile.innerText())
  }
  const before = await paid()
  await orderFor(await newBuyer(), { id: (await anyOffer()).id })
  // Other tests buy at the same time.
  expect(await paid()).toBeGreaterThan(before)
  const table = page.getByRole('table', { name: 'Money', exact: true })
  expect(await table.getByRole('row').count()).toBeGreaterThan(1)
  expect(await table.getByRole('columnheader').allInnerTexts()).toContain('Commission and fees')
  const steps = page.getByRole('table', { name: 'From view to order' }).locator('tbody tr')
  expect((await steps.allInnerTexts()).map((row) => row.split(/[\t\n]/)[0])).toEqual([
    ...['Offers seen', 'Put into the cart', 'Orders begun', 'Of them paid', 'Of them confirmed'],
  ])
  const link = await page.getByRole('link', { name: 'Download the money as CSV' }).getAttribute('href')
  const download = (path: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address)
      return { status: answer.status, name: answer.headers.get('content-disposition'), text: await answer.text() }
    }, path)
  const file = await download(link ?? '')
  expect(file.name).toContain('figures-money.csv')
  expect(file.text).toMatch(
    /^currency,paid_minor,refunded_minor,charged_back_minor,coupons_minor,take_minor,since,time_zone\r\n\w{3},\d+,/,
  )
  expect((await download('/staff/figures/secrets.csv')).status).toBe(404)
  await staff.go('/staff/figures?days=7')
  await page.getByRole('heading', { name: 'Money over time in USD' }).waitFor()
  const course = page.locator('section', { hasText: 'Money over time in USD' })
  await course.getByText('As a table').click()
  expect(await course.getByRole('table', { name: 'Money over time in USD' }).locator('tbody tr').count()).toBe(7)
  const days = await download('/staff/figures/movements.csv?days=7')
  expect(days.text).toMatch(/^from,day,currency,paid_minor,/)
  expect(days.text.match(/,USD,/g)).toHaveLength(7)
  // A seller of the table opens its course of the same days.
  const sellers = page.getByRole('table', { name: 'Sellers with the most orders' })
  const name = await sellers.locator('tbody tr').first().getByRole('link').first().innerText()
  await sellers.getByRole('link', { name: `Over time ${name}` }).click()
  const ofSeller = page.locator('section', { has: page.locator('h2#course') }).last()
  await ofSeller.getByRole('heading', { name: `${name} over time` }).waitFor()
  await ofSeller.getByText('As a table').first().click()
  expect(
    await ofSeller
      .getByRole('table', { name: `${name} over time` })
      .locator('tbody tr')
      .count(),
  ).toBe(7)
  const receipts = await ofSeller.getByRole('link', { name: 'Download this money as CSV' }).getAttribute('href')
  expect((await download(receipts ?? '')).text.match(/,USD,/g)).toHaveLength(7)
  await page.getByRole('link', { name: '1 year' }).click()
  await page.getByRole('heading', { name: 'Orders over time' }).waitFor()
})
