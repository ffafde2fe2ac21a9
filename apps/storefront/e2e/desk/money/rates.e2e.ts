import { calls } from '@tradepost/contract'
import { currencyIds } from '@tradepost/domain/money/currencies'
import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { findOffer, publicApi } from '../../support/shop/gateway.ts'

const email = 'demo-service@tradepost.example'

it('staff set a rate that shoppers pay at once, and give the currency back', { timeout: 120_000 }, async () => {
  const offer = await findOffer({})
  const dollars = offer.converted?.from.minor ?? offer.price?.minor ?? 0
  // Pounds, which no other test compares with an amount of its own.
  const pounds = async () => {
    const { list } = await publicApi()(calls.offer.offerCards, {
      body: { ids: [offer.id], toCurrencyId: currencyIds.GBP },
    })
    return list[0]?.price
  }
  const before = await pounds()
  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email, password: demo.password })
  await staff.go('/staff/rates')
  const form = page.locator('form', { has: page.locator('#perUsd, #change') })
  await form.locator('#currency').selectOption('GBP')
  await form.locator('#perUsd').fill('7,6')
  await form.locator('#reason').fill('The bank is closed today')
  const submit = async () => {
    const password = form.locator('#identityPassword')
    if (await password.count()) await password.fill(demo.password)
    await form.getByRole('button', { name: 'Set a rate' }).click()
  }
  await submit()
  await form.locator('#identityPassword').or(page.getByText('differs by more than 20 percent from').first()).waitFor()
  await submit()
  // The typing error is refused, and nothing that was typed is lost.
  await page.getByText('differs by more than 20 percent from').first().waitFor()
  expect(await form.locator('#currency').inputValue()).toBe('GBP')
  expect(await form.locator('#reason').inputValue()).toBe('The bank is closed today')
  await form.locator('#perUsd').fill('0,76')
  await submit()
  await page.getByText('The rates were changed.').waitFor()
  const row = page.locator('main table').first().locator('tr', { hasText: 'GBP' })
  await row.getByText('Set by staff').waitFor()
  expect(await pounds()).toEqual({ minor: Math.round(dollars * 0.76), currency: 'GBP' })

  await form.locator('#currency').selectOption('GBP')
  await form.locator('#change').selectOption('back')
  await form.locator('#reason').fill('The bank is open again')
  await submit()
  await row.getByText('Set up with the installation').waitFor()
  expect(await pounds()).toEqual(before)

  await staff.go('/staff/audit')
  await page.locator('main tbody').getByText('Changed an exchange rate').first().waitFor()
})
