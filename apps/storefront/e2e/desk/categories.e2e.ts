import { expect, it } from 'vitest'
import { waitForEntry } from '../support/buyer/audited.ts'
import { demo } from '../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { invitationTo } from '../support/buyer/invitation-to.ts'
import { newBuyer } from '../support/buyer/purchase.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'

const submit = 'main form:not([role="search"]) button:not([type="button"])'

/** A person who has just joined the staff with a role. */
async function joined(role: string): Promise<Visitor> {
  const account = await newBuyer()
  const owner = await visitDesk()
  await signInAtDesk(owner, { email: 'demo-service@tradepost.example', password: demo.password })
  await owner.go('/staff/members')
  await owner.page.locator('#email').fill(account.email)
  await owner.page.locator('#role').selectOption(role)
  await owner.page.locator('main form:has(#email) button:not([type="button"])').click()
  await owner.page.getByText(`The invitation was sent to ${account.email}.`).waitFor()
  await owner.page.context().close()
  const member = await visitDesk()
  const link = new URL(await invitationTo(account.email))
  await member.go(link.pathname + link.search)
  await member.page.locator('#email').fill(account.email)
  await member.page.locator('#password').fill(account.password)
  await member.page.locator(submit).click()
  await member.page.getByRole('heading', { name: /^Join the staff of / }).waitFor()
  await member.page.locator(submit).first().click()
  await member.page.waitForURL((url) => !url.pathname.endsWith('/invitation'))
  return member
}

async function save({ page }: Visitor) {
  await page.locator(submit).first().click()
  await page.getByText('Saved').first().waitFor()
}

/** The status of a page of the shop, and where it leads. */
async function answerOf(path: string) {
  const shop = stack().sites.lumen ?? ''
  const { status, headers } = await fetch(shop + path, { redirect: 'manual' })
  const location = headers.get('location')
  return [status, location && new URL(location, shop).href.replace(shop, '')]
}

