import { calls, type OfferCard } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailTo, registerByPost, signInByForm, signInByPost } from '../support/buyer/buyer.ts'
import { mainText } from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { delayFormAnswers, eventually } from '../support/shop/faults.ts'
import { buyable, findOffer, publicApi } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const list = '/product-search/product-market/product/page'
let offers: OfferCard[]
let firstOffer: OfferCard
let secondOffer: OfferCard
beforeAll(async () => {
  // A list that is long enough to compare five offers, whatever stands first in the shop.
  const first = await findOffer({
    standardType: 0,
    matches: (offer) => buyable(offer) && offer.brandAlias === 'valorant' && offer.categoryAlias === 'accounts',
  })
  const { brandId, categoryId } = first
  const page = await publicApi()(calls.offer.offerPage, { body: { brandId, categoryId, pageSize: 24 } })
  offers = page.list
  ;[firstOffer, secondOffer] = offers as [OfferCard, OfferCard]
})

const heart = ({ page }: Visitor, offer: OfferCard) =>
  page
    .locator('main')
    .getByRole('button', { name: `Wishlist: ${offer.title}`, exact: true })
    .first()
const saveButton = ({ page }: Visitor) =>
  page.locator('main').getByRole('button', { name: 'Add to wishlist' }).locator('visible=true').first()
