import { describe, expect, it } from 'vitest'
import { waitForEntries } from '../support/buyer/audited.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { png } from '../support/buyer/files.ts'
import { invitationTo } from '../support/buyer/invitation-to.ts'
import { cards, checkOut, newBuyer, openOrder, reloadUntil } from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { visit } from '../support/shop/shop.ts'

const submit = 'button:not([type="button"])'

/** The demo seller's offer that a person delivers, with stock for several orders. */
async function deliveredByHand() {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const offer = (await ownOffers(seller)).find(
    (one) => one.available > 9 && one.minQuantity === 1 && one.deliveryMode === 'im' && one.standardType < 3,
  )
  if (!offer) throw new Error('the demo seller has no offer that is delivered by hand')
  return offer
}

describe('a seller at work', () => {
  it('delivers a paid order, and the buyer gets exactly that text', async () => {
    const offer = await deliveredByHand()
    const buyer = await newBuyer()
    await checkOut(buyer, offer, cards.good)
    const orderPath = await openOrder(buyer)
    const id = orderPath.split('/').at(-1) ?? ''

    const seller = await demoSellerAtDesk()
    const { page } = seller
    await seller.go('/sell/orders?group=to-deliver')
    await page.locator(`a[href="/sell/orders/${id}"]`).click()
    await page.locator('#deliver').waitFor()
    await page.locator(`main form:has(#delivery) ${submit}`).click()
    await page.getByText('Please enter what the buyer receives').first().waitFor()
    await page.locator('#delivery').fill('Your booster is Robin, on now.')
    await page.locator(`main form:has(#delivery) ${submit}`).click()
    await page.getByRole('status').getByText('Delivered.').waitFor()
    // The page is loaded again after the answer.
    await page.locator('#delivery').waitFor({ state: 'detached' })

    await buyer.go(orderPath)
    await reloadUntil(buyer, 'main a[href$="/confirm"]')
    expect(seller.problems.filter((text) => !text.includes('422'))).toEqual([])
  })

  it('delivers without scripts', async () => {
    const offer = await deliveredByHand()
    const buyer = await newBuyer()
    await checkOut(buyer, offer, cards.good)
    const id = (await openOrder(buyer)).split('/').at(-1) ?? ''
    const { page, go } = await demoSellerAtDesk({ javaScript: false })
    await go(`/sell/orders/${id}`)
    await page.locator('#delivery').fill('Delivered without scripts.')
    await page.locator(`main form:has(#delivery) ${submit}`).click()
    expect(await page.getByRole('status').innerText()).toContain('Delivered.')
  })

  it('answers a refund, and must give a reason to refuse', async () => {
    const offer = await deliveredByHand()
    const buyer = await newBuyer()
    await checkOut(buyer, offer, cards.good)
    const orderPath = await openOrder(buyer)
    const id = orderPath.split('/').at(-1) ?? ''
    await buyer.go(`${orderPath}/refund`)
    await buyer.page.locator('#statement').fill('I ordered the wrong server.')
    await buyer.page.locator('main form button[type="submit"]').click()
    await buyer.page.waitForURL((url) => url.pathname === orderPath)

    const { page, go } = await demoSellerAtDesk({ phone: true })
    await go(`/sell/orders/${id}`)
    await page.getByText('I ordered the wrong server.').waitFor()
    await page.locator('button[value="refuse"]').click()
    await page.getByText('Please tell the buyer why you refuse').first().waitFor()
    await page.locator('button[value="accept"]').click()
    await page.getByRole('status').waitFor()
    await buyer.go(orderPath)
    await reloadUntil(buyer, 'main :text("Refunded")')
    await waitForEntries(['afterSales.sellerAnswerRefund'])
  })

  it('offers a part of the price instead of a refund, and the buyer takes it back and keeps the goods', async () => {
    const offer = await deliveredByHand()
    const buyer = await newBuyer()
    await checkOut(buyer, offer, cards.good)
    const orderPath = await openOrder(buyer)
    const id = orderPath.split('/').at(-1) ?? ''
    const { page, go } = await demoSellerAtDesk()
    await go(`/sell/orders/${id}`)
    await page.locator('#delivery').fill('Half of it is done.')
    await page.locator(`main form:has(#delivery) ${submit}`).click()
    await page.getByRole('status').getByText('Delivered.').waitFor()
    await buyer.go(`${orderPath}/refund`)
    await buyer.page.locator('#statement').fill('The other half is missing.')
    await buyer.page.locator('main form button[type="submit"]').click()
    await buyer.page.waitForURL((url) => url.pathname === orderPath)

    await go(`/sell/orders/${id}`)
    await page.locator('#amount').fill('100000')
    await page.locator('button[value="offer"]').click()
    await page.getByText('Please enter an amount below').first().waitFor()
    await page.locator('#amount').fill('1.25')
    await page.locator('button[value="offer"]').click()
    await page.getByRole('status').waitFor()
    await buyer.go(orderPath)
    await reloadUntil(buyer, 'main button[value="accept-part"]')
    await buyer.page.getByRole('button', { name: 'Accept 1.25 USD back' }).click()
    await buyer.page.getByText('Paid back to you').waitFor()
    expect(await buyer.page.locator('main').innerText()).toContain('1.25 USD')
    await go(`/sell/orders/${id}`)
    await page.getByText('Paid back to the buyer').waitFor()
  })

  it('answers a dispute with a picture, which the buyer sees', async () => {
    const offer = await deliveredByHand()
    const buyer = await newBuyer()
    await checkOut(buyer, offer, cards.good)
    const orderPath = await openOrder(buyer)
    const id = orderPath.split('/').at(-1) ?? ''
    const ask = async (kind: 'refund' | 'dispute', words: string) => {
      await buyer.go(`${orderPath}/${kind}`)
      await buyer.page.locator('#statement').fill(words)
      await buyer.page.locator('main form button[type="submit"]').click()
      await buyer.page.waitForURL((url) => url.pathname === orderPath)
    }
    const { page, go } = await demoSellerAtDesk()
    await go(`/sell/orders/${id}`)
    await page.locator('#delivery').fill('Done, look at your rank.')
    await page.locator(`main form:has(#delivery) ${submit}`).click()
    await page.getByRole('status').getByText('Delivered.').waitFor()
    await ask('refund', 'Nothing was done.')
    await go(`/sell/orders/${id}`)
    await page.locator('#text').fill('Your rank is higher.')
    await page.locator('button[value="refuse"]').click()
    await page.getByRole('status').waitFor()
    await ask('dispute', 'My rank is as before.')

    await go(`/sell/orders/${id}`)
    await page.getByText('My rank is as before.').waitFor()
    await page.locator('#evidence').setInputFiles({ name: 'rank.png', mimeType: 'image/png', buffer: png() })
    await page.locator(`main form:has(#evidence) ${submit}`).click()
    await page.getByText('Please say what happened').first().waitFor()
    await page.getByText('1 file is uploaded.').waitFor()
    await page.locator('#statement').fill('The picture shows the rank of today.')
    await page.locator(`main form:has(#evidence) ${submit}`).click()
    await page.getByRole('status').getByText('Your statement was sent.').waitFor()
    await page.locator('section[aria-labelledby="case"] img').waitFor()
    await buyer.go(orderPath)
    const story = buyer.page.locator('section[aria-labelledby="after-sales"]')
    await story.getByText('The picture shows the rank of today.').waitFor()
    await story.locator('img').first().waitFor()
  })

  it('changes a price, which the shop shows, and takes offers off the shelf after a question', async () => {
    const offer = await deliveredByHand()
    const seller = await demoSellerAtDesk()
    const { page } = seller
    await seller.go(`/sell/offers?keyword=${encodeURIComponent(offer.title)}`)
    await page.locator(`a[href="/sell/offers/${offer.id}"]`).click()
    await page.locator('#price').fill('free')
    await page.locator(`main form ${submit}`).click()
    await page.getByText('Please enter a price').first().waitFor()
    await page.locator('#price').fill('77.07')
    await page.locator(`main form ${submit}`).click()
    await page.getByRole('status').getByText('Saved.').waitFor()
    const shopper = await visit()
    await expect
      .poll(async () => {
        await shopper.go(`/items/${offer.id}`)
        return shopper.page.locator('main').innerText()
      })
      .toContain('77.07')

    await seller.go(`/sell/offers?keyword=${encodeURIComponent(offer.title)}`)
    await page.locator(`input[name="offer"][value="${offer.id}"]`).check()
    await page.locator('button[value="off"]').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Take 1 offer off the shelf?').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.locator('button[value="off"]').click()
    await dialog.getByRole('button', { name: 'Take off the shelf' }).click()
    await page.getByRole('status').getByText('1 offer changed.').waitFor()
    await page.getByText('Off the shelf').first().waitFor()
    await page.locator(`input[name="offer"][value="${offer.id}"]`).check()
    await page.locator('button[value="on"]').click()
    await dialog.getByRole('button', { name: 'Put on sale' }).click()
    await page.getByRole('status').getByText('1 offer changed.').waitFor()
    await waitForEntries(['seller.sellerOfferEdit'])
  })

  it('imports a list and shows each refused line with its reason', async () => {
    const { page, go } = await demoSellerAtDesk()
    await go('/sell/offers/import')
    const list = [
      'ref,brand,category,title,price,stock',
      `desk-${Date.now()},world-of-warcraft,boosting,Desk boost,12.50,3`,
      'desk-bad,world-of-warcraft,boosting,Bad price,free,3',
    ].join('\n')
    await page.locator('#file').setInputFiles({ name: 'offers.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    // The list is tried first, which creates nothing, and imported from there.
    await page.getByLabel('Only try the list').check()
    await page.locator(`main form ${submit}`).click()
    await page.getByText('This was a trial').waitFor({ timeout: 30_000 })
    const tried = page.url()
    await page.getByRole('button', { name: 'Import the list now' }).click({ timeout: 30_000 })
    await page.waitForURL((url) => /\/sell\/offers\/import\/[\w-]{36}/.test(url.pathname) && url.href !== tried)
    await page.getByText('Finished').waitFor({ timeout: 30_000 })
    expect(await page.locator('main table').innerText()).toMatch(/3\s+price\s+Not a valid value/)
  })

  it('invites staff, who see neither money nor the form to invite', async () => {
    const owner = await demoSellerAtDesk()
    const invited = await newBuyer()
    await owner.go('/sell/members')
    await owner.page.locator('#email').fill(invited.email)
    await owner.page.locator(`main form:has(#email) ${submit}`).click()
    await owner.page.getByText(`The invitation was sent to ${invited.email}.`).waitFor()

    const member = await visitDesk()
    await signInAtDesk(member, invited)
    await member.page.getByText('This account does not sell yet').waitFor()
    const link = new URL(await invitationTo(invited.email))
    expect(link.origin).toBe(member.origin)
    await member.go(link.pathname + link.search)
    await member.page.locator(`main form ${submit}`).first().click()
    await member.page.waitForURL(/\/sell$/)
    const navigation = await member.page.getByRole('navigation', { name: 'Seller centre' }).innerText()
    expect(navigation).toContain('Members')
    expect(navigation).not.toContain('Money')
    await member.go('/sell/money')
    await member.page.getByText('Your role does not allow this').waitFor()
    await member.go('/sell/members')
    expect(await member.page.locator('#email').count()).toBe(0)
  })
})
