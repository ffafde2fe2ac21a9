import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { newGiftCard } from '../support/buyer/new-gift-card.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import { type AskedProgram, codeOf } from '../support/shop/seller-program.ts'
import { stack, type Visitor } from '../support/shop/shop.ts'

/** Creates an API key with these permissions in the desk and returns it. */
async function createKey({ page, go }: Visitor, name: string): Promise<string> {
  await go('/sell/api')
  await page.locator('#name').fill(name)
  await page.getByRole('checkbox', { name: 'Change offers, prices and stock' }).check({ force: true })
  await page.getByRole('button', { name: 'Create a key' }).click()
  await confirmIdentity(page, '[data-once]')
  return (await page.locator('[data-once]').textContent()) ?? ''
}

/** Types the password if the desk asks who somebody is, until what is waited for is there. */
async function confirmIdentity(page: Visitor['page'], shown: string): Promise<void> {
  const password = page.locator('#identityPassword')
  await page.locator(`${shown}, #identityPassword`).first().waitFor()
  if (!(await password.isVisible())) return
  await password.fill(demo.password)
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await page.locator(shown).waitFor()
}

/** Calls the program for trial. It provides a unit, and checks no signature. */
async function tryProgram({ page }: Visitor, offerId: string): Promise<void> {
  const card = page.locator('section:has(> * #try)')
  const rows = card.locator('tbody tr')
  const send = async (trial: string, offer: string) => {
    await page.locator('#trial').selectOption(trial)
    await page.locator('#offer').fill(offer)
    await page.getByRole('button', { name: 'Send the calls' }).click()
  }
  await send('ordinary', '12')
  await page.getByText('You have no offer with this number.').first().waitFor()
  await send('ordinary', offerId)
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(3)
  expect(await rows.getByText('As expected', { exact: true }).count()).toBeGreaterThanOrEqual(3)
  expect(await card.locator('code').allInnerTexts()).toEqual([
    '{"reserved":true}',
    expect.stringMatching(/^\{"units":\[\{"code":"PROGRAM-\d+-1"\}\]\}$/),
    expect.stringMatching(/^\{"units"/),
  ])
  await send('wrong_signature', offerId)
  await rows.getByText('Accepted, but should be refused').waitFor()
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(2)
}

describe('declared stock', () => {
  it('is registered, declared by a key, sold, and delivered by the program of the seller', {
    timeout: 120_000,
  }, async () => {
    const seller = await demoSellerAtDesk()
    const { page, go } = seller
    const ref = `declared-${Date.now()}`
    const id = await newGiftCard(ref)
    const key = await createKey(seller, ref)
    expect(key).toMatch(/^tpk_/)

    await go('/sell/api')
    await page.locator('#url').fill('https://10.0.0.7/calls')
    await page.getByRole('button', { name: 'Register the endpoint' }).click()
    await confirmIdentity(page, '#url[aria-invalid="true"]')
    await page.getByText('This address cannot be called.').first().waitFor()
    await page.locator('#url').fill(stack().sellerProgramUrl)
    await page.locator('form:has(#url) button:not([type="button"])').click()
    await confirmIdentity(page, '[data-once]')
    const secret = (await page.locator('[data-once]').textContent()) ?? ''
    await tryProgram(seller, id)
    expect(secret).toMatch(/^whsec_/)

    await go(`/sell/offers/${id}/units`)
    await page.getByRole('button', { name: 'Use declared stock' }).click()
    await page.getByText('Your program provides the units of this offer.').waitFor()
    const declared = await fetch(`${stack().gatewayUrl}/product/seller/offer/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ available: 5 }),
    })
    expect(await declared.json()).toMatchObject({ data: { available: 5, supply: 'declared' } })

    const buyer = await newBuyer()
    const order = await orderFor(buyer, { id, quantity: 2 })
    await buyer.go(order)
    await reloadUntil(buyer, 'main a[href$="/confirm"]')
    await buyer.page.locator('#delivery a[href*="/buyer/message"]').click()
    await buyer.page.locator('main button[value="reveal"]').click()
    const orderId = order.split('/').at(-1) ?? ''
    for (const piece of [1, 2]) await buyer.page.getByText(codeOf(orderId, piece)).first().waitFor()

    const asked = (await (await fetch(stack().sellerProgramUrl)).json()) as AskedProgram[]
    const ofOrder = asked.filter(({ body }) => body.includes(orderId))
    expect(ofOrder.map(({ body }) => JSON.parse(body).event)).toEqual(['reserve', 'provide'])
    for (const { body, headers } of ofOrder) {
      const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const digest = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(text)
        .digest('base64')
      expect(headers['webhook-signature']?.split(' ')).toContain(`v1,${digest}`)
    }

    await go('/sell/api')
    const row = page.locator('tr', { hasText: orderId }).first()
    await row.getByText('As expected').waitFor()
    const words = await page.locator('main').textContent()
    expect(words).not.toContain(codeOf(orderId))
    expect(words).not.toContain(secret)
  })
})
