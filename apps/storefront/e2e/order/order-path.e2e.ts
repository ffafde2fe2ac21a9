import { formatMoney } from '@tradepost/i18n'
import { describe, expect, it } from 'vitest'
import { mailTo } from '../support/buyer/buyer.ts'
import {
  addToCart,
  amounts,
  anyOffer,
  cards,
  checkOut,
  mainText,
  newBuyer,
  openOrder,
  payByCard,
  placeOrder,
  reloadUntil,
  tickHandover,
  waitForReceipt,
} from '../support/buyer/purchase.ts'
import { keyboard } from '../support/page/keyboard.ts'
import { buyable } from '../support/shop/gateway.ts'
import { visit } from '../support/shop/shop.ts'

const secret = '#delivery dd'
const reveal = '#delivery button[value="reveal"]'
const confirm = 'main a[href$="/confirm"]'

describe.each([
  { tenant: 'lumen', javaScript: true, phone: false },
  { tenant: 'lumen', javaScript: false, phone: true },
  { tenant: 'sahra', javaScript: true, phone: true },
  { tenant: 'sahra', javaScript: false, phone: false },
])('a purchase on $tenant, JavaScript $javaScript, phone $phone', (options) => {
  it('D-39 D-40 leads through checkout, delivery and confirmation to a finished order', async () => {
    const offer = await anyOffer({ tenant: options.tenant, standardType: 0, matches: buyable })
    const price = formatMoney(offer.price)
    const buyer = await newBuyer(options)
    const { page } = buyer
    await checkOut(buyer, offer, cards.good)
    const order = await openOrder(buyer)

    await reloadUntil(buyer, reveal)
    expect(await page.locator(secret).count()).toBe(0)
    await page.locator(reveal).click()
    await page.locator(secret).first().waitFor()
    expect((await page.locator(secret).first().innerText()).length).toBeGreaterThan(3)
    await mailTo(buyer.email, offer.title.slice(0, 12))

    await page.locator(confirm).first().click()
    await page.waitForURL(`**${order}/confirm`)
    await page.getByText('Confirming pays the seller and affects your later rights.').waitFor()
    expect(await mainText(buyer)).toContain(price)
    for (const box of await page.locator('main input[name="step"]').all()) await box.check()
    await page.locator('main form button[type="submit"]').click()
    await page.getByText('Please confirm that you understand what confirming gives up').first().waitFor()
    await tickHandover(buyer)
    await page.locator('main form button[type="submit"]').click()
    await page.waitForURL(`**${order}`)
    await page.getByText('Order finished').waitFor()
    expect(await page.locator(confirm).count()).toBe(0)
    expect(buyer.problems.join('\n')).toBe('')
  })
})

describe('a payment that fails', () => {
  it('A-22 A-23 shows the reason, keeps the reservation, and can be paid with another card', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const buyer = await newBuyer()
    const { page } = buyer
    await checkOut(buyer, offer, cards.declined)
    await page.waitForURL(/\/payment\/failed\?purchase=/)
    expect(await mainText(buyer)).toContain('Your bank declined the card.')
    expect(await mainText(buyer)).toContain('Your items are still reserved until')
    const purchase = new URL(page.url()).searchParams.get('purchase')
    await page.getByRole('button', { name: 'Try again' }).click()
    await payByCard(buyer, cards.good)
    await waitForReceipt({ page })
    expect(new URL(page.url()).searchParams.get('purchase')).toBe(purchase)
    const order = await openOrder(buyer)
    expect(await mainText(buyer)).toContain(`Order ${order.split('/').at(-1)}`)
    await buyer.go('/buyer/orders')
    expect(await page.locator('main a[href*="/buyer/orders/"]:has-text("Details")').count()).toBe(1)
  })
})

describe('a buyer who returns without having paid', () => {
  it('B-70 is asked "Have you completed the payment?" with two answers', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go(`/checkout?offer=${offer.id}&quantity=1`)
    await placeOrder(buyer)
    await buyer.go('/buyer/orders?group=to-pay')
    await page.getByRole('link', { name: 'Pay now' }).click()
    await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/)
    await page.getByRole('heading', { name: 'Have you completed the payment?', level: 1, exact: true }).waitFor()
    expect(await page.locator('main form button[type="submit"]').count()).toBe(2)
    await page.getByRole('button', { name: 'Yes, I have paid' }).click()
    await page.getByText('We have no confirmation of your payment yet.').waitFor()
    await page.getByRole('button', { name: 'Not yet, go to the card page' }).click()
    await payByCard(buyer, cards.good)
    const order = await openOrder(buyer)
    expect(order).toMatch(/^\/buyer\/orders\/\d+$/)
  })

  it('sees after cancelling on the card page that nothing was paid, and can go there again', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go(`/checkout?offer=${offer.id}&quantity=1`)
    await placeOrder(buyer)
    await page.locator('button[value="cancel"]').click()
    await page.getByRole('heading', { name: 'Nothing was paid', level: 1, exact: true }).waitFor()
    expect(await mainText(buyer)).toMatch(/Your items are still reserved until/)
    expect(await mainText(buyer)).not.toContain('Waiting for the card provider')
    await page.getByRole('button', { name: 'Go to the card page again' }).click()
    await payByCard(buyer, cards.good)
    await waitForReceipt(buyer)
  })

  it('sees the receipt once the payment is made in another tab', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const buyer = await newBuyer()
    await buyer.go(`/checkout?offer=${offer.id}&quantity=1`)
    await placeOrder(buyer)
    const cardPage = buyer.page.url()
    await buyer.go('/buyer/orders?group=to-pay')
    await buyer.page.getByRole('link', { name: 'Pay now' }).click()
    await buyer.page.waitForURL(/\/payment\/[0-9a-f-]{36}$/)
    const other = await buyer.context.newPage()
    await other.goto(cardPage)
    await payByCard({ ...buyer, page: other }, cards.good)
    await waitForReceipt(buyer)
  })
})