const savedIds = async ({ page }: Visitor) =>
  page
    .locator('main h2 a[href*="/items/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)))
const cookie = async ({ context }: Visitor, name: string) =>
  (await context.cookies()).find((entry) => entry.name === name)

describe('a wishlist', () => {
  it('works without scripts: an offer is saved, marked in lists and removed again', async () => {
    const visitor = await visit({ javaScript: false })
    await visitor.go(`/items/${firstOffer.id}`)
    await saveButton(visitor).click()
    await visitor.page.waitForURL(`**/items/${firstOffer.id}`)
    expect(await visitor.page.locator('main').getByRole('button', { name: 'Remove from wishlist' }).count()).toBe(1)
    expect(await cookie(visitor, 'wish')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    await visitor.go(`/${firstOffer.brandAlias}/${firstOffer.categoryAlias}`)
    expect(await heart(visitor, firstOffer).getAttribute('aria-pressed')).toBe('true')
    expect(await heart(visitor, secondOffer).getAttribute('aria-pressed')).toBe('false')
    await visitor.go('/wishlist')
    expect(await savedIds(visitor)).toEqual([firstOffer.id])
    expect(await visitor.page.locator('#viewed').textContent()).toBe('Recently viewed')
    expect(await visitor.page.locator('section[aria-labelledby=viewed] h3').allTextContents()).toEqual([
      firstOffer.title,
    ])
    await visitor.page.getByRole('button', { name: 'Clear what you viewed recently' }).click()
    await visitor.page.waitForLoadState('load')
    expect(await visitor.page.locator('#viewed').count()).toBe(0)
    await heart(visitor, firstOffer).click()
    expect(await mainText(visitor)).toContain('Nothing saved yet')
    expect(await cookie(visitor, 'wish')).toBeUndefined()
  })

  it('fills a heart at once without reloading the list, and shows a message when it is full', async () => {
    const visitor = await visit()
    await visitor.go(`/${firstOffer.brandAlias}/${firstOffer.categoryAlias}`)
    const callsBefore = (await visitor.calls(list)).length
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await visitor.page.route('**/wishlist*', async (route) => {
      await released
      await route.continue()
    })
    await heart(visitor, firstOffer).click()
    await expect.poll(() => heart(visitor, firstOffer).getAttribute('aria-pressed')).toBe('true')
    release()
    await expect.poll(async () => (await cookie(visitor, 'wish'))?.value ?? '').toContain(firstOffer.id)
    await expect.poll(() => heart(visitor, firstOffer).getAttribute('aria-pressed')).toBe('true')
    expect((await visitor.calls(list)).length).toBe(callsBefore)
    const name = (await cookie(visitor, 'wish'))?.value.split('.')[0]
    const full = [name, ...Array.from({ length: 50 }, (_, n) => String(n + 1))].join('.')
    await visitor.context.addCookies([{ name: 'wish', value: full, url: visitor.origin }])
    await heart(visitor, secondOffer).click()
    await visitor.page.getByText('Your wishlist is full').waitFor()
    await expect.poll(() => heart(visitor, secondOffer).getAttribute('aria-pressed')).toBe('false')
  })

  it('saves every offer when hearts are pressed before earlier answers arrive', async () => {
    const visitor = await visit()
    const { page } = visitor
    await delayFormAnswers(page, '/wishlist')
    await visitor.go(`/search?q=${encodeURIComponent(firstOffer.brandName)}`)
    const hearts = page.locator('main').getByRole('button', { name: /^Wishlist: / })
    await hearts.nth(2).waitFor()
    await hearts.evaluateAll((all) => {
      for (const button of all.slice(0, 3)) (button as HTMLButtonElement).click()
    })
    const savedCount = async () => (await cookie(visitor, 'wish'))?.value.match(/\d{10,}/g)?.length
    await expect.poll(savedCount).toBe(3)
  })

  it('is merged at sign-in, once, with the viewed offers, and appears in another browser', async () => {
    const visitor = await visit()
    const person = await registerByPost(visitor)
    await visitor.context.clearCookies()
    for (const offer of [firstOffer, secondOffer]) {
      await visitor.go(`/items/${offer.id}`)
      await saveButton(visitor).click()
      await visitor.page
        .locator('main')
        .getByRole('button', { name: 'Remove from wishlist' })
        .first()
        .waitFor({ state: 'attached' })
      await expect.poll(async () => (await cookie(visitor, 'wish'))?.value ?? '').toContain(offer.id)
    }
    const recent = visitor.page.locator('section[aria-labelledby=viewed] h3')
    await expect.poll(() => recent.allTextContents()).toEqual([firstOffer.title])
    await signInByForm(visitor, person)
    expect([await cookie(visitor, 'wish'), await cookie(visitor, 'seen')]).toEqual([undefined, undefined])
    const other = await visit({ javaScript: false, phone: true })
    await signInByPost(other, person)
    await other.go('/wishlist')
    expect(await savedIds(other)).toEqual([secondOffer.id, firstOffer.id])
    expect(await other.page.locator('section[aria-labelledby=viewed] h3').allTextContents()).toEqual([
      secondOffer.title,
      firstOffer.title,
    ])
    // A cached page does not show another visitor's wishlist.
    const { html } = await get(`/items/${firstOffer.id}`)
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('Remove from wishlist')
  })
})

describe('an alert by mail', () => {
  it('is sent once the price is below the wanted one, and its link stops such mails without a login', async () => {
    const visitor = await visit()
    const { email } = await registerByPost(visitor)
    const seller = await sellerOrStaffApi(await visit(), 'seller')
    const [offer] = (await ownOffers(seller)).filter(
      ({ price, standardType }) => (price?.minor ?? 0) > 500 && standardType !== 5,
    )
    if (!offer?.price) throw new Error('the seller has nothing to offer')
    const { minor } = offer.price
    await visitor.go(`/items/${offer.id}`)
    const main = visitor.page.locator('main')
    const field = main.getByLabel('Alert me below (USD)').locator('visible=true')
    const save = main.getByRole('button', { name: 'Save', exact: true }).locator('visible=true')
    await main.getByText('Price alert').locator('visible=true').click()
    await field.fill('many')
    await save.click()
    await main.getByText('Enter an amount such as 12.50').locator('visible=true').waitFor()
    await field.fill(String((minor + 100) / 100))
    await save.click()
    await main.getByText('Enter a price below the current').locator('visible=true').waitFor()
    await field.fill(String((minor - 100) / 100))
    await save.click()
    await main.getByText('We will mail you once it costs less than').locator('visible=true').waitFor()
    await seller(calls.seller.sellerOfferEdit, { params: { id: offer.id }, body: { priceMinor: minor - 200 } })
    const mail = await mailTo(email, 'is below your price')
    await seller(calls.seller.sellerOfferEdit, { params: { id: offer.id }, body: { priceMinor: minor } })
    const link = /http[^\s"<]+\/unsubscribe\?token=[\w.%-]+/.exec(mail.replaceAll('&amp;', '&'))?.[0] ?? ''
    await visitor.go('/buyer/settings')
    expect(await main.textContent()).toMatch(/Sent on/)
    const priceAlerts = main.getByLabel('When a price falls below mine')
    expect(await priceAlerts.isChecked()).toBe(true)

    const loggedOut = await visit({ javaScript: false })
    const { pathname, search } = new URL(link)
    await loggedOut.go(pathname + search)
    expect(await loggedOut.page.locator('h1').textContent()).toBe('Stop these mails?')
    await visitor.go('/buyer/settings')
    expect(await priceAlerts.isChecked()).toBe(true)
    await loggedOut.page.getByRole('button', { name: 'Stop these mails' }).click()
    expect(await loggedOut.page.locator('h1').textContent()).toBe('These mails are off')
    await visitor.go('/buyer/settings')
    expect(await priceAlerts.isChecked()).toBe(false)
    await loggedOut.go(`${pathname}${search.slice(0, -3)}`)
    expect(await loggedOut.page.locator('h1').textContent()).toBe('This link is not valid')
  })

  it('about the release of a rented account is requested after a login, and can be cancelled', async () => {
    const rented = await findOffer({ standardType: 5, matches: ({ status }) => status === 6 })
    const visitor = await visit({ javaScript: false, phone: true })
    const person = await registerByPost(await visit())
    await visitor.go(`/items/${rented.id}`)
    const main = visitor.page.locator('main')
    await main.getByRole('link', { name: 'Tell me when released' }).locator('visible=true').click()
    await signInByForm(visitor, person)
    expect(new URL(visitor.page.url()).pathname).toBe(`/items/${rented.id}`)
    await main.getByRole('button', { name: 'Tell me when released' }).locator('visible=true').click()
    await main.getByText('We will mail you once it can be rented again.').locator('visible=true').waitFor()
    await visitor.go('/buyer/settings')
    await main.getByRole('button', { name: `Cancel the alert on ${rented.title}` }).click()
    await main.getByText('You are not waiting for anything').waitFor()
  })
})

describe('a comparison', () => {
  it('is selected in a list without scripts, and its address shows it to anyone', async () => {
    const visitor = await visit({ javaScript: false })
    await visitor.go(`/${firstOffer.brandAlias}/${firstOffer.categoryAlias}`)
    const bar = visitor.page.getByRole('button', { name: 'Compare selected' })
    await eventually(async () => !(await bar.isVisible()))
    for (const offer of [firstOffer, secondOffer])
      await visitor.page
        .getByRole('checkbox', { name: `Compare ${offer.title}`, exact: true })
        .first()
        .press('Space')
    await bar.click()
    await visitor.page.waitForURL('**/compare?*')
    const { search } = new URL(visitor.page.url())
    const { html } = await get(`/compare${search}`)
    for (const offer of [firstOffer, secondOffer]) expect(html).toContain(`/items/${offer.id}`)
    const table = visitor.page.getByRole('table')
    expect(await table.getByRole('columnheader').count()).toBe(3)
    const price = table.getByRole('row').filter({ has: visitor.page.getByRole('rowheader', { name: /^Price/ }) })
    const [a, b] = [firstOffer.price?.minor ?? 0, secondOffer.price?.minor ?? 0]
    expect(await price.getAttribute('data-differs')).toBe(String(a !== b))
    expect(await price.getByText('Lowest price').count()).toBe(a === b ? 0 : 1)
    await visitor.page.getByRole('link', { name: 'Show differences only' }).click()
    const differing = () =>
      table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.differs))
    await eventually(async () => {
      const left = await differing()
      return left.length > 0 && left.every((differs) => differs === 'true')
    })
    await visitor.page.getByRole('link', { name: `Remove ${firstOffer.title}` }).click()
    await eventually(async () => (await table.getByRole('columnheader').count()) === 2)
  })

  it('shows how many offers are selected, and why a fifth cannot be added', async () => {
    const visitor = await visit()
    await visitor.go(`/${firstOffer.brandAlias}/${firstOffer.categoryAlias}`)
    const boxes = visitor.page.locator('main input[name="ids"]')
    for (const n of [0, 1, 2]) await boxes.nth(n).check({ force: true })
    await visitor.page.getByText('3 of 4 chosen').waitFor()
    await boxes.nth(3).check({ force: true })
    await visitor.page.getByText('4 of 4 chosen').waitFor()
    const fifth = boxes.nth(4)
    expect(await fifth.getAttribute('aria-disabled')).toBe('true')
    const reason = await fifth.getAttribute('aria-describedby')
    expect(await visitor.page.locator(`#${reason}`).textContent()).toContain('no more can be compared')
    await fifth.click({ force: true })
    expect(await fifth.isChecked()).toBe(false)
    await boxes.nth(0).uncheck({ force: true })
    await fifth.check({ force: true })
    await visitor.page.getByText('4 of 4 chosen').waitFor()
  })

  it('holds four offers of one kind, leaves out others, and can be started on an offer page', async () => {
    const otherKind = await findOffer({ standardType: 1 })
    const ids = [firstOffer, otherKind, secondOffer, ...offers.slice(2, 5)].map(({ id }) => id)
    const { text, html } = await get(`/compare?ids=${ids.join(',')}`)
    expect(text).toContain('1 offer was left out')
    expect(text).toContain('Only the first 4 offers are compared.')
    expect(html).not.toContain(`href="/items/${otherKind.id}"`)
    const visitor = await visit({ phone: true })
    await visitor.go(`/items/${firstOffer.id}`)
    await visitor.page.locator('main').getByRole('link', { name: 'Compare' }).locator('visible=true').first().click()
    await visitor.page.waitForURL('**/compare?*')
    await visitor.page
      .getByRole('link', { name: /(?:^|: )Add / })
      .first()
      .click()
    await eventually(async () => (await visitor.page.getByRole('columnheader').count()) === 3)
    // The row names stay in view when the table scrolls.
    const region = visitor.page.getByRole('region', { name: /scrolled sideways/ })
    const nameLeft = async () => (await visitor.page.getByRole('rowheader').first().boundingBox())?.x
    const before = await nameLeft()
    await region.evaluate((element) => element.scrollBy({ left: 120, behavior: 'instant' }))
    expect(await nameLeft()).toBe(before)
    expect(
      await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })

  it('is not indexed, like the other pages of one shopper', async () => {
    for (const path of ['/wishlist', '/compare', '/unsubscribe?token=x', `/compare?ids=${firstOffer.id}`]) {
      const { status, html } = await get(path)
      expect([path, status, /<meta name="robots" content="noindex/.test(html)]).toEqual([path, 200, true])
      expect(html).not.toContain('rel="canonical"')
    }
  })
})
