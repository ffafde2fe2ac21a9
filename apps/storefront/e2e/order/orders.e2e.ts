import { describe, expect, it } from 'vitest'
import { orderFor } from '../support/buyer/order-for.ts'
import {
  anyOffer,
  cards,
  checkOut,
  mainText,
  newBuyer,
  openOrder,
  placeOrder,
  reloadUntil,
  tickHandover,
} from '../support/buyer/purchase.ts'
import { eventually } from '../support/shop/faults.ts'
import type { Visitor } from '../support/shop/shop.ts'

const reveal = '#delivery button[value="reveal"]'
/** Buys an offer and opens its order. */
const buyAndOpen = async (visitor: Visitor) => {
  const order = await orderFor(visitor, await anyOffer({ standardType: 0 }))
  await visitor.go(order)
  return order
}
const isListed = async (visitor: Visitor, group: string, order: string) => {
  await visitor.go(`/buyer/orders${group ? `?group=${group}` : ''}`)
  return (await visitor.page.locator(`main a[href$="${order}"]`).count()) > 0
}

describe('the orders of a buyer', () => {
  it('are grouped by the next step', async () => {
    const buyer = await newBuyer({ phone: true })
    const { page } = buyer
    await buyer.go('/buyer/orders')
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
    const offer = await anyOffer({ standardType: 0 })
    await buyer.go(`/checkout?offer=${offer.id}&quantity=1`)
    await placeOrder(buyer)
    await buyer.go('/buyer/orders?group=to-pay')
    const link = page.locator('main a[href*="/buyer/orders/"]').first()
    const order = (await link.getAttribute('href')) ?? ''
    expect(await isListed(buyer, '', order)).toBe(true)
    // Cards of one list have the same layout, however long a price is.
    const foot = page.locator('main li a', { hasText: 'Details' }).first().locator('xpath=..')
    const places: unknown[] = []
    for (const price of ['9.00 USD', '1,205.00 USD']) {
      await foot
        .locator('bdi')
        .first()
        .evaluate((node, text) => {
          node.textContent = text
        }, price)
      places.push(await foot.locator('a', { hasText: 'Pay now' }).boundingBox())
    }
    expect(places[0]).toEqual(places[1])
    expect(await isListed(buyer, 'to-confirm', order)).toBe(false)
    await buyer.go(order)
    await page.getByRole('heading', { name: 'Your turn: pay for this order' }).waitFor()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.locator('[aria-live="polite"] li', { hasText: 'The order is cancelled.' }).waitFor()
    expect(await page.getByRole('link', { name: 'Pay now' }).count()).toBe(0)
    expect(await isListed(buyer, 'to-pay', order)).toBe(false)
  })

  it('show a delivery without a reload', async () => {
    const buyer = await newBuyer()
    await checkOut(buyer, await anyOffer({ standardType: 0 }), cards.good)
    await openOrder(buyer)
    let loads = 0
    buyer.page.on('request', (request) => request.isNavigationRequest() && loads++)
    await buyer.page.locator(reveal).waitFor({ timeout: 20_000 })
    expect(loads).toBe(0)
  })

  it('D-40 warn before the receipt is confirmed, and require the acknowledgement', async () => {
    const buyer = await newBuyer({ javaScript: false })
    const { page } = buyer
    const order = await buyAndOpen(buyer)
    await reloadUntil(buyer, 'main a[href$="/confirm"]')
    await buyer.go(`${order}/confirm`)
    const text = await mainText({ page })
    expect(text).toContain('Confirming pays the seller and affects your later rights.')
    expect(text).toContain('You have not looked at the delivery details yet.')
    expect(text).toContain('You can no longer ask for a refund')
    await page.locator('main form button[type="submit"]').click()
    expect(await mainText(buyer)).toContain('Tick every step of the hand-over guide first')
    expect(await mainText(buyer)).toContain('Please confirm that you understand what confirming gives up')
    expect((await buyer.calls()).filter(({ path }) => path.endsWith('/confirm'))).toEqual([])
    expect(await isListed(buyer, 'to-confirm', order)).toBe(true)
    await buyer.go(`${order}/confirm`)
    await tickHandover(buyer)
    await page.locator('main form button[type="submit"]').click()
    expect(await isListed(buyer, 'finished', order)).toBe(true)
    await eventually(async () => (await buyer.calls()).some(({ path }) => path.endsWith('/confirm')))
    await buyer.go(`${order}/confirm`)
    expect(new URL(page.url()).pathname).toBe(order)
  })

  it('unlock "Confirm" when all steps are ticked, keep ticks through a reload, and show the list as evidence', async () => {
    const buyer = await newBuyer()
    const { page } = buyer
    const order = await buyAndOpen(buyer)
    await reloadUntil(buyer, 'main a[href$="/confirm"]')
    await buyer.go(`${order}/confirm`)
    const confirm = page.getByRole('button', { name: 'Confirm receipt' })
    const waits = page.locator('#confirm-waits')
    const locked = 'main button[type="submit"][aria-disabled="true"]'
    const steps = await page.locator('main input[name="step"]').all()
    expect(steps).toHaveLength(6)
    await page.locator(locked).waitFor()
    expect(await waits.innerText()).toBe('Confirm unlocks after 6 more steps.')
    await confirm.click({ force: true })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-signed_in')

    for (const box of steps.slice(0, 5)) await box.check()
    await page.locator('main fieldset time').nth(4).waitFor()
    await page.reload()
    await page.locator(locked).waitFor()
    expect(await waits.innerText()).toBe('Confirm unlocks after 1 more step.')
    expect(await page.locator('main fieldset time').count()).toBe(5)
    await page.locator('#step-sessions').check()
    await page.getByText('Every step is ticked. You can confirm.').waitFor()
    await page.locator(locked).waitFor({ state: 'detached' })
    await page.locator('input[name="acknowledged"]').check()
    await confirm.click()
    await page.waitForURL(`**${order}`)
    const record = page.locator('section[aria-labelledby="handover"]')
    expect(await record.innerText()).toContain('6 of 6 steps ticked')
    expect(await record.innerText()).toContain('It can no longer be changed.')
    expect(await record.locator('time').count()).toBe(6)
    expect((await buyer.calls()).filter(({ path }) => path.endsWith('/handover')).length).toBeGreaterThanOrEqual(6)
    expect(buyer.problems.join('\n')).toBe('')
  })

  it('are not confirmed by an incomplete form, and keep ticks without scripts', async () => {
    const buyer = await newBuyer({ javaScript: false })
    const { page } = buyer
    const order = await buyAndOpen(buyer)
    await reloadUntil(buyer, 'main a[href$="/confirm"]')
    await buyer.go(`${order}/confirm`)
    await page.locator('#step-password').check()
    await page.locator('input[name="acknowledged"]').check()
    await page.locator('main form button[type="submit"]').click()
    await page.locator('#step-signed_in[aria-invalid="true"]').waitFor()
    expect(await page.locator('main [role="alert"] a').getAttribute('href')).toBe('#step-signed_in')
    await buyer.go(`${order}/confirm`)
    expect(await page.locator('#step-password').isChecked()).toBe(true)
    expect(await page.locator('main fieldset time').count()).toBe(1)
    expect(await isListed(buyer, 'to-confirm', order)).toBe(true)
    const refused = (await buyer.calls()).filter(({ path }) => path.endsWith('/confirm')).map(({ status }) => status)
    expect(refused).toEqual([409])
  })
})
