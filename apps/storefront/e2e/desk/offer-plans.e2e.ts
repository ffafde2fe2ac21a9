import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { findOffer } from '../support/shop/gateway.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const submit = 'main form button:not([type="button"])'

/** A new offer of the demo seller, delivered in the chat, for 10.00 USD; returns its id. */
async function newOffer(title: string): Promise<string> {
  const { brandId, categoryId } = await findOffer({ matches: ({ categoryAlias }) => categoryAlias === 'boosting' })
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const { id } = await seller(
    calls.seller.sellerOfferCreate,
    { body: { brandId, categoryId, title, priceMinor: 1000, stock: 9 } },
    { idempotencyKey: crypto.randomUUID() },
  )
  return id
}

/** Waits until the main part of a page contains a text. */
const untilShown = ({ go, page }: Visitor, path: string, text: string) =>
  expect
    .poll(
      async () => {
        await go(path)
        return page.locator('main').innerText()
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toContain(text)

/** A time some seconds from now, as a person in this zone types it. */
const typedTime = (seconds: number, timeZone: string) =>
  new Date(Date.now() + seconds * 1000).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')

describe('the page of an offer', { timeout: 180_000 }, () => {
  it('leads to its prices, and a planned price is in the shop and in the history some seconds later', async () => {
    const id = await newOffer(`Planned ${Date.now()}`)
    const seller = await demoSellerAtDesk()
    const { page, go } = seller
    await go(`/sell/offers/${id}`)
    await page.locator('#price').fill('12.50')
    await page.locator(submit).click()
    await page.getByRole('status').getByText('Saved.').waitFor()
    await page.getByRole('link', { name: 'Prices' }).click()
    await page.getByText('12.50 USD').first().waitFor()
    expect(await page.locator('main tbody tr').first().innerText()).toContain('+25 %')

    await go(`/sell/offers/${id}/plans`)
    await page.locator('#priceMinor').fill('cheap')
    await page.locator('#at').fill('2020-01-01T10:00')
    await page.locator('form:has(#kind) button').click()
    await page.getByText('Please choose a time in the future').first().waitFor()
    const zone = await page.locator('input[name="zone"]').inputValue()
    await page.locator('#priceMinor').fill('8.00')
    await page.locator('#at').fill(typedTime(20, zone))
    await page.locator('form:has(#kind) button').click()
    await page.getByRole('status').getByText('Saved.').waitFor()
    await page.getByRole('button', { name: 'Cancel this plan' }).waitFor()
    await untilShown(seller, `/sell/offers/${id}/prices`, '8.00 USD')
    expect(await page.locator('main tbody tr').first().innerText()).toContain('A planned change')
    await untilShown(await visit(), `/items/${id}`, '8.00 USD')
    await go(`/sell/offers/${id}/plans`)
    expect(await page.locator('main').innerText()).toContain('Made')
  })

  it('leads to its translations, which German readers see until the seller rewords the original', async () => {
    const title = `Words ${Date.now()}`
    const german = `Worte ${Date.now()}`
    const id = await newOffer(title)
    const { page, go } = await demoSellerAtDesk()
    await go(`/sell/offers/${id}`)
    await page.getByRole('link', { name: 'Translations' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'Translation: Deutsch' }).waitFor()
    // A suggestion replaces nothing that was typed for good, and is saved by nobody but the seller.
    await page.locator('#title').fill(german)
    await page.getByRole('button', { name: 'Suggest a translation' }).click()
    await page.getByText('Suggested by a machine').waitFor()
    expect(await page.locator('#title').inputValue()).toBe(`[de] ${title}`)
    await page.getByRole('button', { name: 'Put my words back' }).click()
    expect(await page.locator('#title').inputValue()).toBe(german)
    const shopper = await visit()
    await shopper.go(`/de/items/${id}`)
    expect(await shopper.page.locator('main').innerText()).not.toContain('[de]')
    await page.locator('#description').fill('Schnell und sicher.')
    await page.getByRole('button', { name: 'Save translation' }).click()
    await page.getByRole('status').getByText('Saved.').waitFor()
    await untilShown(shopper, `/de/items/${id}`, german)
    await shopper.go(`/items/${id}`)
    expect(await shopper.page.locator('main').innerText()).not.toContain(german)

    await go(`/sell/offers/${id}`)
    await page.locator('#title').fill(`${title}, reworded`)
    await page.locator(submit).click()
    await page.getByText('Rewording removes your translations: Deutsch').first().waitFor()
    await page.locator(submit).click()
    await page.getByText('these translations were removed: Deutsch').waitFor()
    await untilShown(shopper, `/de/items/${id}`, `${title}, reworded`)
    expect(await shopper.page.locator('main').innerText()).not.toContain(german)
  })
})
