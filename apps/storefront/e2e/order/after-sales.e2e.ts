import { calls } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitForEntry } from '../support/buyer/audited.ts'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { png } from '../support/buyer/files.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import {
  anyOffer,
  cards,
  checkOut,
  mainText,
  newBuyer,
  openOrder,
  reloadUntil,
  tickHandover,
} from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { buyable } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'

let seller: Awaited<ReturnType<typeof sellerOrStaffApi>>
let offer: Awaited<ReturnType<typeof ownOffers>>[number]
beforeAll(async () => {
  seller = await sellerOrStaffApi(await visit(), 'seller')
  // Each test buys one item, and one test also adds the offer to the cart again.
  const stocked = (await ownOffers(seller)).find(
    (offer) => offer.available > 9 && offer.minQuantity === 1 && offer.deliveryMode === 'im' && offer.standardType < 3,
  )
  if (!stocked) throw new Error('the demo seller has no offer with enough stock')
  offer = stocked
})

const idempotencyKey = () => crypto.randomUUID()
const actions = '[aria-labelledby="more-actions"]'
/** A buyer and the delivered order of an offer. */
async function buyDelivered(options: Parameters<typeof newBuyer>[0] = {}, bought = offer) {
  const buyer = await newBuyer(options)
  let order: string
  if (bought.deliveryMode === 'im') {
    await checkOut(buyer, bought, cards.good)
    order = await openOrder(buyer)
    const id = order.split('/').at(-1) ?? ''
    const delivery = { params: { id }, body: { text: 'It is in your mailbox.' } }
    await seller(calls.seller.sellerDeliver, delivery, { idempotencyKey: idempotencyKey() })
  } else order = await orderFor(buyer, bought)
  await buyer.go(order)
  await reloadUntil(buyer, 'main a[href$="/confirm"]')
  return { buyer, order, id: order.split('/').at(-1) ?? '' }
}

