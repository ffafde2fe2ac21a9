import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../../support/buyer/desk.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { newBuyer } from '../../support/buyer/purchase.ts'

it('a seller finds an order by its number and its offer, sorts by deadline, and saves the list as a file', {
  timeout: 180_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page } = seller
  const ref = `listed-${Date.now()}`
  const buyer = await newBuyer()
  const orderId = (await orderFor(buyer, { id: await newGiftCard(ref, 1), quantity: 1 })).split('/').at(-1) ?? ''
  const rows = page.locator('main tbody tr')

  await seller.go('/sell/orders')
  expect(await rows.count()).toBeGreaterThan(1)
  await page.getByLabel('Order number, offer or buyer').fill(orderId)
  await page.keyboard.press('Enter')
  await page.waitForURL(/keyword=/)
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(1)
  expect(await rows.first().locator('a').first().getAttribute('href')).toBe(`/sell/orders/${orderId}`)

  await page.getByLabel('Order number, offer or buyer').fill(ref.toUpperCase())
  await page.getByLabel('Sort by').selectOption('due')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/sort=due/)
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(1)
  // The tabs keep the search, and count what it finds.
  await page.getByRole('link', { name: /^To deliver/ }).click()
  await page.waitForURL(/group=to-deliver/)
  expect(new URL(page.url()).searchParams.get('keyword')).toBe(ref.toUpperCase())

  const file = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  const csv = await page.evaluate((path) => fetch(path).then((answer) => answer.text()), file ?? '')
  const [head = '', ...lines] = csv.trim().split('\r\n')
  expect(head).toContain('order,paid_at,title,buyer')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(orderId)
  expect(lines[0]).toContain(',USD,1000,')

  // Yesterday nobody had bought it.
  await page.getByLabel('Paid until').fill('2020-01-01')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('No order matches.').waitFor()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBeGreaterThan(0)
})
