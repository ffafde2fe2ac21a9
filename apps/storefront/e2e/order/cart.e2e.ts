import { calls, type OfferCard } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { signInByForm } from '../support/buyer/buyer.ts'
import { addToCart, amounts, anyOffer, mainText, newBuyer } from '../support/buyer/purchase.ts'
import { keyboard } from '../support/page/keyboard.ts'
import { clearFaults, delayFormAnswers, fakeAnswer, injectFault } from '../support/shop/faults.ts'
import { buyable, needsNoInputs, publicApi } from '../support/shop/gateway.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

/** Adds an offer to the cart without opening its page. */
async function post({ context, origin }: Visitor, offerId: string, quantity = 1, intent = 'add') {
  const form = { intent, offerId, quantity: String(quantity), back: '/cart' }
  return context.request.post(`${origin}/cart`, { headers: { origin }, form, maxRedirects: 0 })
}
const lines = ({ page }: Visitor) => page.locator('main li:has(button[aria-label^="Remove "])')
const toast = ({ page }: Visitor, text: string) => page.locator('[aria-live="polite"] li', { hasText: text }).waitFor()

/** Delays answers to cart changes. The returned function awaits `count` answers and returns all line counts shown. */
async function delayCartAnswers({ page }: Visitor) {
  const answered = await delayFormAnswers(page, '/cart')
  await page.evaluate(() => {
    const recorded = window as unknown as { shown: number[] }
    const count = () => document.querySelectorAll('main li button[aria-label^="Remove "]').length
    recorded.shown = [count()]
    const record = () => recorded.shown.at(-1) === count() || recorded.shown.push(count())
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true })
  })
  const shown = () => page.evaluate(() => (window as unknown as { shown: number[] }).shown)
  return async (count: number) => {
    await expect.poll(answered).toBe(count)
    await page.waitForLoadState('networkidle')
    return shown()
  }
}

/** Different offers below a price (in cents) that can be put into a cart. */
async function cheapOffers(count: number, below: number): Promise<OfferCard[]> {
  const offers: OfferCard[] = []
  for (let pageNo = 1; offers.length < count && pageNo <= 15; pageNo++) {
    const page = await publicApi()(calls.offer.offerPage, { body: { pageNo, pageSize: 100 } })
    offers.push(...page.list.filter((offer) => fitsCart(offer) && (offer.price?.minor ?? below) < below))
  }
  expect(offers.length).toBeGreaterThanOrEqual(count)
  return offers.slice(0, count)
}
const fitsCart = (offer: OfferCard) =>
  offer.status === 1 && offer.available > 0 && offer.standardType < 3 && needsNoInputs(offer)

describe('the cart of a visitor', () => {
  it('F-03 E-30 holds up to ten lines, then asks to log in', async () => {
    const offers = await cheapOffers(11, 45_00)
    const visitor = await visit()
    for (const { id } of offers.slice(0, 10)) await post(visitor, id)
    await visitor.go('/cart')
    expect(await lines(visitor).count()).toBe(10)
    await visitor.go(`/items/${offers[10]?.id}`)
    await visitor.page.locator('main button[name="offerId"]:visible').first().click()
    await visitor.page.waitForURL(/\/cart\?/)
    const prompt = visitor.page.getByRole('alert').filter({ hasText: 'Login to continue adding' })
    await prompt.waitFor()
    expect(await lines(visitor).count()).toBe(10)
    await prompt.getByRole('link', { name: 'Log in' }).click()
    await visitor.page.waitForURL('**/login?redirectUrl=%2Fcart')
  })

  it('E-31 holds offers up to a total price, then asks to log in', async () => {
    const expensive = await anyOffer({ matches: (offer) => fitsCart(offer) && (offer.price?.minor ?? 0) > 260_00 })
    const other = await anyOffer({
      matches: (offer) => fitsCart(offer) && offer.id !== expensive.id && (offer.price?.minor ?? 0) > 260_00,
    })
    const visitor = await visit()
    if ((expensive.price?.minor ?? 0) <= 500_00) await addToCart(visitor, expensive)
    await visitor.go(`/items/${other.id}`)
    await visitor.page.locator('main button[name="offerId"]:visible').first().click()
    await visitor.page
      .getByRole('alert')
      .filter({ hasText: 'The price of the product has reached the upper limit, please log in and continue to add.' })
      .waitFor()
    expect(await visitor.page.locator(`main a[href$="/items/${other.id}"]`).count()).toBe(0)
  })

  it('F-04 is kept through the login on the way to the checkout', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const { email, password } = await newBuyer()
    const visitor = await visit({ phone: true })
    const { page } = visitor
    await addToCart(visitor, offer)
    await visitor.go('/cart')
    const [total] = await amounts(visitor, 'USD')
    await page.getByRole('link', { name: 'Log in to check out' }).click()
    await page.waitForURL('**/login?redirectUrl=%2Fcheckout')
    await signInByForm(visitor, { email, password })
    await page.waitForURL(`${visitor.origin}/checkout`)
    await page.locator('main input[name="deliveryEmail"]').waitFor()
    expect(await mainText({ page })).toContain(offer.title)
    expect((await amounts(visitor, 'USD'))[0]).toBe(total)
    await visitor.go('/cart')
    expect(await lines(visitor).count()).toBe(1)
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain('cart')
  })
})

