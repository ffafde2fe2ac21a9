import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { publicApi } from '../../support/shop/gateway.ts'

/** No other test looks at this seller, who is on vacation in the demo. */
const away = { email: 'demo-away@tradepost.example', password: demo.password }

it('a seller comes back from a vacation, and staff suspend and free the seller', { timeout: 180_000 }, async () => {
  const seller = await visitDesk()
  await signInAtDesk(seller, away)
  await seller.go('/sell/vacation')
  await seller.page.getByRole('button', { name: 'End the vacation' }).click()
  await seller.page.getByRole('button', { name: 'Start the vacation' }).waitFor()
  await seller.page.locator('#until').fill('2020-01-01')
  await seller.page.getByRole('button', { name: 'Start the vacation' }).click()
  await seller.page.getByText('Please choose a day in the future').first().waitFor()

  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/search')
  await page.locator('#text').fill(away.email)
  await page.locator('main form[role="search"] button').click()
  await page.waitForURL(/\/staff\/customers\/\d+$/)
  await page.locator('main a[href^="/staff/sellers/"]').first().click()
  await page.waitForURL(/\/staff\/sellers\/\d+$/)
  const sellerPage = page.url()
  const id = sellerPage.split('/').at(-1) ?? ''
  const isOnSale = async () => {
    const { list } = await publicApi()(calls.offer.offerPage, { body: { sellerId: id, pageNo: 1, pageSize: 10 } })
    return list.some(({ status, available }) => status === 1 && available > 0)
  }
  const onSaleBefore = await isOnSale()
  const change = async (standing: 'suspended' | 'active', reason: string) => {
    await page.goto(sellerPage)
    const form = page.locator('section[aria-labelledby="change"]')
    await form.locator('#standing').selectOption(standing)
    await form.locator('button:not([type="button"])').click()
    await form.locator('#reason[aria-invalid="true"]').waitFor()
    await form.locator('#reason').fill(reason)
    await form.locator('button:not([type="button"])').click()
    await page.locator('section[aria-labelledby="history"]').getByText(reason).first().waitFor()
  }
  await change('suspended', 'Three buyers complained.')
  expect(await isOnSale()).toBe(false)
  await seller.go('/sell')
  await seller.page.getByText('Three buyers complained.').first().waitFor()
  await change('active', 'All three were answered.')
  expect(await isOnSale()).toBe(onSaleBefore)

  await seller.go('/sell/vacation')
  await seller.page.getByRole('button', { name: 'Start the vacation' }).click()
  await seller.page.getByRole('button', { name: 'End the vacation' }).waitFor()
  await waitForEntry(staff, 'standing.changeStanding', id)
  await waitForEntry(staff, 'standing.setVacation')
})
