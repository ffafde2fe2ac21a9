import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { mailTo } from '../support/buyer/buyer.ts'
import {
  addToCart,
  amounts,
  anyOffer,
  cards,
  cookieHeader,
  mainText,
  newBuyer,
  openOrder,
  payByCard,
  waitForReceipt,
} from '../support/buyer/purchase.ts'
import { clearFaults, fakeAnswer, injectFault } from '../support/shop/faults.ts'
import { buyable } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const offer = () => anyOffer({ standardType: 0, matches: buyable })
const pay = ({ page }: Visitor) => page.locator('main form:has(input[name="deliveryEmail"]) button[type="submit"]')
const orders = (visitor: Visitor) => visitor.calls(calls.checkout.preOrder.path)

describe('the checkout', () => {
  it('A-21 is for buyers, and redirects visitors to the login', async () => {
    const { id } = await offer()
    const path = `/checkout?offer=${id}&quantity=1`
    const { status, location } = await get(path)
    expect(status).toBe(302)
    expect(location).toBe(`/login?redirectUrl=${encodeURIComponent(path)}`)
    const buyer = await newBuyer()
    const forBuyer = await get(path, { cookie: await cookieHeader(buyer) })
    expect(forBuyer.status).toBe(200)
    expect(forBuyer.html).toContain('name="deliveryEmail"')
  })

  it('D-58 E-15 E-16 requires a delivery email, and delivers to it', async () => {
    const goods = await offer()
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go(`/checkout?offer=${goods.id}&quantity=1`)
    const field = page.getByLabel('Delivery email')
    expect(await field.inputValue()).toBe(buyer.email)
    for (const [typed, text] of [
      ['', 'Cannot be empty'],
      ['a@', 'Incorrect email format'],
    ] as const) {
      await field.fill(typed)
      await pay(buyer).click()
      await page.locator('#deliveryEmail[aria-invalid="true"]').waitFor()
      await expect
        .poll(async () => {
          const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
          return Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()))
        })
        .toContain(text)
    }
    expect(await orders(buyer)).toEqual([])
    const friend = `friend-${buyer.email}`
    await field.fill(friend)
    await pay(buyer).click()
    await payByCard(buyer, cards.good)
    await openOrder(buyer)
    expect(await mainText({ page })).toContain(friend)
    await mailTo(friend, goods.title.slice(0, 12))
  })

  it('Z9 refuses a sixth purchase while five are unpaid, and links the list in which one can be cancelled', async () => {
    const buyer = await newBuyer()
    const { page } = buyer
    const placed = new Set<string>()
    const order = async () => {
      let goods = await offer()
      while (placed.has(goods.id)) goods = await offer()
      placed.add(goods.id)
      await buyer.go(`/checkout?offer=${goods.id}&quantity=1`)
      await pay(buyer).click()
    }
    for (let n = 0; n < 5; n++) {
      await order()
      await page.waitForURL(/sandbox-pay/)
    }
    await order()
    await page.getByText('Too much is reserved and not paid for yet').first().waitFor()
    await page.getByRole('link', { name: 'My unpaid orders' }).click()
    await page.waitForURL(/\/buyer\/orders\?group=to-pay$/)
    await page.locator('main a[href*="/buyer/orders/"]:has-text("Details")').first().click()
    await page.getByRole('button', { name: 'Cancel order' }).first().click()
    await page.locator('[aria-live="polite"] li', { hasText: 'The order is cancelled.' }).waitFor()
    await order()
    await page.waitForURL(/sandbox-pay/)
  })

  it('creates one order if the form is sent several times', async () => {
    const goods = await offer()
    const buyer = await newBuyer({ javaScript: false })
    await buyer.go(`/checkout?offer=${goods.id}&quantity=1`)
    const form = await buyer.page
      .locator('main form:has(input[name="deliveryEmail"])')
      .evaluate((element) =>
        Object.fromEntries([...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)])),
      )
    const send = () =>
      buyer.context.request.post(buyer.page.url(), { headers: { origin: buyer.origin }, form, maxRedirects: 0 })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.some((answer) => /sandbox-pay/.test(answer.headers().location ?? ''))).toBe(true)
    await buyer.go('/buyer/orders')
    expect(await buyer.page.locator('main a[href*="/payment/"]').count()).toBe(1)
  })

  it('H-21 E-23 keeps the typed email when the gateway cannot be reached or its answer is malformed', async () => {
    const goods = await offer()
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go(`/checkout?offer=${goods.id}&quantity=1`)
    const device = await buyer.deviceId()
    await injectFault(device, calls.checkout.preOrder.path, { status: 0 })
    const friend = `friend-${buyer.email}`
    await page.getByLabel('Delivery email').fill(friend)
    await pay(buyer).click()
    await page.getByText('Unable to connect').first().waitFor()
    expect(await page.getByLabel('Delivery email').inputValue()).toBe(friend)
    await clearFaults(device)
    // A truncated answer, as from a broken proxy.
    await injectFault(device, calls.checkout.preOrder.path, { status: 200, body: '{"code":"0000","data":{"purch' })
    await pay(buyer).click()
    await page.getByText('Data error', { exact: true }).first().waitFor()
    expect(await page.getByText('Unable to connect').count()).toBe(0)
    await clearFaults(device)
    await pay(buyer).click()
    await payByCard(buyer, cards.good)
    await openOrder(buyer)
  })

  it('shows the state of a pending payment, and opens the receipt once it is confirmed', async () => {
    const goods = await offer()
    const buyer = await newBuyer()
    await buyer.go(`/checkout?offer=${goods.id}&quantity=1`)
    await pay(buyer).click()
    await buyer.page.waitForURL(/sandbox-pay/)
    const otherTab = await buyer.context.newPage()
    await otherTab.goto(`${buyer.origin}/buyer/orders`)
    const path = await otherTab.locator('main a[href*="/payment/"]').first().getAttribute('href')
    await otherTab.goto(`${buyer.origin}${path}`)
    const main = otherTab.locator('main')
    await main.getByRole('progressbar', { name: 'Waiting for the card provider' }).waitFor()
    expect(await main.locator('ol [aria-current="step"]').innerText()).toContain('Payment confirmed')
    const status = main.getByRole('status')
    expect(await status.innerText()).toContain('Waiting for the card provider')
    // The payment provider has received the payment but has not confirmed it yet.
    const call = calls.checkout.getPurchase.path.replace('{id}', path?.split('/').at(-1) ?? '')
    const purchase = await otherTab.evaluate(
      async (address) => (await fetch(address, { headers: { 'x-tp': '1' } })).json(),
      `/api${call}`,
    )
    const device = await buyer.deviceId()
    await fakeAnswer(device, call, { ...purchase.data, state: 'pending' })
    await status.filter({ hasText: 'is confirming it. Next, your receipt opens here' }).waitFor()
    await clearFaults(device)
    await payByCard(buyer, cards.good)
    await otherTab.waitForURL(/\/payment\/success/)
    await otherTab.getByRole('heading', { name: 'Payment received' }).waitFor()
  })

  it('sells a whole cart in one payment, with one order per offer', async () => {
    const first = await offer()
    const second = await anyOffer({ standardType: 0, matches: (other) => buyable(other) && other.id !== first.id })
    const buyer = await newBuyer({ phone: true })
    const { page } = buyer
    await addToCart(buyer, first)
    await addToCart(buyer, second)
    await buyer.go('/checkout')
    const shown = await amounts(buyer, 'USD')
    const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
    const total = (first.price?.minor ?? 0) + (second.price?.minor ?? 0)
    expect(cents(shown.at(-1) ?? '')).toBe(total)
    await pay(buyer).click()
    await payByCard(buyer, cards.good)
    await waitForReceipt(buyer)
    expect(await page.locator('main a[href*="/buyer/orders/"]').count()).toBe(2)
    expect(cents((await amounts(buyer, 'USD')).at(-1) ?? '')).toBe(total)
    await buyer.go('/cart')
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  it('shows that another buyer was faster instead of selling an offer twice', async () => {
    const goods = await anyOffer({
      standardType: 0,
      matches: (candidate) => buyable(candidate) && candidate.available === 1,
    })
    const [one, other] = [await newBuyer(), await newBuyer()]
    for (const buyer of [one, other]) await buyer.go(`/checkout?offer=${goods.id}&quantity=1`)
    await pay(one).click()
    await one.page.waitForURL(/sandbox-pay/)
    await pay(other).click()
    await other.page.locator('main [role="alert"]').first().waitFor()
    expect(await mainText(other)).toMatch(/Sold out|cannot be bought now/)
    expect(new URL(other.page.url()).pathname).toBe('/checkout')
  })
})

describe('a visitor who presses "Buy now"', () => {
  it('returns to the same checkout after logging in', async () => {
    const goods = await offer()
    const { email, password } = await newBuyer()
    const visitor = await visit({ javaScript: false, phone: true })
    const { page } = visitor
    await visitor.go(`/items/${goods.id}`)
    await page.locator('main button[name="offer"]:visible, main aside a[href*="/checkout?"]:visible').first().click()
    await page.waitForURL('**/login?**')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('main button[value="password"]').click()
    await page.waitForURL('**/checkout?**')
    expect(await mainText({ page })).toContain(goods.title)
  })
})