it('a category with an attribute is made, sold, filtered, renamed and kept from harm', {
  timeout: 300_000,
}, async () => {
  const run = Date.now().toString(36)
  const [brandAlias, alias] = [`isle-${run}`, `charms-${run}`]
  const manager = await joined('catalogue_manager')
  const { page } = manager

  await manager.go('/staff/attributes')
  await page.getByRole('link', { name: 'New attribute' }).click()
  await page.waitForURL(/attributes\/new/)
  await page.locator('#values').fill('Glow\nSpark\nGlow')
  await page.locator(submit).click()
  // Both problems are named, and nothing that was typed is lost.
  await page.getByText('Please write a name in at least one language').first().waitFor()
  await page.getByText('Please enter each value once').first().waitFor()
  expect(await page.locator('#values').inputValue()).toBe('Glow\nSpark\nGlow')
  await page.locator('#name-en').fill(`Charm power ${run}`)
  await page.locator('#values').fill('Glow\nSpark')
  await page.locator('#required').check()
  await page.locator(submit).click()
  await page.waitForURL(/attributes\/\d+$/)
  const attributePath = new URL(page.url()).pathname
  const attributeId = attributePath.split('/').at(-1) ?? ''
  await page.locator('#value').fill('Flame')
  await page.getByRole('button', { name: 'Add the value' }).click()
  await page.getByRole('link', { name: 'Flame' }).waitFor()
  await page.getByRole('link', { name: 'Glow' }).click()
  await page.waitForURL(/value\?value=Glow/)
  await page.locator('#name-de').fill('Glühen')
  await save(manager)

  await manager.go('/staff/categories/new')
  await page.locator('#name-en').fill(`Charms ${run}`)
  await page.locator('#alias').fill('wishlist')
  await page.locator(submit).click()
  await page.getByText('The shop has a page of its own at this address.').first().waitFor()
  expect(await page.locator('#name-en').inputValue()).toBe(`Charms ${run}`)
  await page.locator('#alias').fill(alias)
  await page.locator(submit).click()
  await page.waitForURL(/categories\/\d+$/)
  const categoryPath = new URL(page.url()).pathname
  const categoryId = categoryPath.split('/').at(-1) ?? ''

  await manager.go('/staff/brands/new')
  await page.locator('#name').fill(`Charm Isle ${run}`)
  await page.locator('#alias').fill(brandAlias)
  await page.locator(submit).click()
  await page.waitForURL(/brands\/\d+$/)
  const brandPath = new URL(page.url()).pathname
  await page.getByText('This game sells nothing yet.').waitFor()
  await page.getByRole('link', { name: 'Add a category' }).click()
  await page.waitForURL(/categories\/new$/)
  await page.locator('#categoryId').selectOption({ label: `Charms ${run}` })
  await page.locator(submit).click()
  await page.waitForURL(new RegExp(`${brandPath}/categories/${categoryId}$`))
  await page.locator(`#stated-${attributeId} summary`).click()
  await page.locator(`#attribute-${attributeId}`).check()
  await save(manager)

  // A seller's form asks for the attribute at once, and refuses an offer without it.
  const seller = await demoSellerAtDesk()
  await seller.go(`/sell/offers/new?brand=${brandPath.split('/').at(-1)}&category=${categoryId}`)
  await seller.page.locator('#title').fill(`Charm of the isle ${run}`)
  await seller.page.locator('#price').fill('12.50')
  await seller.page.locator(submit).click()
  await seller.page.getByText('Offers of this kind must state this.').first().waitFor()
  const choice = seller.page.locator(`#attribute-${attributeId}`)
  expect((await choice.locator('option').allInnerTexts()).slice(1)).toEqual(['Glow', 'Spark', 'Flame'])
  await choice.selectOption('Glow')
  await seller.page.locator(submit).click()
  await seller.page.waitForURL(/offers\/\d+$/)

  // The list of the shop is narrowed by it, in the words of the language.
  const shopper = await visit()
  await shopper.go(`/de/${brandAlias}/${alias}`)
  const filters = shopper.page.locator('main form')
  await filters.getByText(`Charm power ${run}`).first().waitFor()
  await filters.getByLabel('Glühen').first().check()
  await shopper.page.waitForURL((url) => url.searchParams.get(`a.${attributeId}`) === 'Glow')
  await shopper.page.getByText(`Charm of the isle ${run}`).first().waitFor()

  // What offers use is not taken away: a refusal and a question say how many there are.
  await manager.go(`${attributePath}/value?value=Glow`)
  await page.getByRole('button', { name: 'Remove the value' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('One offer uses this, so it cannot be changed.').first().waitFor()
  await page.locator('#enabled').uncheck()
  await page.locator(submit).first().click()
  await page.getByText('Offers that keep this value: 1.').first().waitFor()
  await save(manager)
  await seller.go(`/sell/offers/new?brand=${brandPath.split('/').at(-1)}&category=${categoryId}`)
  expect((await choice.locator('option').allInnerTexts()).slice(1)).toEqual(['Spark', 'Flame'])
  await manager.go(`${brandPath}/categories/${categoryId}`)
  await page.getByRole('button', { name: 'Remove it from the game' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('One offer uses this, so it cannot be changed.').first().waitFor()

  // Another alias: the old address leads to the new one, in the same language and with the same query.
  await manager.go(categoryPath)
  await page.locator('#alias').fill(`${alias}-2`)
  await save(manager)
  await page.getByText(`/${alias}`, { exact: true }).first().waitFor()
  const [before, after] = [`/${brandAlias}/${alias}`, `/${brandAlias}/${alias}-2`]
  await expect.poll(() => answerOf(before)).toEqual([301, after])
  expect(await answerOf(`/de${before}?utm=x`)).toEqual([301, `/de${after}?utm=x`])
  // Hidden only after a second look, and then gone.
  await page.locator('#enabled').uncheck()
  await page.locator(submit).click()
  await page.getByText('Offers that leave the shop: 1.').first().waitFor()
  await save(manager)
  await expect.poll(async () => (await answerOf(after))[0]).toBe(404)

  const owner = await visitDesk()
  await signInAtDesk(owner, { email: 'demo-service@tradepost.example', password: demo.password })
  for (const call of ['catalogEdit.createAttribute', 'seller.sellerOfferCreate']) await waitForEntry(owner, call)
  await owner.go('/staff/audit')
  const entries = owner.page.locator('main tbody')
  for (const act of ['Changed a category', 'Changed the values of an attribute', 'Changed what a game sells'])
    await entries.getByText(act).first().waitFor()
})

it('the forms of new things are closed to people who may only look', { timeout: 120_000 }, async () => {
  const analyst = await joined('analyst')
  await analyst.go('/staff/categories')
  await analyst.page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor()
  expect(await analyst.page.getByRole('link', { name: 'New category' }).count()).toBe(0)
  for (const subject of ['brands', 'categories', 'attributes', 'notices', 'roles']) {
    await analyst.go(`/staff/${subject}/new`)
    await analyst.page.getByText('Your role does not allow this').waitFor()
  }
})
