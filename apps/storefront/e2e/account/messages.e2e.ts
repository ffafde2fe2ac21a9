import { calls } from '@tradepost/contract'
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerByPost, signInByForm } from '../support/buyer/buyer.ts'
import { png } from '../support/buyer/files.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { anyOffer, mainText, newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { clearFaults, eventually, injectFault } from '../support/shop/faults.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

let seller: Awaited<ReturnType<typeof sellerOrStaffApi>>
let offers: Awaited<ReturnType<typeof ownOffers>>
beforeAll(async () => {
  seller = await sellerOrStaffApi(await visit(), 'seller')
  offers = await ownOffers(seller)
})

/** Milliseconds to wait for events after a change of the screen; generous for a machine under load. */
const eventTimeout = 20_000

const say = async ({ page }: Visitor, text: string) => {
  await page.locator('#text').fill(text)
  await page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
}
/** The id of the open conversation. A conversation gets an id with its first message. */
async function idOfOpenConversation({ page }: Visitor): Promise<string> {
  await page.waitForURL(/\?id=\d+/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}
/** Begins a conversation as the buyer and returns its id. */
async function beginConversation(buyer: Visitor): Promise<string> {
  await buyer.go(`/buyer/message?seller=${offer().seller.id}`)
  await say(buyer, 'Hello')
  return idOfOpenConversation(buyer)
}
const isStream = (sent: { url(): string }) => sent.url().endsWith('/buyer/message/stream')
const answer = (id: string, text: string) =>
  seller(calls.messages.sellerSendMessage, { params: { id }, body: { text } })
const offer = () => offers[0] ?? { id: '0', seller: { id: '0' } }

describe('messages', () => {
  it('F-05 H-27 a visitor who contacts a seller has to log in first and then returns to the conversation', async () => {
    const visitor = await visit()
    const account = await registerByPost(await visit())
    await visitor.go(`/items/${offer().id}`)
    // Start waiting at once, because the toast disappears after three seconds.
    const loginToast = visitor.page.locator('[aria-live="polite"] li', { hasText: 'Please log in first' }).waitFor()
    await visitor.page.locator('main a', { hasText: 'Contact the seller' }).first().click()
    await loginToast
    await visitor.page.waitForURL(/\/login/)
    await signInByForm(visitor, account)
    await visitor.page.waitForURL(/\/buyer\/message\?seller=/)
    await visitor.page.locator('#text').waitFor()
  })

  it('B-64 a conversation begins at an offer and updates live, with warnings and a count of unread messages', async () => {
    const buyer = await newBuyer({ phone: true })
    const { page, go } = buyer
    await go(`/items/${offer().id}`)
    await page.locator('main a', { hasText: 'Contact the seller' }).first().click()
    await page.waitForURL(/seller=/)
    await page.locator('#text').waitFor()
    expect((await buyer.calls('/operation/message/conversation')).length).toBe(0)
    await say(buyer, 'Is it still there?')
    const log = page.getByRole('log')
    await log.getByText('Is it still there?', { exact: true }).waitFor()
    const id = await idOfOpenConversation(buyer)
    await eventually(async () => (await page.locator('#text').inputValue()) === '', eventTimeout)
    let loads = 0
    page.on('request', (request) => request.isNavigationRequest() && loads++)
    await answer(id, 'Yes. Write to me on WhatsApp or see https://elsewhere.example')
    await log.getByText('see https://elsewhere.example').waitFor()
    expect(await log.getByText('This message contains a link').count()).toBe(1)
    expect(await log.getByText('if you pay or chat outside this site, your purchase is not protected').count()).toBe(1)
    expect(await log.locator('a[href*="elsewhere"]').count()).toBe(0)
    expect(loads).toBe(0)
    // The page reports a message as read after showing it.
    const readUpTo = async () =>
      (await seller(calls.messages.sellerMessageThread, { params: { id } })).conversation.readUpTo
    await expect.poll(async () => (await readUpTo()).buyer, { timeout: eventTimeout }).toBe(2)

    await go('/buyer/orders')
    await answer(id, 'Are you there?')
    await page.reload()
    const link = page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: /Messages/ })
    expect(await link.innerText()).toMatch(/1/)
    await link.click()
    await page.getByText('1 unread message').first().waitFor({ state: 'attached' })
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click()
    await log.getByText('Are you there?').waitFor()
    expect(await page.getByRole('navigation', { name: 'Conversations' }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'All conversations' }).click()
    await page.getByRole('navigation', { name: 'Conversations' }).waitFor()
    await page.getByText('1 unread message').first().waitFor({ state: 'detached' })
    expect(buyer.problems.join('\n')).toBe('')
  })

  it.each([
    ['phone', 390, 844],
    ['desktop', 1440, 900],
  ])('keep the text field and the newest message in view on a %s', async (_, width, height) => {
    const buyer = await newBuyer()
    const { page, go } = buyer
    const id = await beginConversation(buyer)
    // Send long messages instead of many, because a seller may send only a few per minute.
    for (const text of ['First', 'Second', 'Third']) await answer(id, text + '\nand more'.repeat(15))
    await answer(id, 'The last')
    await page.setViewportSize({ width, height })
    await go(`/buyer/message?id=${id}`)
    const send = page.locator('main button[type="submit"]', { hasText: 'Send' })
    const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0
    const bottom = async (one: Locator) => {
      const box = await one.boundingBox()
      return (box?.y ?? height) + (box?.height ?? height)
    }
    const last = page.getByRole('log').locator('article').last()
    const expectAtBottom = async (text: string) => {
      await last.getByText(text, { exact: true }).waitFor()
      await expect.poll(async () => (await bottom(last)) < (await top(page.locator('#text')))).toBe(true)
      expect(await bottom(send)).toBeLessThanOrEqual(height)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    await expectAtBottom('The last')
    const oneLine = (await page.locator('#text').boundingBox())?.height ?? 0
    expect(oneLine).toBeLessThan(50)
    await page.locator('#text').fill('One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight')
    expect((await page.locator('#text').boundingBox())?.height).toBeLessThan(oneLine * 4)
    expect(await bottom(send)).toBeLessThanOrEqual(height)
    await say(buyer, 'Seen at once')
    await expectAtBottom('Seen at once')
  })

  it('E-21 an empty message is not sent, and without script everything works by forms', async () => {
    const buyer = await newBuyer({ javaScript: false })
    const { page, go } = buyer
    await go(`/store/${offer().seller.id}`)
    await page.locator('main a', { hasText: 'Contact the seller' }).first().click()
    await say(buyer, '   ')
    await page.getByText('Please enter the message').first().waitFor()
    expect((await buyer.calls()).filter(({ path }) => path.endsWith('/send'))).toEqual([])
    await say(buyer, 'مرحبا <b>x</b>')
    const id = await idOfOpenConversation(buyer)
    expect(await page.getByRole('log').innerText()).toContain('مرحبا <b>x</b>')
    await answer(id, 'Hello to you')
    await page.reload()
    expect(await page.getByRole('log').innerText()).toContain('Hello to you')
    await go('/buyer/message?id=1')
    expect(await page.locator('h1').innerText()).toMatch(/404|not found/i)
  })

  it('D-59 a delivery by chat arrives in the conversation about the order, and only there', async () => {
    const byChat = offers.find(({ deliveryMode, standardType }) => deliveryMode === 'im' && standardType === 0)
    if (!byChat) throw new Error('the seller delivers nothing by chat')
    const buyer = await newBuyer()
    const { page } = buyer
    const order = await orderFor(buyer, byChat)
    await buyer.go(order)
    const orderId = order.split('/').at(-1) ?? ''
    await reloadUntil(buyer, 'main #delivery a[href*="/buyer/message?order="]')
    await page.locator('main #delivery a[href*="/buyer/message?order="]').click()
    const log = page.getByRole('log')
    await log.getByText('Your order is paid').waitFor()
    await seller(
      calls.seller.sellerDeliver,
      { params: { id: orderId }, body: { text: 'login: hero-17' } },
      { idempotencyKey: crypto.randomUUID() },
    )
    await log.getByRole('button', { name: 'Reveal delivery details' }).click()
    await log.getByText('hero-17').waitFor()
    await buyer.go(order)
    expect(await page.locator('#delivery button').count()).toBe(0)
    expect(await page.content()).not.toContain('hero-17')
  })

  it('a page closes its stream when it is left, so that the next page connects at once', async () => {
    const buyer = await newBuyer()
    const { page, go } = buyer
    const id = await beginConversation(buyer)
    for (let visits = 0; visits < 8; visits++) {
      const connected = page.waitForResponse(isStream)
      await go(`/buyer/message?id=${id}`)
      expect((await connected).status()).toBe(200)
    }
    await answer(id, 'Live at once')
    await page.getByRole('log').getByText('Live at once').waitFor()
  })

  it('are not streamed to a hidden page, which catches up when it is shown again', async () => {
    const buyer = await newBuyer()
    const { page, go } = buyer
    const id = await beginConversation(buyer)
    await page.clock.install()
    const connected = page.waitForResponse(isStream)
    await go(`/buyer/message?id=${id}`)
    await connected
    const setVisibility = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    let ended = 0
    page.on('requestfailed', (request) => isStream(request) && ended++)
    await setVisibility('hidden')
    await page.clock.runFor(5000)
    await setVisibility('visible')
    await setVisibility('hidden')
    await page.clock.runFor(9000)
    expect(ended).toBe(0)
    await page.clock.runFor(2000)
    await expect.poll(() => ended, { timeout: eventTimeout }).toBe(1)
    await answer(id, 'While you were away')
    const again = page.waitForResponse(isStream)
    await setVisibility('visible')
    expect((await again).status()).toBe(200)
    await page.getByRole('log').getByText('While you were away').waitFor()
  })

  it('show a warning while the stream is down, and recover', async () => {
    const buyer = await newBuyer()
    const device = await buyer.deviceId()
    await injectFault(device, '/operation/message/stream', { status: 429 })
    await buyer.page.clock.install()
    await buyer.go('/buyer/message')
    await buyer.page.getByText('New messages are not arriving by themselves').waitFor()
    await clearFaults(device)
    await buyer.page.clock.runFor(16_000)
    await buyer.page.getByText('New messages are not arriving by themselves').waitFor({ state: 'detached' })
  })

  it('A-63 B-62 E-28 E-29 a seller is reported from the store, with evidence and an explanation', async () => {
    const buyer = await newBuyer()
    const { page, go } = buyer
    const offer = await anyOffer()
    await go(`/store/${offer.seller.id}`)
    await page.locator('main a', { hasText: 'Report this seller' }).click()
    await page.waitForURL(/\/report-seller\?seller=/)
    const send = page.getByRole('button', { name: 'Send the report' })
    await send.waitFor()
    await send.click()
    await page.getByText('Please add screenshots as evidence').first().waitFor()
    expect(await mainText(buyer)).toContain('Please explain what happened')
    expect(await mainText(buyer)).toContain('Please choose a reason')
    await page.locator('#reason').selectOption('scam')
    await page.locator('#explanation').fill('Took the money and went away.')
    await send.click()
    await page.getByText('Please choose a reason').first().waitFor({ state: 'detached' })
    expect(await mainText(buyer)).toContain('Please add screenshots as evidence')
    expect((await buyer.calls()).filter(({ path }) => /complain$|api\/file$/.test(path))).toEqual([])
    await page.locator('#files').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() })
    await send.click()
    await page.locator('main li', { hasText: 'Took the money and went away.' }).waitFor()
    expect(await mainText(buyer)).toContain('Being looked at')
    const [sent] = await buyer.calls('/operation/complain')
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ sellerId: offer.seller.id, reason: 'scam' })
    expect(JSON.parse(sent?.body ?? '{}').fileIds).toHaveLength(1)
  })
})
