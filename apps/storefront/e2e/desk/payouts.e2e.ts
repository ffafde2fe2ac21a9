import { buffer } from 'node:stream/consumers'
import { calls } from '@tradepost/contract'
import { formatMoney } from '@tradepost/i18n/format'
import type { Download } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { newBuyer, reloadUntil, tickHandover } from '../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { findOffer } from '../support/shop/gateway.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

/** A browser in which a member of staff is signed in to the back office. */
async function staffAtDesk(email: string): Promise<Visitor> {
  const visitor = await visitDesk()
  await visitor.go('/staff')
  expect(new URL(visitor.page.url()).pathname).toBe('/staff/sign-in')
  await visitor.page.locator('#email').fill(email)
  await visitor.page.locator('#password').fill(demo.password)
  await visitor.page.locator('main form button:not([type="button"])').click()
  await visitor.page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  await visitor.go('/staff/payouts')
  return visitor
}
const first = 'demo-service@tradepost.example'
const second = 'demo-service2@tradepost.example'

const contentOf = async (file: Download): Promise<Buffer> => buffer(await file.createReadStream())

/** An order of a new offer of the demo seller, which its buyer confirmed. */
async function earn(): Promise<void> {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const like = await findOffer({ matches: ({ categoryAlias }) => categoryAlias === 'gift-cards' })
  const { brandId, categoryId } = like
  const offer = await seller(calls.seller.sellerOfferCreate, {
    body: { brandId, categoryId, title: 'A card to earn with', priceMinor: 2500, stock: 1 },
  })
  const buyer = await newBuyer()
  const order = await orderFor(buyer, offer)
  const id = order.split('/').at(-1) ?? ''
  await seller(calls.seller.sellerDeliver, { params: { id }, body: { text: 'Here you are.' } }).catch(() => {})
  await buyer.go(order)
  await reloadUntil(buyer, 'main a[href$="/confirm"]')
  await buyer.go(`${order}/confirm`)
  await tickHandover(buyer)
  await buyer.page.getByRole('button', { name: 'Confirm receipt' }).click()
  await buyer.page.waitForURL(`**${order}`)
}