describe('the cart', () => {
  it('keeps every change made before earlier answers arrive', async () => {
    const visitor = await visit()
    for (const { id } of await cheapOffers(3, 45_00)) await post(visitor, id)
    await visitor.go('/cart')
    const lineCounts = await delayCartAnswers(visitor)
    await lines(visitor)
      .locator('button[aria-label^="Remove "]')
      .evaluateAll((all) => {
        for (const button of all) (button as HTMLButtonElement).click()
      })
    expect((await lineCounts(3)).at(-1)).toBe(0)
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  it('adds, changes and removes lines without scripts', async () => {
    const offer = await anyOffer({
      matches: (candidate) => fitsCart(candidate) && candidate.available > 5 && (candidate.price?.minor ?? 0) < 50_00,
    })
    const visitor = await visit({ javaScript: false, phone: true })
    const { page } = visitor
    await visitor.go(`/items/${offer.id}`)
    await page.locator('main button[name="offerId"]:visible').first().click()
    await page.locator('[role="status"]', { hasText: 'Added to cart' }).waitFor()
    await visitor.go('/cart')
    const quantity = page.locator('main input[name="quantity"]')
    const before = Number(await quantity.inputValue())
    await quantity.fill(String(before + 1))
    await page.getByRole('button', { name: 'Update' }).click()
    expect(await page.locator('main input[name="quantity"]').inputValue()).toBe(String(before + 1))
    await page.locator('main button[aria-label^="Remove "]').click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  it('updates lines, totals and the header count at once, and reverts refused changes', async () => {
    const several = (offer: OfferCard) =>
      offer.status === 1 &&
      offer.standardType < 3 &&
      offer.minQuantity === 1 &&
      Math.min(offer.available, offer.maxQuantity) > 5
    const first = await anyOffer({ matches: several })
    const second = await anyOffer({ matches: (offer) => several(offer) && offer.id !== first.id })
    const buyer = await newBuyer()
    const { page } = buyer
    for (const { id } of [first, second]) await post(buyer, id, 5)
    await buyer.go('/cart')
    const line = lines(buyer).filter({ has: page.locator(`a[href$="/items/${first.id}"]`) })
    const header = page.locator('header a[href$="/cart"]').first()
    const readCart = async () => ({
      lines: await lines(buyer).count(),
      header: Number(/\d+/.exec((await header.getAttribute('aria-label')) ?? '')?.[0] ?? 0),
      amounts: await amounts(buyer, 'USD'),
    })
    const before = await readCart()
    /** The expected cart with this quantity of the first offer. */
    const expected = (firstQuantity: number) => {
      const formatted = (minor: number) =>
        `${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} USD`
      const [total, other] = [(first.price?.minor ?? 0) * firstQuantity, (second.price?.minor ?? 0) * 5]
      const each = firstQuantity ? [formatted(total), formatted(other)] : [formatted(other)]
      return { lines: each.length, header: firstQuantity + 5, amounts: [...each, formatted(total + other)] }
    }
    expect(before).toEqual(expected(5))
    /** Delays a change's request until the page shows the expected result, then waits until the cart has reloaded. */
    const press = async (button: string, meanwhile: ReturnType<typeof expected>) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/cart*', async (route) => {
        if (route.request().method() === 'POST') await released
        await route.continue()
      })
      await line.getByRole('button', { name: button }).click()
      await expect.poll(readCart).toEqual(meanwhile)
      const reloaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/cart.data' && answer.ok())
      release()
      await reloaded
      await page.locator('main li[data-busy="true"]').waitFor({ state: 'detached' })
    }
    const device = await buyer.deviceId()
    for (const [button, meanwhile] of [
      ['One less', expected(4)],
      ['Remove', expected(0)],
    ] as const) {
      await injectFault(device, '/finance/cart/line', {
        times: 1,
        json: { code: 'unavailable', msg: `${button}: not now` },
      })
      await press(button, meanwhile)
      await toast(buyer, `${button}: not now`)
      await expect.poll(readCart).toEqual(before)
      await press(button, meanwhile)
      await expect.poll(readCart).toEqual(meanwhile)
      if (button === 'One less') await press('One more', before)
    }
    await page.reload()
    expect(await readCart()).toEqual(expected(0))
  })

  it('moves the focus on from a removed line and announces the removal', async () => {
    const offers = await cheapOffers(3, 100_000_00)
    const buyer = await newBuyer()
    const { page } = buyer
    for (const { id } of offers) await post(buyer, id)
    await buyer.go('/cart')
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    const titles = await lines(buyer)
      .locator('button[aria-label^="Remove "]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice('Remove '.length) ?? ''))
    expect(titles).toHaveLength(3)
    const [first = '', second = '', third = ''] = titles
    const keys = keyboard(page)
    const lineCounts = await delayCartAnswers(buyer)
    await keys.tabTo(`button[aria-label=${JSON.stringify(`Remove ${second}`)}]`)
    // Focus moves to the next line, then to the previous one if none follows, then to the page.
    for (const [gone, next] of [
      [second, `Remove ${third}`],
      [third, `Remove ${first}`],
      [first, 'Your cart is empty'],
    ]) {
      await keys.press('Enter')
      await expect.poll(focused).toBe(next)
      await page
        .getByRole('status')
        .filter({ hasText: `${gone} was removed from your cart.` })
        .waitFor({ state: 'attached' })
    }
    // No removed line reappears when the answers to the other removals arrive.
    expect(await lineCounts(3)).toEqual([3, 2, 1, 0])
    await expect.poll(focused).toBe('Your cart is empty')
    await page.reload()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  it('E-32 of a buyer holds up to fifty lines', async () => {
    const offers = await cheapOffers(51, 100_000_00)
    const buyer = await newBuyer()
    for (const { id } of offers.slice(0, 50)) await post(buyer, id)
    await buyer.go(`/items/${offers[50]?.id}`)
    await buyer.page.locator('main button[name="offerId"]:visible').first().click()
    await toast(buyer, 'Shopping cart is full, please clean first and then continue to add.')
    await buyer.go('/cart')
    expect(await lines(buyer).count()).toBe(50)
  })

  it('E-33 holds an offer up to its available quantity', async () => {
    const offer = await anyOffer({ matches: (candidate) => fitsCart(candidate) && candidate.available === 1 })
    const text = 'Product cap exceeded'
    for (const visitor of [await visit(), await newBuyer()]) {
      await addToCart(visitor, offer)
      await visitor.go(`/items/${offer.id}`)
      await visitor.page.locator('main button[name="offerId"]:visible').first().click()
      await toast(visitor, text)
    }
  })

  it('E-24 answers a malformed field with "Format error"', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const visitor = await visit()
    await visitor.go(`/items/${offer.id}`)
    await visitor.page
      .locator('main button[name="offerId"]:visible')
      .first()
      .evaluate((button) => {
        ;(button as HTMLButtonElement).value = 'not-an-offer'
      })
    await visitor.page.locator('main button[name="offerId"]:visible').first().click()
    await toast(visitor, 'Format error')
  })

  it('H-25 says that an offer was removed, and cannot be checked out', async () => {
    const offer = await anyOffer({ standardType: 0, matches: buyable })
    const buyer = await newBuyer()
    const quote = await publicApi()(calls.cart.quoteCart, {
      body: { toCurrencyId: '1', lines: [{ offerId: offer.id, quantity: 1 }] },
    })
    // Fake the answer: removing the offer itself would affect other tests.
    const removed = {
      ...quote,
      lines: quote.lines.map((line) => ({ ...line, offer: { ...offer, status: 2 }, problem: 'removed' })),
    }
    const text = 'The product has been removed from the shelf'
    const device = await buyer.deviceId()
    for (const path of ['/finance/cart/quote', '/finance/cart']) await fakeAnswer(device, path, removed)
    for (const path of [`/checkout?offer=${offer.id}&quantity=1`, '/checkout', '/cart']) {
      await buyer.go(path)
      expect(await mainText(buyer)).toContain(text)
      expect(await buyer.page.locator('main input[name="deliveryEmail"], main a[href$="/checkout"]').count()).toBe(0)
    }
    await clearFaults(device)
    await buyer.go(`/checkout?offer=${offer.id}&quantity=1`)
    await injectFault(device, '/finance/buyer/pre-order', { status: 409, json: { code: 'offer_removed', msg: text } })
    await buyer.page.locator('main form button[type="submit"]').click()
    await buyer.page.locator('main [role="alert"]').first().waitFor()
    expect(await mainText(buyer)).toContain('Nothing was charged')
  })
})