describe.each([
  { tenant: 'lumen', prefix: '', currency: 'USD' },
  { tenant: 'lumen', prefix: '/de', currency: 'EUR' },
  { tenant: 'sahra', prefix: '/ar', currency: 'AED' },
])('the price on $tenant in $currency', ({ tenant, prefix, currency }) => {
  it('is the same on card, item, cart, checkout, card page, receipt and order', async () => {
    const offer = await anyOffer({
      tenant,
      standardType: 0,
      matches: (candidate) => buyable(candidate) && (candidate.price?.minor ?? 0) < 400_00,
    })
    const buyer = await newBuyer({ tenant, phone: tenant === 'sahra' })
    const { page } = buyer
    await buyer.go(`${prefix}/search?q=${encodeURIComponent(offer.title)}`)
    const card = `main :is(article, li):has(a[href$="/items/${offer.id}"])`
    const [price = 'no price'] = await amounts(buyer, currency, card)
    expect(price).toMatch(/^[\d,]+\.\d{2} [A-Z]{3}$/)
    const onlyPrice = async (scope = 'main', least = 2) => {
      const shown = await amounts(buyer, currency, scope)
      expect(shown.length).toBeGreaterThanOrEqual(least)
      expect(new Set(shown)).toEqual(new Set([price]))
    }

    await addToCart(buyer, offer, prefix)
    expect((await amounts(buyer, currency))[0]).toBe(price)
    await buyer.go(`${prefix}/cart`)
    // The cart contains just one line and the total.
    await onlyPrice()
    await page.locator('main a[href$="/checkout"]').click()
    await page.locator('main input[name="deliveryEmail"]').waitFor()
    await onlyPrice()
    await placeOrder(buyer)
    await onlyPrice('body', 1)
    await payByCard(buyer, cards.good)
    await waitForReceipt({ page })
    await onlyPrice()
    await openOrder(buyer)
    await page.locator('#receipt').waitFor()
    await onlyPrice()
  })
})

describe('an offer that the seller delivers', () => {
  it('is in progress after the payment, until the seller delivers', async () => {
    const offer = await anyOffer({
      matches: ({ status, available, deliveryMode, standardType }) =>
        status === 1 && available > 0 && deliveryMode === 'im' && standardType < 3,
    })
    const buyer = await newBuyer()
    await checkOut(buyer, offer, cards.good)
    await waitForReceipt(buyer)
    expect(await mainText(buyer)).toContain('We told the seller to deliver.')
    const path = await openOrder(buyer)
    const orderId = path.split('/').at(-1) ?? ''
    await buyer.page.getByRole('heading', { name: 'The seller delivers' }).waitFor()
    expect(await mainText(buyer)).toContain('The seller hands this order over in your conversation.')
    expect(await buyer.page.locator(`${reveal}, ${secret}, ${confirm}`).count()).toBe(0)
    await buyer.go('/buyer/orders?group=in-progress')
    await buyer.page.locator(`main a[href$="/buyer/orders/${orderId}"]`).first().waitFor()
    await buyer.go('/buyer/orders?group=to-confirm')
    expect(await buyer.page.locator(`main a[href*="/buyer/orders/${orderId}"]`).count()).toBe(0)
  })
})

describe('the keyboard alone', () => {
  it('is enough from the home page to a finished order', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const { email, password } = await newBuyer()
    const visitor = await visit()
    const { page, go } = visitor
    const { press, tabTo, type } = keyboard(page)

    await go('/')
    await tabTo('header input[name="q"]')
    await type(offer.title)
    await press('Enter')
    // Wait for the page, not its address: the home page stays visible a moment longer and may link the same offer.
    await page.locator('body[data-route-name="search"]').waitFor()
    await tabTo(`main a[href$="/items/${offer.id}"]`)
    await press('Enter')
    await page.waitForURL(`**/items/${offer.id}`)
    await tabTo('main button[name="offer"]')
    await press('Enter')
    await page.waitForURL('**/login?**')
    await tabTo('input[name="email"]')
    await type(email)
    await tabTo('input[name="password"]')
    await type(password)
    await press('Enter')
    await page.waitForURL('**/checkout?**')
    await tabTo('main form:has(input[name="deliveryEmail"]) button[type="submit"]')
    await press('Space')
    await page.waitForURL(/sandbox-pay/)
    for (const [field, text] of [
      ['number', cards.good],
      ['exp', '12/34'],
      ['csc', '123'],
      ['name', 'Ada Buyer'],
    ] as const) {
      await tabTo(`input[autocomplete="cc-${field}"]`)
      await type(text)
    }
    await tabTo('button[value="pay"]')
    await press('Enter')
    await waitForReceipt({ page })
    await tabTo('main a[href*="/buyer/orders/"]')
    await press('Enter')
    await page.locator(reveal).waitFor()
    await tabTo(reveal)
    await press('Space')
    await page.locator(secret).first().waitFor()
    await tabTo(confirm)
    await press('Enter')
    await page.waitForURL('**/confirm')
    for (const step of ['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions']) {
      await tabTo(`#step-${step}`)
      await press('Space')
    }
    await tabTo('input[name="acknowledged"]')
    await press('Space')
    await tabTo('main form:has(input[name="acknowledged"]) button[type="submit"]')
    await press('Enter')
    await page.getByText('Order finished').waitFor()
    expect(visitor.problems.join('\n')).toBe('')
  })
})