describe('a payout', () => {
  it('goes from a confirmed order to the bank, and the statement shows every step of it', async () => {
    await earn()
    const seller = await demoSellerAtDesk()
    await seller.go('/sell/money')
    const available = seller.page.getByRole('region', { name: 'Ready to be paid out USD' })
    const before = await available.locator('bdi').first().innerText()
    expect(before).not.toBe('0.00 USD')

    const staff = await staffAtDesk(first)
    await staff.page.getByRole('button', { name: 'Start a payout run' }).click()
    await staff.page.waitForURL('**/staff/payouts/*-*')
    const run = new URL(staff.page.url()).pathname
    const reason = (page: Visitor['page']) => page.locator('#reason')
    // A run above the limit of one person waits for a second one.
    await expect
      .poll(
        async () => {
          await staff.go(run)
          return staff.page.locator('main header p').innerText()
        },
        { timeout: 30_000 },
      )
      .toMatch(/Waits for a second person|Being paid|Done/)
    if (await reason(staff.page).isVisible()) {
      expect(await staff.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
      const other = await staffAtDesk(second)
      await other.go(run)
      await reason(other.page).fill('Looked at the balances.')
      await other.page.getByRole('button', { name: 'Approve' }).click()
    }
    await expect
      .poll(
        async () => {
          await staff.go(run)
          return staff.page.locator('main header p').innerText()
        },
        { timeout: 60_000 },
      )
      .toContain('Done')

    await seller.go('/sell/money')
    expect(await available.locator('bdi').first().innerText()).toBe('0.00 USD')
    await seller.page
      .getByRole('link', { name: /Statement .* USD/ })
      .first()
      .click()
    await seller.page.waitForURL('**/statements/USD/*')
    await seller.page
      .getByRole('cell', { name: `-${before}` })
      .first()
      .waitFor()
    const [file] = await Promise.all([
      seller.page.waitForEvent('download'),
      seller.page.getByRole('link', { name: 'Download as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^statement-USD-\d{4}-\d\d\.csv$/)
    const [pdf] = await Promise.all([
      seller.page.waitForEvent('download'),
      seller.page.getByRole('link', { name: 'Download as PDF' }).click(),
    ])
    expect(pdf.suggestedFilename()).toMatch(/^statement-USD-\d{4}-\d\d\.pdf$/)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await contentOf(pdf))), {
      mergePages: true,
    })
    // The last line of the CSV is the closing balance; the page shows it too.
    const csv = (await contentOf(file)).toString().trim().split('\r\n')
    for (const line of csv.slice(1)) {
      const minor = Number(line.split(',')[5])
      expect(text).toContain(formatMoney({ minor, currency: 'USD' }))
    }
    const closing = formatMoney({ minor: Number(csv.at(-1)?.split(',')[5]), currency: 'USD' })
    expect(text).toContain(`Closing balance ${closing}`)
    await seller.page.locator('dl div', { hasText: 'Closing balance' }).getByText(closing).waitFor()
  })

  it('needs an account that the owner adds with the password', async () => {
    const seller = await demoSellerAtDesk()
    await seller.go('/sell/money')
    const { page } = seller
    const submit = page.locator('form:has(#ibanOrEmail) button:not([type="button"])')
    await page.locator('#currency').selectOption('EUR')
    await page.locator('#holder').fill('Robin Vega')
    await page.locator('#ibanOrEmail').fill('DE89 3704 0044 0532 0130 01')
    await submit.click()
    await page.getByText('Cannot be empty').first().waitFor()
    await page.locator('#identityPassword').fill(demo.password)
    await submit.click()
    await page.getByText('This account is not valid').first().waitFor()
    await page.locator('#ibanOrEmail').fill('NL91 ABNA 0417 1643 00')
    await page.locator('#identityPassword').fill(demo.password)
    await submit.click()
    await page.getByText('Saved.').waitFor()
    await page.getByText('4300').first().waitFor()
    expect(await page.content()).not.toContain('0417164300')
  })
})

describe('a commission rule', () => {
  it('is proposed by one person and approved by another', async () => {
    const one = await staffAtDesk(first)
    await one.go('/staff/commission')
    await one.page.locator('#percent').fill('7.25')
    await one.page.locator('#startsAt').fill('2099-01-01')
    await one.page.locator('#reason').fill(`Price list ${Date.now()}`)
    await one.page.locator('form:has(#percent) button:not([type="button"])').click()
    const row = (visitor: Visitor) => visitor.page.locator('main tbody tr').first()
    await row(one).getByText('Proposed').waitFor()
    expect(await row(one).getByRole('button').count()).toBe(0)
    const other = await staffAtDesk(second)
    await other.go('/staff/commission')
    await row(other).getByRole('button', { name: 'Approve' }).click()
    await row(other).getByText('Approved').waitFor()
  })
})

describe('the settings of payouts', () => {
  it('are changed by one person and another, without SQL', async () => {
    const one = await staffAtDesk(first)
    await one.go('/staff/payout-settings')
    const limit = one.page.locator('#limit')
    const before = Number(await limit.inputValue())
    const wanted = (before + 1).toFixed(2)
    await limit.fill(wanted)
    await one.page.locator('#senderAccount').fill('DE89 3704 0044 0532 0130 01')
    const submit = one.page.getByRole('button', { name: 'Propose the change' })
    await submit.click()
    // The account holder and the reason are missing.
    await expect.poll(() => one.page.getByText('Cannot be empty').count()).toBeGreaterThan(1)
    await one.page.locator('#sender').fill('Lumen GmbH')
    const reason = `Larger runs ${Date.now()}`
    await one.page.locator('#reason').fill(reason)
    await submit.click()
    await one.page.getByText('This account is not valid').first().waitFor()
    await one.page.locator('#sender').fill('')
    await one.page.locator('#senderAccount').fill('')
    await submit.click()
    const row = (visitor: Visitor) => visitor.page.locator('main tbody tr', { hasText: reason })
    await row(one).getByText('Proposed').waitFor()
    expect(await row(one).getByRole('button').count()).toBe(0)
    const other = await staffAtDesk(second)
    await other.go('/staff/payout-settings')
    await row(other).getByRole('button', { name: 'Approve' }).click()
    await row(other).getByText('Approved').waitFor()
    await other.go('/staff/payout-settings')
    expect(await other.page.locator('#limit').inputValue()).toBe(wanted)
  })
})

it('the back office is closed to an account that is not of the staff', async () => {
  const visitor = await visitDesk()
  await signInAtDesk(visitor)
  await visitor.go('/staff/payouts')
  await visitor.page.getByText('This account does not belong to the staff').waitFor()
})