describe('after a sale', () => {
  it('D-41 D-43 a buyer contacts the seller or requests a refund, and disputes a refusal', async () => {
    const { buyer, order, id } = await buyDelivered({ javaScript: false })
    const { page, go } = buyer
    const actionNames = () => page.locator(`${actions} a`).allInnerTexts()
    expect(await actionNames()).toEqual(expect.arrayContaining(['Contact the seller', 'Request a refund']))
    expect(await actionNames()).not.toContain('Open a dispute')
    await go(`${order}/dispute`)
    expect(new URL(page.url()).pathname).toBe(order)
    await page.locator(`${actions} a`, { hasText: 'Contact the seller' }).click()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/buyer/message?order=${id}`)
    await page.locator('#text').waitFor()

    await go(`${order}/refund`)
    const send = page.locator('main form button[type="submit"]')
    await send.click()
    expect(await mainText(buyer)).toContain('Please say what happened')
    await page.locator('#statement').fill('It does not open.')
    await page.locator('#files').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: png() })
    await send.click()
    expect(new URL(page.url()).pathname).toBe(order)
    expect(await mainText(buyer)).toContain('It does not open.')
    expect(await mainText(buyer)).toContain('1 file')
    expect(await actionNames()).not.toContain('Open a dispute')

    const refusal = { answer: 'refuse', text: 'It worked when I sent it.' } as const
    await seller(
      calls.afterSales.sellerAnswerRefund,
      { params: { id }, body: refusal },
      { idempotencyKey: idempotencyKey() },
    )
    await go(order)
    expect(await mainText(buyer)).toContain(refusal.text)
    await page.locator(`${actions} a`, { hasText: 'Open a dispute' }).click()
    await page.locator('#statement').fill('The code was used before.')
    await send.click()
    expect(await mainText(buyer)).toContain('The code was used before.')
    expect(await actionNames()).not.toContain('Open a dispute')
    const staff = await sellerOrStaffApi(await visit(), 'employee')
    const dispute = await staff(calls.staff.caseDetail, { params: { id } })
    expect(JSON.stringify(dispute)).toContain('The code was used before.')
  })

  it('B-63 C-57 F-06 a review is shown with its reply, the order can be bought again, and the buyer reaches every area', async () => {
    const { buyer, order, id } = await buyDelivered()
    const { page, go } = buyer
    await go(`${order}/confirm`)
    await tickHandover(buyer)
    await page.locator('main form button[type="submit"]').click()
    await page.waitForURL((url) => url.pathname === order)
    expect(await page.getByRole('link', { name: 'Rate the order' }).getAttribute('href')).toBe(`${order}/review`)
    await go('/buyer/score')
    const tabs = page.getByRole('navigation', { name: 'Your reviews' })
    expect(await tabs.locator('[aria-current="page"]').innerText()).toMatch(/^To write\s*1$/)
    await page.getByRole('link', { name: 'Write a review' }).click()
    await page.waitForURL(`**${order}/review`)
    const send = page.getByRole('button', { name: 'Publish the review' })
    await send.click()
    await page.getByText('Please choose a rating').first().waitFor()
    await page.locator('input[name="score"][value="5"]').check({ force: true })
    const words = `Quick and as described, ${id}.`
    await page.locator('#text').fill(words)
    await send.click()
    await page.getByText(words).waitFor()
    const review = (await seller(calls.seller.sellerOrderDetail, { params: { id } })).review
    const reply = `Thank you and see you again, ${id}.`
    await seller(calls.review.sellerReplyReview, { params: { id: review?.id ?? '0' }, body: { text: reply } })
    await go('/buyer/score')
    expect(await mainText(buyer)).toContain('Nothing to review.')
    expect(await mainText(buyer)).toMatch(/5\s+points earned from reviews/)
    for (const tab of ['Written', 'With a reply']) {
      await tabs.locator('a', { hasText: tab }).click()
      await tabs.locator('[aria-current="page"]', { hasText: tab }).waitFor()
      expect(await page.locator('main article', { hasText: words }).innerText()).toContain(reply)
    }
    await page.getByRole('link', { name: 'See all points' }).click()
    await page.locator('main li', { hasText: 'Review written' }).waitFor()
    await page.getByRole('link', { name: 'Go to my reviews' }).click()
    await page.waitForURL('**/buyer/score')
    await go(order)
    const shown = page.locator('article', { hasText: words })
    expect(await shown.innerText()).toMatch(new RegExp(`${words}[\\s\\S]*${reply}`))
    expect(await page.getByRole('link', { name: 'Rate the order' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Buy again' }).click()
    await page.waitForURL(/\/cart/)
    expect(await mainText(buyer)).toContain(offer.title)
    const again = (await buyer.calls(`/finance/order/buyer/${id}/reorder`)).map(({ status }) => status)
    expect(again).toEqual([200])
    expect((await buyer.calls()).some(({ path }) => path.startsWith(calls.messages.unreadMessages.path))).toBe(true)

    // The offer, review and order appear in their lists and on their own pages.
    const [line] = (await page.locator(`main a[href="/items/${offer.id}"]`).allInnerTexts()).filter(Boolean)
    expect(line).toContain(offer.title)
    await go(`/${offer.brandAlias}/${offer.categoryAlias}?seller=${offer.seller.id}`)
    expect(await page.locator('main a[href^="/items/"]').count()).toBeGreaterThan(0)
    await go(`/items/${offer.id}`)
    expect(await page.locator('h1').innerText()).toContain(offer.title)
    await go(`/store/${offer.seller.id}`)
    expect(await page.locator('article', { hasText: words }).innerText()).toContain(reply)
    await go('/buyer/orders')
    expect(await page.locator(`main a[href="${order}"]`).count()).toBeGreaterThan(0)

    // Pages that require a session.
    const areas: [string, RegExp][] = [
      [order, new RegExp(words)],
      [`/report-seller?seller=${offer.seller.id}`, /Send the report/],
      [`${order}/review`, new RegExp(words)],
      ['/family-game-room/membership', /membership|pass/i],
      ['/buyer/g-coin', /Your balance\s+0\.00 G Coin/],
    ]
    for (const [path, text] of areas) {
      await go(path)
      expect([path, await mainText(buyer)]).toEqual([path, expect.stringMatching(text)])
      expect([path, (await get(path)).location]).toEqual([path, expect.stringMatching(/^\/login\?/)])
    }
  })

  it('a buyer claims the insurance of a finished order, and staff refuse it with a reason', async () => {
    const insured = await anyOffer({ matches: (one) => buyable(one) && one.insured })
    const { buyer, order } = await buyDelivered({}, insured)
    const { page, go } = buyer
    await go(`${order}/confirm`)
    await tickHandover(buyer)
    await page.locator('main form button[type="submit"]').click()
    await page.waitForURL((url) => url.pathname === order)
    await page.locator(`${actions} a`, { hasText: 'Claim the insurance' }).click()
    await page.locator('#statement').fill('Somebody else logs in.')
    await page.getByRole('button', { name: 'Send the claim' }).click()
    await page.waitForURL((url) => url.pathname === order)
    await page.getByText('Somebody else logs in.').waitFor()
    expect(await page.locator(`${actions} a`, { hasText: 'Claim the insurance' }).count()).toBe(0)

    const id = order.split('/').at(-1) ?? ''
    const staff = await visitDesk()
    await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
    await staff.go(`/staff/cases/${id}`)
    await staff.page.getByText('Somebody else logs in.').waitFor()
    const decide = staff.page.locator('section[aria-labelledby="decide"]')
    await decide.locator('input[value="refused"]').check()
    await decide.locator('#reason').fill('The login belongs to the buyer.')
    await decide.locator('button:not([type="button"])').click()
    await staff.page.getByRole('status').waitFor()
    await buyer.go(order)
    await reloadUntil(buyer, 'main :text("The login belongs to the buyer.")')
    await waitForEntry(staff, 'staff.decideInsurance', id)
  })
})
