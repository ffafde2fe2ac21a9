import { calls, type OfferCard } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { waitForEntry } from '../support/buyer/audited.ts'
import { demo } from '../support/buyer/buyer.ts'
import { visitDesk } from '../support/buyer/desk.ts'
import { png } from '../support/buyer/files.ts'
import { cards, checkOut, newBuyer, openOrder, reloadUntil } from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const submit = 'button:not([type="button"])'

async function staffAtDesk(email: string, path: string): Promise<Visitor> {
  const staff = await visitDesk()
  await staff.go(path)
  await staff.page.locator('#email').fill(email)
  await staff.page.locator('#password').fill(demo.password)
  await staff.page.locator(`main form ${submit}`).click()
  await staff.page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  return staff
}

type Seller = Awaited<ReturnType<typeof sellerOrStaffApi>>

/** An offer that the demo seller delivers by hand, below the limit of one person. */
async function deliveredByHand(seller: Seller): Promise<OfferCard> {
  const offer = (await ownOffers(seller)).find(
    ({ available, deliveryMode, standardType, price }) =>
      available > 2 && deliveryMode === 'im' && standardType < 3 && (price?.minor ?? 0) < 15_000,
  )
  if (!offer) throw new Error('the demo seller has no offer that is delivered by hand')
  return offer
}

/** A delivered order whose refund the seller refused and whose buyer opened a dispute with a picture. */
async function disputed(seller: Seller, offer: OfferCard) {
  const buyer = await newBuyer()
  await checkOut(buyer, offer, cards.good)
  const order = await openOrder(buyer)
  const id = order.split('/').at(-1) ?? ''
  const once = () => ({ idempotencyKey: crypto.randomUUID() })
  await seller(calls.seller.sellerDeliver, { params: { id }, body: { text: 'Look at your rank.' } }, once())
  const ask = async (kind: 'refund' | 'dispute', words: string) => {
    await buyer.go(`${order}/${kind}`)
    await buyer.page.locator('#statement').fill(words)
    if (kind === 'dispute')
      await buyer.page
        .locator('main input[type="file"]')
        .first()
        .setInputFiles({ name: 'rank.png', mimeType: 'image/png', buffer: png() })
    await buyer.page.locator('main form button[type="submit"]').click()
    await buyer.page.waitForURL((url) => url.pathname === order)
  }
  await ask('refund', 'Nothing was done.')
  await seller(
    calls.afterSales.sellerAnswerRefund,
    { params: { id }, body: { answer: 'refuse', text: 'It was.' } },
    once(),
  )
  await ask('dispute', 'My rank is as before.')
  return { buyer, order, id }
}

it('staff decide a dispute for a part, with the evidence in view', { timeout: 120_000 }, async () => {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const { buyer, order, id } = await disputed(seller, await deliveredByHand(seller))
  const { page, go } = await staffAtDesk('demo-service2@tradepost.example', '/staff/cases')
  await page.locator(`main a[href="/staff/cases/${id}"]`).click()
  await page.getByText('My rank is as before.').waitFor()
  const picture = page.locator('section[aria-labelledby="case"] img').first()
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const decide = page.locator('section[aria-labelledby="decide"]')
  await decide.locator('#reason').fill('Both sides are half right.')
  await decide.locator(submit).click()
  await page.getByText('Please choose a decision').first().waitFor()
  expect(await decide.locator('#reason').inputValue()).toBe('Both sides are half right.')
  await decide.locator('input[value="part"]').check()
  await decide.locator('#amount').fill('1.25')
  await decide.locator(submit).click()
  await page.getByRole('status').getByText('The decision is carried out.').waitFor()
  await decide.waitFor({ state: 'detached' })

  await buyer.go(order)
  await reloadUntil(buyer, 'main :text("1.25 USD")')
  await buyer.page.getByText('Both sides are half right.').first().waitFor()
  await go('/staff/proposals?shown=all')
  await page.locator(`main a[href="/staff/cases/${id}"]`).first().waitFor()
  await waitForEntry({ page, go }, 'staff.decideDispute', id)
})

it('what is above the limit of one person waits for a second one', { timeout: 120_000 }, async () => {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const offer = await deliveredByHand(seller)
  const offerId = offer.id
  const before = await seller(calls.seller.sellerOfferDetail, { params: { id: offerId } })
  const setPrice = (priceMinor: number) =>
    seller(calls.seller.sellerOfferEdit, { params: { id: offerId }, body: { priceMinor } })
  await setPrice(25_000)
  const { buyer, order, id } = await disputed(seller, offer).finally(() => setPrice(before.priceMinor))
  const first = await staffAtDesk('demo-service2@tradepost.example', `/staff/cases/${id}`)
  const decide = first.page.locator('section[aria-labelledby="decide"]')
  await decide.locator('input[value="refund"]').check()
  await decide.locator('#reason').fill('The picture shows the old rank.')
  await decide.locator(submit).click()
  await first.page.getByText('A second person has to approve it.').first().waitFor()
  const answer = async ({ page, go }: Visitor) => {
    await go('/staff/proposals')
    const proposal = page.locator('main li', { has: page.locator(`a[href="/staff/cases/${id}"]`) })
    await proposal.locator('input[name="reason"]').fill('Looked at it too.')
    await proposal.locator('button[value="yes"]').click()
    return proposal
  }
  // Nobody answers their own proposal.
  await (await answer(first)).locator('[id$="-error"]').waitFor()
  const second = await staffAtDesk('demo-service@tradepost.example', '/staff/proposals')
  await answer(second)
  await second.page.getByRole('status').getByText('Approved and carried out.').waitFor()
  await buyer.go(order)
  await reloadUntil(buyer, 'main :text("The picture shows the old rank.")')
})
