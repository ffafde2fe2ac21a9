import { calls, type OfferCard } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitForEntry } from '../support/buyer/audited.ts'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import {
  anyOffer,
  buyNow,
  cards,
  mainText,
  newBuyer,
  openOrder,
  payByCard,
  placeOrder,
  reloadUntil,
} from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { buyable } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const onSale = ({ status, available }: OfferCard) => status === 1 && available > 0
const forRent = () => anyOffer({ standardType: 5, matches: (offer) => onSale(offer) && (offer.price?.minor ?? 0) > 10 })
const gCoinFacts = ['1 G Coin = 1 USD', 'No fees', 'For rentals only', 'No withdrawal', 'No refund']
const topUps = (visitor: Visitor) => visitor.calls(calls.wallet.topUp.path)
const cents = (offer: OfferCard) => offer.price?.minor ?? 0
const coins = (minor: number) => `${(minor / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')} G Coin`

/** Tops up G Coin and rents an account, without scripts; ends on the order page. */
async function rentAccount(offer: OfferCard) {
  const buyer = await newBuyer({ javaScript: false })
  const { page } = buyer
  await buyer.go(`/rental/${offer.id}`)
  expect(await mainText(buyer)).toContain(`You need ${coins(cents(offer))} more`)
  await page.locator('main a[href*="/buyer/g-coin/top-up"]').click()
  await page.locator('#agreed').check()
  const amount = Number(await page.locator('#amount').inputValue())
  expect(Math.round(amount * 100)).toBe(Math.max(100, cents(offer)))
  await page.locator('main form:has(#agreed) button[type="submit"]').click()
  await payByCard(buyer, cards.good)
  await page.waitForURL(/\/buyer\/g-coin\/done/)
  await reloadUntil(buyer, `main a[href$="/rental/${offer.id}"]`)
  expect(await mainText(buyer)).toContain(`${coins(Math.round(amount * 100))} added`)
  await page.locator(`main a[href$="/rental/${offer.id}"]`).click()
  await page.getByRole('button', { name: `Rent Now for ${coins(cents(offer))}` }).click()
  await page.waitForURL(/\/buyer\/orders\/\d+/)
  return buyer
}

/** Checks D-44: the complaint form is shown for 30 minutes. */
async function expectComplaintTimer(buyer: Visitor) {
  // Another browser profile with the same session, whose clock the test controls.
  const later = await visit()
  await later.context.addCookies(await buyer.context.cookies())
  await later.page.clock.install()
  await later.go(new URL(buyer.page.url()).pathname)
  const complain = later.page.locator('main button[value="complain"]')
  const timer = later.page.locator('#rental').getByRole('timer')
  const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number)
  await later.page.clock.fastForward((minutes * 60 + seconds - 20) * 1000)
  expect(await timer.innerText()).toMatch(/^0:\d\d$/)
  expect(await complain.count()).toBe(1)
  await later.page.clock.fastForward(30_000)
  await complain.waitFor({ state: 'detached' })
  expect(await timer.count()).toBe(0)
}

