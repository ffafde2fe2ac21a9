import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { anyOffer, cards, mainText, newBuyer, openOrder, payByCard, placeOrder } from '../support/buyer/purchase.ts'
import { publicApi } from '../support/shop/gateway.ts'
import { visit } from '../support/shop/shop.ts'

/** An offer that requires a numeric player id, and the game servers on which it can be delivered. */
async function topUp() {
  const offer = await anyOffer({
    matches: ({ categoryAlias, brandAlias, status, available }) =>
      categoryAlias === 'top-up' && brandAlias === 'mobile-legends' && status === 1 && available > 5,
  })
  const detail = await publicApi()(calls.offer.offerDetail, { params: { id: offer.id }, body: {} })
  const server = detail.deliveryInputs.find(({ key }) => key === 'server')?.choices ?? []
  return { offer, server }
}

describe('delivery inputs', () => {
  it('Z18 are required and checked on the offer page, kept through the checkout, and can be corrected in the order', async () => {
    const { offer, server } = await topUp()
    // The offer is for one game server, so the form has no other option.
    expect(server).toHaveLength(1)
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go(`/items/${offer.id}`)
    const box = page.locator('main aside:has(form)')
    await box.getByRole('button', { name: 'Buy now' }).click()
    await box.locator('input[name="inputs.playerId"][aria-invalid="true"]').waitFor()
    expect(await box.innerText()).toContain('without it nothing can be delivered')
    expect(await box.getByLabel('Player ID').getAttribute('autocomplete')).toBe('off')
    expect(await box.getByLabel('Player ID').getAttribute('inputmode')).toBe('numeric')
    await box.getByLabel('Player ID').fill('12 34')
    await box.getByLabel('Zone ID').fill('٢٠٢٦')
    await box.getByRole('button', { name: 'Buy now' }).click()
    await expect.poll(() => box.innerText()).toContain('Digits only (6–10)')
    await box.getByLabel('Player ID').fill('512 345 678')
    await box.getByRole('button', { name: 'Buy now' }).click()
    await page.waitForURL(/\/checkout/)
    await page.locator('main #deliveryEmail').waitFor()
    // The player id is not in the address, and need not be typed twice.
    expect(page.url()).not.toContain('512')
    expect(await page.getByLabel('Player ID').inputValue()).toBe('512345678')
    expect(await page.getByLabel('Zone ID').inputValue()).toBe('2026')
    await page.getByLabel('Player ID').fill('')
    await page.locator('main form:has(input[name="deliveryEmail"]) button[type="submit"]').click()
    await page.locator('main [role="alert"]', { hasText: 'Player ID' }).waitFor()
    expect(await buyer.calls(calls.checkout.preOrder.path)).toEqual([])
    await page.getByLabel('Player ID').fill('512345678')
    await placeOrder(buyer)
    await payByCard(buyer, cards.good)
    await openOrder(buyer)
    const inputs = page.locator('#inputs')
    expect(await inputs.getByLabel('Player ID').inputValue()).toBe('512345678')
    await inputs.getByLabel('Player ID').fill('612345678')
    await inputs.getByRole('button', { name: 'Save the correction' }).click()
    await page.getByText('Corrected. The seller sees it in the order.').first().waitFor()
    await page.reload()
    expect(await inputs.getByLabel('Player ID').inputValue()).toBe('612345678')
  })

  it('Z18 are kept in a cart without scripts', async () => {
    const { offer } = await topUp()
    const visitor = await visit({ javaScript: false, phone: true })
    const { page } = visitor
    await visitor.go(`/items/${offer.id}`)
    const field = page.locator('main input[name="inputs.playerId"]:visible')
    await page.locator('main button[value="add"]:visible').click()
    await page.locator('main input[name="inputs.playerId"][aria-invalid="true"]:visible').waitFor()
    await field.fill('512345678')
    await page.locator('main input[name="inputs.zoneId"]:visible').fill('2026')
    await page.locator('main button[value="add"]:visible').click()
    await page.locator('[role="status"]', { hasText: 'Added to cart' }).waitFor()
    await visitor.go('/cart')
    expect(await mainText(visitor)).toContain('512345678')
  })
})
