import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demoSellerAtDesk, deskOf, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { createInspector } from '../support/page/inspect.ts'
import { stack, visit } from '../support/shop/shop.ts'

const submit = 'main form button:not([type="button"])'

/** An offer that no other test edits, without translations. */
async function freeOffer(nth: number) {
  const api = await sellerOrStaffApi(await visit(), 'seller')
  const offer = (await ownOffers(api))
    .filter(({ status, deliveryMode }) => status === 1 && deliveryMode === 'im')
    .at(-nth)
  if (!offer) throw new Error('the demo seller has too few offers on sale')
  const target = { params: { id: offer.id } }
  const { list } = await api(calls.offerTranslation.offerTranslations, target)
  for (const { language } of list)
    await api(calls.offerTranslation.removeTranslation, { ...target, body: { language: language as 'de' } })
  return offer
}

it('a description gets bold words and a list by keyboard and buttons, and the shop shows them', async () => {
  const offer = await freeOffer(1)
  const { page, go } = await demoSellerAtDesk({ reducedMotion: 'reduce' })
  await go(`/sell/offers/${offer.id}`)
  const stamp = `Written ${Date.now()}`
  const editor = page.getByRole('textbox', { name: 'Description' })
  const bold = page.getByRole('button', { name: 'Bold' })
  await bold.waitFor()
  await editor.fill('')
  // One stop of the Tab key for the whole toolbar, and arrow keys within it.
  await bold.focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Italic')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'description')
  await page.keyboard.type(stamp)
  expect(await bold.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' and <i>not bold</i>')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'description')
  await page.keyboard.type('first')
  await page.keyboard.press('Enter')
  await page.keyboard.type('second')
  // The Tab key leaves the editor.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('description')
  await page.locator(submit).click()
  await page.getByRole('status').getByText('Saved.').waitFor()
  expect(await page.locator('input[name="description"]').inputValue()).toBe(
    `**${stamp}** and <i>not bold</i>\n\n- first\n- second`,
  )

  const inspect = await createInspector(page, [deskOf(), stack().gatewayUrl, stack().sites.lumen ?? ''])
  for (const path of [`/sell/offers/${offer.id}`, `/sell/offers/${offer.id}/translations`])
    expect((await inspect(deskOf() + path, { alsoIn: 'dark' })).faults).toEqual([])

  const shopper = await visit()
  const shown = shopper.page.locator('section[aria-labelledby="description"]')
  await expect
    .poll(async () => {
      await shopper.go(`/items/${offer.id}`)
      return shown.locator('strong').allInnerTexts()
    })
    .toEqual([stamp])
  expect(await shown.locator('p').allInnerTexts()).toEqual([`${stamp} and <i>not bold</i>`])
  expect(await shown.locator('ul > li').allInnerTexts()).toEqual(['first', 'second'])
  expect(await shown.locator('i').count()).toBe(0)
  expect(await shopper.page.locator('script[type="application/ld+json"]').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining(`${stamp} and`)]),
  )
})

it('an editor that loads late keeps what was typed meanwhile, and the focus', async () => {
  const offer = await freeOffer(3)
  const { page, go } = await demoSellerAtDesk()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/rich-text-editor-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await go(`/sell/offers/${offer.id}`)
  const plain = page.locator('textarea#description')
  const stamp = `Early ${Date.now()}`
  await plain.fill(stamp)
  const arrived = page.waitForResponse(/\/rich-text-editor-[^/]+\.js$/)
  release()
  await (await arrived).finished()
  await page.keyboard.type(' and late')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('description')
  await page.keyboard.press('Tab')
  const next = await page.evaluate(() => document.activeElement?.outerHTML)
  await page.getByRole('button', { name: 'Bold' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(next)
  expect(await page.locator('input[name="description"]').inputValue()).toBe(`${stamp} and late`)
})

it('without scripts a description is typed as text', async () => {
  const offer = await freeOffer(2)
  const visitor = await visitDesk({ javaScript: false })
  await signInAtDesk(visitor)
  const { page, go } = visitor
  await go(`/sell/offers/${offer.id}`)
  const stamp = `Typed ${Date.now()}`
  await page.locator('textarea#description').fill(`## ${stamp}\n* one`)
  await page.locator(submit).click()
  await page.getByRole('status').getByText('Saved.').waitFor()
  expect(await page.locator('textarea#description').inputValue()).toBe(`## ${stamp}\n\n- one`)
  const shopper = await visit()
  await expect
    .poll(async () => {
      await shopper.go(`/items/${offer.id}`)
      return shopper.page.locator('section[aria-labelledby="description"] h3').allInnerTexts()
    })
    .toEqual([stamp])
})