describe('renting', () => {
  it('A-73 I-25 is linked by the Rental icon and starts at $0.1', async () => {
    const visitor = await visit()
    await visitor.go('/')
    await visitor.page.locator('main').getByRole('link', { name: 'Rental', exact: true }).click()
    await visitor.page.getByRole('heading', { name: 'Rent a game account' }).waitFor()
    expect(new URL(visitor.page.url()).pathname).toBe('/rental')
    const text = await mainText(visitor)
    expect(text).toContain('Rental accounts from $0.1')
    expect(text).toContain('How renting works')
    for (const fact of gCoinFacts) expect(text).toContain(fact)
    expect(await visitor.page.locator('main li h3 a[href*="/items/"]').count()).toBeGreaterThan(3)
    expect(visitor.problems.join('\n')).toBe('')
    for (const path of ['/de/rental', '/ar/rental']) expect((await get(path)).status).toBe(200)
  })

  it('A-74 B-69 E-27 includes a top-up dialog that shows five facts and requires the agreement', async () => {
    const offer = await forRent()
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go(`/items/${offer.id}`)
    await page.locator('main a:visible', { hasText: 'Top up G Coin' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Top up G Coin' })
    await dialog.waitFor()
    for (const fact of gCoinFacts) expect(await dialog.getByText(fact, { exact: true }).isVisible()).toBe(true)
    const pay = dialog.locator('button[type="submit"]')
    await dialog.locator('#amount').fill('12.5')
    await pay.click()
    await dialog.getByText('Tick the agreement first').first().waitFor()
    expect(await topUps(buyer)).toEqual([])
    expect(new URL(page.url()).pathname).toBe(`/items/${offer.id}`)
    await dialog.locator('#agreed').check()
    await dialog.locator('#amount').fill('0.5')
    await pay.click()
    await dialog.getByText('Enter an amount from').first().waitFor()
    expect(await topUps(buyer)).toEqual([])
    await dialog.locator('#amount').fill('12.5')
    await pay.click()
    await payByCard(buyer, cards.good)
    await page.getByRole('heading', { name: '12.50 G Coin added' }).waitFor({ timeout: 20_000 })
    expect((await topUps(buyer)).map(({ body }) => JSON.parse(String(body)))).toMatchObject([
      { amount: 1250, agreed: true },
    ])
    await buyer.go('/buyer/g-coin')
    expect(await mainText(buyer)).toMatch(/Your balance\s+12\.50 G Coin[\s\S]*Top-up[\s\S]*\+12\.50 G Coin/)
    await page.getByRole('link', { name: /^Receipt RCT-\d{4}-\d{6}$/ }).waitFor()
  })

  it('shows that a top-up with a declined card failed, and adds nothing', async () => {
    const buyer = await newBuyer({ javaScript: false })
    await buyer.go('/buyer/g-coin/top-up')
    await buyer.page.locator('main form:has(#agreed) button[type="submit"]').click()
    await buyer.page.getByText('Tick the agreement first').first().waitFor()
    expect(await topUps(buyer)).toEqual([])
    await buyer.page.locator('#agreed').check()
    await buyer.page.locator('main form:has(#agreed) button[type="submit"]').click()
    await payByCard(buyer, cards.declined)
    await buyer.page.waitForURL(/\/buyer\/g-coin\/done/)
    await reloadUntil(buyer, 'h1:has-text("The top-up failed")')
    await buyer.go('/buyer/g-coin')
    expect(await mainText(buyer)).toMatch(/Your balance\s+0\.00 G Coin/)
  })

  it('is paid with G Coin, begins at once, shows its end and accepts a complaint for 30 minutes', async () => {
    const own = await ownOffers(await sellerOrStaffApi(await visit(), 'seller'))
    const offer = own.find((one) => one.standardType === 5 && cents(one) > 10)
    if (!offer) throw new Error('the demo seller rents nothing out')
    const buyer = await rentAccount(offer)
    const { page } = buyer
    await reloadUntil(buyer, '#rental')
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const block = page.locator('#rental')
    expect(await block.innerText()).toMatch(/Running[\s\S]*Ends/)
    expect(await block.innerText()).toContain(coins(cents(offer)))
    expect(await block.getByRole('timer').innerText()).toMatch(/^(29:\d\d|30:00)$/)
    const [starts, ends] = await block.locator('dd').allInnerTexts()
    expect(Date.parse(ends ?? '') - Date.parse(starts ?? '')).toBe(14 * 86_400_000)
    await reloadUntil(buyer, 'main button[value="reveal"]')
    await page.locator('main button[value="reveal"]').click()
    expect(await page.locator('#delivery').innerText()).toMatch(/Password/i)
    const complain = page.locator('main button[value="complain"]')
    await expectComplaintTimer(buyer)
    await complain.click()
    await page.waitForLoadState('load')
    expect(await block.innerText()).toContain('Describe what happens when you log in.')
    await page.locator('#complaintText').fill('The password is refused.')
    await complain.click()
    await page.waitForLoadState('load')
    expect(await block.innerText()).toMatch(/Being checked[\s\S]*The password is refused\./)
    expect(await complain.count()).toBe(0)
    await buyer.go('/rental')
    expect(await mainText(buyer)).toContain('Your rentals')
    await buyer.go('/buyer/g-coin')
    expect(await mainText(buyer)).toMatch(/Rental[\s\S]*−\d/)
    const visitor = await visit()
    await visitor.go(`/items/${offer.id}`)
    expect(await mainText(visitor)).toMatch(/Renting[\s\S]*Released on/)

    const staff = await visitDesk()
    await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
    await staff.go('/staff/rental-complaints')
    const complaint = staff.page.locator('main li', { has: staff.page.locator(`a[href="/staff/cases/${orderId}"]`) })
    await complaint.locator('input[name="reason"]').fill('We could not sign in either.')
    await complaint.getByRole('button', { name: 'Accept and pay back' }).click()
    await staff.page.getByText('It is decided.').waitFor()
    await buyer.go(`/buyer/orders/${orderId}`)
    await reloadUntil(buyer, '#rental :text("We could not sign in either.")')
    await waitForEntry(staff, 'rental.decideRentalComplaint')

    // The account came back: the seller sets a new login, without which nobody can rent it.
    const seller = await visitDesk()
    await signInAtDesk(seller, { email: 'demo-seller@tradepost.example', password: demo.password })
    await seller.go('/sell/rentals')
    const file = await seller.page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
    const csv = await seller.page.evaluate((path) => fetch(path).then((answer) => answer.text()), file ?? '')
    const rows = csv.split('\r\n').filter((row) => row.includes(`,${offer.id},`))
    expect(rows.map((row) => row.includes(',release_due,'))).toEqual([true])
    const unit = seller.page.locator('main li', {
      has: seller.page.locator(`a[href="/sell/offers/${offer.id}/units"]`),
    })
    const save = unit.getByRole('button', { name: 'Save the new login' })
    await unit.locator('input[name="login"]').fill('renewed-player')
    await save.click()
    await unit.locator('input[name="password"][aria-invalid="true"]').waitFor()
    expect(await unit.locator('input[name="login"]').inputValue()).toBe('renewed-player')
    await unit.locator('input[name="password"]').fill(`Renewed-${Date.now()}`)
    await save.click()
    await seller.page.getByText('The account can be rented again.').waitFor()
    await waitForEntry(staff, 'rental.rotateRentalUnit')
    await visitor.go(`/items/${offer.id}`)
    await reloadUntil(visitor, 'main button:visible:has-text("Rental now")')
  })
})

describe('each kind of offer', () => {
  let buyer: Visitor
  beforeAll(async () => {
    buyer = await newBuyer()
  })
  const inCategory = (alias: string) => (offer: OfferCard) => offer.categoryAlias.startsWith(alias) && onSale(offer)
  it.each<[string, (offer: OfferCard) => boolean, RegExp]>([
    ['an account', inCategory('account'), /\/checkout/],
    ['coins', inCategory('coins'), /\/checkout/],
    ['a standard item', (offer) => inCategory('items')(offer) && offer.unitName !== null, /\/checkout/],
    ['a non-standard item', (offer) => inCategory('items')(offer) && offer.unitName === null, /\/checkout/],
    ['a top-up', inCategory('top-up'), /\/checkout/],
    ['a gift card', inCategory('gift-cards'), /\/checkout/],
    ['boosting', inCategory('boosting'), /\/checkout/],
    ['a rental', inCategory('rental'), /\/rental\/\d+/],
    ['a shared game', inCategory('game-sharing'), /\/checkout/],
  ])('B-72 %s is found by the search and can be checked out', async (_, matches, checkoutPath) => {
    const offer = await anyOffer({ matches })
    const { page } = buyer
    await buyer.go(`/search?q=${encodeURIComponent(offer.title.slice(0, 60))}`)
    await page.locator(`main a[href*="/items/${offer.id}"]`).first().click()
    await page.waitForURL(`**/items/${offer.id}`)
    if (checkoutPath.source.includes('rental'))
      await page.locator('main button:visible', { hasText: 'Rental now' }).first().click()
    else await buyNow(buyer)
    await page.waitForURL(checkoutPath)
    await page.locator('main form #deliveryEmail').waitFor()
    expect(await mainText(buyer)).toContain(offer.title.slice(0, 40))
  })
})

describe('a shared game', () => {
  it('is paid by card and can be refunded within three hours', async () => {
    const offer = await anyOffer({ standardType: 4, matches: onSale })
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go(await orderFor(buyer, offer))
    const refund = page.locator('section[aria-labelledby="give-back"]')
    expect(await refund.innerText()).toContain('Within 3 hours of paying')
    await refund.locator('summary').click()
    await refund.locator('button[value="sharing-refund"]').click()
    await page.getByText('Refunded', { exact: true }).first().waitFor()
    expect(await refund.count()).toBe(0)
  })
})

describe('coupons and points', () => {
  const code = `E2E-${Date.now()}`
  beforeAll(async () => {
    const staff = await sellerOrStaffApi(await visit(), 'employee')
    const body = {
      ...{ code, name: 'Two dollars off', amountOff: 200, minTotal: 500, currency: 'USD' as const },
      ...{ validHours: 72, claimUntil: new Date(Date.now() + 86_400_000).toISOString() },
    }
    await staff(calls.coupon.createCoupon, { body })
  })

  it('C-59 lower the total by a claimed coupon, and list gained points with their reason', async () => {
    const offer = await anyOffer({ standardType: 0, matches: (one) => buyable(one) && cents(one) > 1000 })
    const buyer = await newBuyer()
    const { page } = buyer
    await buyer.go('/buyer/coupon')
    expect(await mainText(buyer)).toContain('No coupons yet')
    expect(await mainText(buyer)).toContain('2.00 USD off')
    await page.locator('#coupon').fill('NO-SUCH-CODE')
    await page.locator('main button[value="code"]').click()
    await page.locator('#coupon[aria-invalid="true"]').waitFor()
    await page.locator('#coupon').fill(code.toLowerCase())
    await page.locator('main button[value="code"]').click()
    await page.locator('section[aria-labelledby="own"]').getByText('Two dollars off').waitFor()

    await buyer.go(`/checkout?offer=${offer.id}&quantity=1`)
    const total = `${((cents(offer) - 200) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')} USD`
    await page.getByRole('radio', { name: /Two dollars off/ }).check()
    await page.getByRole('button', { name: `Pay ${total}` }).waitFor()
    await placeOrder(buyer)
    expect(await page.locator('body').innerText()).toContain(total)
    await payByCard(buyer, cards.good)
    const order = await openOrder(buyer)
    expect(await mainText(buyer)).toContain(total)

    await reloadUntil(buyer, 'main a[href$="/confirm"]')
    await buyer.go(`${order}/confirm`)
    for (const box of await page.locator('main form input[type="checkbox"]').all()) await box.check()
    await page.locator('main form:has(#acknowledged) button[type="submit"]').click()
    await page.waitForURL(`**${order}`)
    await buyer.go('/buyer/point')
    await reloadUntil(buyer, `main a[href$="${order}"]`)
    const text = await mainText(buyer)
    const number = (words: string) => Number(words.replace(/\D/g, ''))
    const gains = [...text.matchAll(/^\+([\d,]+)$/gm)].map(([gain]) => number(gain))
    expect(gains.length).toBeGreaterThan(0)
    expect(number(/([\d,]+)\s+points?\n/.exec(text)?.[1] ?? '')).toBe(gains.reduce((sum, gain) => sum + gain, 0))
    expect(text).toContain('Order finished')
    await buyer.go('/buyer/coupon')
    expect(await page.locator('section[aria-labelledby="own"]').innerText()).toContain('Used')
  })
})
