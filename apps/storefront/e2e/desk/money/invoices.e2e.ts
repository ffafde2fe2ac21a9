import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { anyOffer, newBuyer } from '../../support/buyer/purchase.ts'
import type { Visitor } from '../../support/shop/shop.ts'

const email = 'demo-service@tradepost.example'

/** The words of a PDF at an address, as the page of a visitor gets it. */
async function pdfAt({ page }: Pick<Visitor, 'page'>, path: string): Promise<string> {
  const { status, type, bytes } = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return {
      ...{ status: answer.status, type: answer.headers.get('content-type') },
      bytes: [...new Uint8Array(await answer.arrayBuffer())],
    }
  }, path)
  expect([status, type]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text
}

it('a buyer saves the invoice of an order, and staff find and export it', { timeout: 180_000 }, async () => {
  const buyer = await newBuyer()
  const order = await orderFor(buyer, await anyOffer({ standardType: 0 }))
  const orderId = order.split('/').at(-1) ?? ''
  await buyer.go(order)
  const link = buyer.page.locator('main').getByRole('link', { name: /^Invoice INV-/ })
  const path = (await link.getAttribute('href')) ?? ''
  const number = ((await link.textContent()) ?? '').replace('Invoice ', '')
  const saved = buyer.page.waitForEvent('download')
  await link.click()
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`)
  const words = await pdfAt(buyer, path)
  for (const part of [number, orderId, 'Paid in full.']) expect(words).toContain(part)
  // Another buyer gets nothing, although the address is right.
  const stranger = await newBuyer()
  expect((await stranger.context.request.get(`${stranger.origin}${path}`)).status()).toBe(404)

  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email, password: demo.password })
  await staff.go('/staff/invoices')
  await page.locator('#keyword').fill(orderId)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/keyword=/)
  const rows = page.locator('main tbody tr')
  await rows.filter({ hasText: number }).waitFor()
  expect(await rows.count()).toBe(1)
  const file = (await rows.getByRole('link', { name: number }).getAttribute('href')) ?? ''
  expect(await pdfAt(staff, file)).toEqual(words)
  const month = new Date().toISOString().slice(0, 7)
  const csv = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/staff/invoices/months/${month}.csv`,
  )
  expect(csv).toMatch(new RegExp(`\\r\\n${number},invoice,[^\\r]*,${orderId},`))

  // A refused form keeps what was typed; a saved one shows on the next documents, and never on earlier ones.
  const form = page.locator('form', { has: page.locator('#soldBy') })
  const submit = async () => {
    const password = form.locator('#identityPassword')
    if (await password.count()) await password.fill(demo.password)
    await form.getByRole('button', { name: 'Save' }).click()
  }
  const name = await form.locator('#name').inputValue()
  await form.locator('#name').fill('')
  await form.locator('#address').fill('Harbour 7\nPort Example')
  await submit()
  await form.locator('#name[aria-invalid="true"]').waitFor()
  expect(await form.locator('#address').inputValue()).toBe('Harbour 7\nPort Example')
  await form.locator('#name').fill(name)
  await submit()
  const isSaved = page.getByText('Saved. Later documents show it.')
  await form.locator('#identityPassword').or(isSaved).first().waitFor()
  if (!(await isSaved.count())) await submit()
  await isSaved.waitFor()
  const next = await orderFor(buyer, await anyOffer({ standardType: 0 }))
  await buyer.go(next)
  const later = (await buyer.page.getByRole('link', { name: /^Invoice INV-/ }).getAttribute('href')) ?? ''
  expect(await pdfAt(buyer, later)).toContain('Port Example')
  expect(await pdfAt(buyer, path)).toEqual(words)

  await staff.go('/staff/audit')
  await page.locator('main tbody').getByText('Exported invoices').first().waitFor()
})
