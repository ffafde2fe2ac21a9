import type { Download } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { newGiftCard } from '../support/buyer/new-gift-card.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import type { Visitor } from '../support/shop/shop.ts'

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const reveal = '#delivery button[value="reveal"]'
const submit = 'button:not([type="button"])'

async function paste({ page }: Visitor, codes: readonly string[]): Promise<void> {
  await page.locator('#unitCodes').fill(codes.join('\n'))
  await page.locator(`form:has(#unitCodes) ${submit}`).click()
}

describe('the vault of an offer', () => {
  it('delivers a different code to each buyer, is empty afterwards, and refuses a code that it has', async () => {
    const seller = await demoSellerAtDesk()
    const { page, go } = seller
    const id = await newGiftCard(`card-${Date.now()}`)
    const codes = [1, 2].map((n) => `CARD-${Date.now()}-${n}`)
    await go(`/sell/offers/${id}`)
    await page.getByRole('link', { name: 'Vault' }).first().click()
    await page.getByRole('button', { name: 'Use the vault' }).click()
    await page.locator('#unitCodes').waitFor()
    await page.locator(`form:has(#unitCodes) ${submit}`).click()
    await page.getByText('Please enter at least one unit').first().waitFor()
    await paste(seller, codes)
    await page.getByText('2 units added.').waitFor()
    expect(await page.locator('main table').innerText()).not.toContain(codes[0])
    await paste(seller, codes)
    await page.getByText('2 were already here.').waitFor()

    const delivered: string[] = []
    for (const buyer of [await newBuyer(), await newBuyer()]) {
      const order = await orderFor(buyer, { id })
      await buyer.go(order)
      await reloadUntil(buyer, reveal)
      await buyer.page.locator(reveal).click()
      await buyer.page.getByText(/CARD-/).first().waitFor()
      const text = await buyer.page.locator('#delivery').innerText()
      delivered.push(...codes.filter((code) => text.includes(code)))
    }
    expect(delivered.toSorted()).toEqual(codes)

    await go(`/sell/offers/${id}/units?state=delivered`)
    expect(await page.locator('main table tbody tr').count()).toBe(2)
    await go(`/sell/offers/${id}`)
    await page.getByText('Sold out').first().waitFor()
  })

  it('takes one account by its fields, with a comma in its password, and says what is missing', async () => {
    const seller = await demoSellerAtDesk()
    const { page, go } = seller
    const id = await newGiftCard(`card-${Date.now()}`)
    await go(`/sell/offers/${id}/units`)
    await page.getByRole('button', { name: 'Use the vault' }).click()
    const form = page.locator('form:has(#unitCode-login)')
    await page.locator('#unitCode-login').fill('kim@mail.example')
    await form.locator(submit).click()
    await page.getByText('An account needs a login and a password').first().waitFor()
    expect(await page.locator('#unitCode-login').inputValue()).toBe('kim@mail.example')
    await page.locator('#unitCode-password').fill(`a,b;c ${Date.now()}`)
    await form.locator('[name=remark]').fill('Typed alone')
    await form.locator(submit).click()
    await page.getByText('1 unit added.').waitFor()
    await page.locator('main tbody').getByText('Typed alone').waitFor()
    expect(await page.locator('#unitCode-password').inputValue()).toBe('')
  })

  it('sells a file once: its buyer downloads the same bytes, and the seller gets it back', async () => {
    const seller = await demoSellerAtDesk()
    const { page, go } = seller
    const id = await newGiftCard(`card-${Date.now()}`)
    const file = { name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from(`Licence ${Date.now()}\r\n`) }
    const form = page.locator('form:has(#unitFiles)')
    await go(`/sell/offers/${id}/units`)
    await page.getByRole('button', { name: 'Use the vault' }).click()
    await form.locator(submit).click()
    await page.getByText('Please choose at least one file').first().waitFor()
    await page.locator('#unitFiles').setInputFiles(file)
    await form.locator(submit).click()
    await page.getByText('1 unit added.').waitFor()
    await page.locator('#unitFiles').setInputFiles({ ...file, name: 'again.txt' })
    await form.locator(submit).click()
    await page.getByText('again.txt: already stocked').waitFor()

    const buyer = await newBuyer()
    await buyer.go(await orderFor(buyer, { id }))
    await reloadUntil(buyer, reveal)
    await buyer.page.locator(reveal).click()
    const link = buyer.page.locator('#delivery').getByRole('link', { name: 'licence.txt' })
    await link.waitFor()
    const [received] = await Promise.all([buyer.page.waitForEvent('download'), link.click()])
    expect([received.suggestedFilename(), await bytesOf(received)]).toEqual(['licence.txt', file.buffer])
    const address = new URL((await link.getAttribute('href')) ?? '', buyer.page.url()).href
    const answer = await buyer.page.context().request.get(address)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
      'content-disposition': expect.stringMatching(/^attachment; filename="licence\.txt"/),
    })
    const other = await newBuyer()
    expect((await other.page.context().request.get(address)).status()).toBe(404)

    await go(`/sell/offers/${id}/units?state=delivered`)
    const open = page.locator('main tbody').getByRole('link', { name: /^Download/ })
    const [own] = await Promise.all([page.waitForEvent('download'), open.click()])
    expect(await bytesOf(own)).toEqual(file.buffer)
  })

  it('exports the units only after the password, and shows no code anywhere else', async () => {
    const seller = await demoSellerAtDesk()
    const { page, go } = seller
    const id = await newGiftCard(`card-${Date.now()}`)
    const code = `EXPORT-${Date.now()}`
    await go(`/sell/offers/${id}/units`)
    await page.getByRole('button', { name: 'Use the vault' }).click()
    await page.locator('#unitCodes').waitFor()
    await paste(seller, [code])
    await page.getByText('1 unit added.').waitFor()
    await go(`/sell/offers/${id}/units/export`)
    await page.locator('#identityPassword').fill('not the password')
    await page.locator(`main form ${submit}`).click()
    await page.locator('[role="alert"]').waitFor()
    await page.locator('#identityPassword').fill('Tradepost-2026')
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`main form ${submit}`).click()])
    expect((await bytesOf(download)).toString()).toContain(`\r\n${code},`)
  })
})
