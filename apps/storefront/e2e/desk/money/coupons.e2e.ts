import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { newBuyer } from '../../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../../support/buyer/seller.ts'
import { findOffer } from '../../support/shop/gateway.ts'
import { visit } from '../../support/shop/shop.ts'

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10)

/** A new offer of the demo seller for 20 US dollars. */
async function newOffer(): Promise<string> {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const { brandId, categoryId } = await findOffer({ matches: ({ categoryAlias }) => categoryAlias === 'gift-cards' })
  const body = { brandId, categoryId, title: 'A card with a coupon', priceMinor: 2000, stock: 3 }
  return (await seller(calls.seller.sellerOfferCreate, { body })).id
}

describe('a coupon of a seller', () => {
  it('is made in the seller centre, claimed and used in the shop, and stopped by staff', {
    timeout: 120_000,
  }, async () => {
    const code = `E2E-${Date.now()}`
    const offer = await newOffer()
    const seller = await demoSellerAtDesk({ phone: true })
    await seller.go('/sell/coupons')
    await seller.page.locator('#code').fill(code)
    await seller.page.locator('#name').fill('A quarter off')
    await seller.page.locator('#value').fill('25')
    await seller.page.locator('#days').fill('999')
    await seller.page.locator('#until').fill(inAWeek())
    await seller.page.getByRole('button', { name: 'Make a coupon' }).click()
    await seller.page.getByText('Please enter 1 to 366 days').first().waitFor()
    expect(await seller.page.locator('#code').inputValue()).toBe(code)
    await seller.page.locator('#days').fill('7')
    await seller.page.getByRole('button', { name: 'Make a coupon' }).click()
    await seller.page.getByText(`Buyers can use the coupon ${code} now.`).waitFor()

    const buyer = await newBuyer()
    await buyer.go('/buyer/coupon')
    await buyer.page.locator('#coupon').fill(code.toLowerCase())
    await buyer.page.locator('button[value="code"]').click()
    await buyer.page.getByText('Only for offers of').waitFor()
    await buyer.go(`/checkout?offer=${offer}`)
    await buyer.page.getByText('A quarter off').click()
    await buyer.page.waitForURL(/[?&]coupon=/)
    await buyer.page.locator('main form:has(input[name="deliveryEmail"]) button[type="submit"]').click()
    await buyer.page.waitForURL(/sandbox-pay/)
    await buyer.page.getByText('15.00').first().waitFor()

    const staff = await visitDesk()
    await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
    await staff.go('/staff/coupons')
    const row = staff.page.locator('main tbody tr').filter({ hasText: code })
    expect(await row.innerText()).toContain('25% off')
    await row.getByRole('button', { name: 'Stop' }).click()
    await staff.page.locator('#stop-reason').fill('The seller asked for it.')
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
    await staff.page.getByText(`The coupon ${code} is stopped.`).waitFor()

    const late = await newBuyer()
    await late.go('/buyer/coupon')
    await late.page.locator('#coupon').fill(code)
    await late.page.locator('button[value="code"]').click()
    await late.page.getByText('This coupon cannot be used').waitFor()
  })
})

describe('a coupon of the shop', () => {
  it('is made and given by staff, and a large one waits for a second person', { timeout: 120_000 }, async () => {
    const code = `SHOP-${Date.now()}`
    const staff = await visitDesk()
    await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
    await staff.go('/staff/coupons')
    const { page } = staff
    const make = async (name: string, { value, claims }: { value: string; claims?: string }) => {
      await page.locator('#code').fill(name)
      await page.locator('#name').fill('For your patience')
      await page.locator('#kind').selectOption('amount')
      await page.locator('#value').fill(value)
      await page.locator('#currency').selectOption('USD')
      if (claims) {
        await page.locator('#until').fill(inAWeek())
        await page.locator('#claims').fill(claims)
      }
      await page.locator('#reason').fill('A browser test')
      await page.getByRole('button', { name: 'Make a coupon' }).click()
    }
    await make(code, { value: '2.50' })
    await page.getByText(`Buyers can use the coupon ${code} now.`).waitFor()
    await page.locator('#given').fill(code)
    await page.locator('#buyerId').fill('nobody')
    await page.locator('#give-reason').fill('The delivery was late.')
    await page.getByRole('button', { name: 'Give a coupon to a buyer' }).click()
    await page.getByText('Please enter the number of a buyer').first().waitFor()

    await make(`${code}-BIG`, { value: '50', claims: '10000' })
    await page.getByText(`The coupon ${code}-BIG waits for a second person.`).waitFor()
    const second = await visitDesk()
    await signInAtDesk(second, { email: 'demo-service2@tradepost.example', password: demo.password })
    await second.go('/staff/proposals')
    expect(await second.page.locator('main').innerText()).toContain('500,000.00')
    await waitForEntry(second, 'coupon.createCoupon')
  })
})
