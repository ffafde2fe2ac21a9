import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { newBuyer, reloadUntil, tickHandover } from '../../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../../support/buyer/seller.ts'
import { visit } from '../../support/shop/shop.ts'

it('points of an order are swapped for a coupon that staff made, and the coupon lowers a price', {
  timeout: 150_000,
}, async () => {
  const code = `POINTS-${Date.now()}`
  const staff = await visitDesk()
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  await staff.go('/staff/coupons')
  const { page } = staff
  await page.locator('#code').fill(code)
  await page.locator('#name').fill(`Two off ${code}`)
  await page.locator('#kind').selectOption('amount')
  await page.locator('#value').fill('2')
  await page.locator('#currency').selectOption('USD')
  await page.locator('#points').fill('40')
  await page.locator('#claims').fill('3')
  await page.locator('#reason').fill('For points')
  await page.getByRole('button', { name: 'Make a coupon' }).click()
  await page.getByText('A coupon for points needs a day').first().waitFor()
  expect(await page.locator('#points').inputValue()).toBe('40')
  await page.locator('#until').fill(new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Make a coupon' }).click()
  await page.getByText(`Buyers can use the coupon ${code} now.`).waitFor()
  expect(await page.locator('main tbody tr').filter({ hasText: code }).innerText()).toContain('40 points')

  const offer = await newGiftCard(`points-${Date.now()}`, 2)
  const buyer = await newBuyer()
  const order = await orderFor(buyer, { id: offer })
  const ticket = buyer.page.locator('section:has(#swap) li').filter({ hasText: code })
  await buyer.go('/buyer/point')
  await ticket.getByText('40 more points needed').waitFor()
  const api = await sellerOrStaffApi(await visit(), 'seller')
  const params = { id: order.split('/').at(-1) ?? '' }
  await api(calls.seller.sellerDeliver, { params, body: { text: 'CODE-1' } }, { idempotencyKey: crypto.randomUUID() })
  await buyer.go(order)
  await reloadUntil(buyer, 'main a[href$="/confirm"]')
  await buyer.go(`${order}/confirm`)
  await tickHandover(buyer)
  await buyer.page.getByRole('button', { name: 'Confirm receipt' }).click()
  await buyer.page.waitForURL(`**${order}`)

  // The first order of a new buyer earns 50 points.
  await buyer.go('/buyer/point')
  await ticket.getByRole('button', { name: 'Swap 40 points' }).click()
  await buyer.page.getByText('The coupon is yours').waitFor()
  await ticket.getByText('30 more points needed').waitFor()
  await buyer.page.getByText('Swapped for a coupon').waitFor()
  await buyer.go('/buyer/coupon')
  // It costs points, so nobody gets it by its code alone.
  await buyer.page.locator('#coupon').fill(code)
  await buyer.page.locator('button[value="code"]').click()
  await buyer.page.getByText('This coupon costs points').first().waitFor()
  await buyer.go(`/checkout?offer=${offer}`)
  await buyer.page.getByText(`Two off ${code}`).click()
  await buyer.page.waitForURL(/[?&]coupon=/)
  await buyer.page.locator('main form:has(input[name="deliveryEmail"]) button[type="submit"]').click()
  await buyer.page.waitForURL(/sandbox-pay/)
  await buyer.page.getByText('8.00').first().waitFor()
})
