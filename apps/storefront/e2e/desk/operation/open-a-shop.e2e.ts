import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilReady } from '../../support/buyer/desk.ts'
import { buyNow, cards, openOrder, payByCard, placeOrder, reloadUntil } from '../../support/buyer/purchase.ts'
import { type Visitor, visit } from '../../support/shop/shop.ts'
import { type NewTenant, startNewTenant } from '../../support/shop/start-new-tenant.ts'

const password = 'Kestrel-8842'
const admin = 'first@nova.example'
let nova: NewTenant
beforeAll(async () => {
  nova = await startNewTenant('kiba', admin)
}, 240_000)
afterAll(() => nova?.stop())

/** Somebody with a browser of their own at the shop, or at the desk. */
async function visitorAt(origin: string): Promise<Visitor> {
  const visitor = await visit({ consent: undefined, kept: true })
  await visitor.context.addCookies([{ name: 'consent', value: 'all', url: nova.origin }])
  return {
    ...visitor,
    origin,
    async go(path) {
      await visitor.page.goto(origin + path, { waitUntil: 'load' })
      await untilReady(visitor.page)
    },
  }
}

async function signUp(email: string): Promise<Visitor> {
  const visitor = await visitorAt(nova.origin)
  const { page, go } = visitor
  await go('/signup')
  await page.locator('input[name="email"]').first().fill(email)
  await page.locator('main button[value="sendCode"]').click()
  await page.locator('input[name="code"]').fill(await nova.mailTo(email, /<b[^>]*>(\d{6})<\/b>/))
  const passwords = page.locator('input[type="password"]')
  for (let index = 0; index < (await passwords.count()); index++) await passwords.nth(index).fill(password)
  await page.locator('main button[value="register"]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/signup'))
  return visitor
}

async function signInAtDesk({ page }: Visitor, email: string): Promise<void> {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('main form button:not([type="button"])').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

const stepOf = ({ page }: Visitor, id: string) => page.locator(`main li[id="${id}"]`)
const stateOf = (staff: Visitor, id: string, state: string) =>
  stepOf(staff, id).getByText(state, { exact: true }).waitFor()

/** Presses a button, and again with the password if the gateway asks who it is. */
async function confirmBy({ page }: Visitor, form: string, button: string, done: () => Promise<unknown>): Promise<void> {
  const press = () => page.locator(form).getByRole('button', { name: button, exact: true }).click()
  await press()
  const asked = page.locator(`${form} #identityPassword`)
  await Promise.race([asked.waitFor(), done()])
  if (!(await asked.isVisible())) return
  await asked.fill(password)
  await press()
  await done()
}

/** The first administrator accepts the invitation of the command. */
async function becomeOwner(): Promise<{ owner: Visitor; ownShop: Visitor }> {
  const ownShop = await signUp(admin)
  const owner = await visitorAt(nova.deskOrigin)
  const link = new URL(await nova.mailTo(admin, /(https?:[^\s"<]*\/staff\/invitation\?token=[\w-]{43})/))
  await owner.go(link.pathname + link.search)
  await signInAtDesk(owner, admin)
  await owner.page.getByRole('heading', { name: /^Join the staff of / }).waitFor()
  await owner.page.locator('main form button:not([type="button"])').first().click()
  await owner.page.waitForURL((url) => !url.pathname.endsWith('/invitation'))
  return { owner, ownShop }
}

/** What staff set before there is anything to sell. */
async function prepare(owner: Visitor): Promise<void> {
  const { page, go } = owner
  await go('/staff/opening')
  await page.getByText('The shop is closed.').waitFor()
  await page.getByText('These steps are not done').waitFor()
  await stateOf(owner, 'lists', 'Done')
  const legal = stepOf(owner, 'legal')
  await legal.locator('#terms').fill('http://nova.example/terms')
  await legal.locator('#privacy').fill('https://nova.example/privacy')
  await legal.locator('#imprint').fill('https://nova.example/imprint')
  await legal.getByRole('button', { name: 'Save' }).click()
  // An address without https is refused, and nothing typed is lost.
  await legal.locator('[role="alert"]').waitFor()
  expect(await legal.locator('#imprint').inputValue()).toBe('https://nova.example/imprint')
  await legal.locator('#terms').fill('https://nova.example/terms')
  await legal.getByRole('button', { name: 'Save' }).click()
  await stateOf(owner, 'legal', 'Done')

  await stepOf(owner, 'sender').locator('#name').fill('Nova')
  await stepOf(owner, 'sender').locator('#address').fill('shop@nova.example')
  await confirmBy(owner, 'main li[id="sender"]', 'Send a trial mail', () => stateOf(owner, 'sender', 'Done'))
  await nova.mailTo(admin, /now sends its mails from (shop@nova\.example)/)

  await stepOf(owner, 'payment').getByRole('button', { name: 'Try the keys' }).click()
  await stateOf(owner, 'payment', 'Done')

  const catalog = stepOf(owner, 'catalog')
  await catalog.getByLabel('Steam', { exact: true }).check()
  await catalog.getByLabel('Valorant', { exact: true }).check()
  await catalog.getByRole('button', { name: 'Add these brands' }).click()
  await stateOf(owner, 'catalog', 'Done')

  await stepOf(owner, 'look').getByRole('link', { name: 'Choose the colour' }).click()
  await page.waitForURL('**/staff/look')
  await page.locator('#themeColor').fill('#7a1fa2')
  await page.locator('main button[value="save"]').click()
  await page.locator('main button[value="publish"]').click()
  await expect
    .poll(async () => {
      await go('/staff/opening')
      return stepOf(owner, 'look').innerText()
    })
    .toContain('Done')
}

const passport = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#889' } })
    .png()
    .toBuffer()

/** The first seller applies, is accepted and lists gift cards. */
async function sell(owner: Visitor): Promise<string> {
  const email = 'seller@games.example'
  await signUp(email)
  const seller = await visitorAt(nova.deskOrigin)
  const { page, go } = seller
  await go('/sell')
  await signInAtDesk(seller, email)
  await page.getByRole('link', { name: 'Apply to sell' }).click()
  await page.waitForURL('**/sell/apply')
  const fields = { nickName: 'First Games', legalName: 'Ada Miller', number: '1990-12-31', address: '1 Long Street' }
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value)
  await page.locator('#country').selectOption('DE')
  await page.locator('#goods').fill('Gift cards.')
  await page.locator('#documents').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: await passport() })
  await page.locator('#agreed').check()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('We received your application').waitFor()

  await owner.go('/staff/applications')
  await owner.page.getByRole('link', { name: 'First Games' }).click()
  await owner.page.locator('#text').fill('The passport is valid and the face matches.')
  await owner.page.getByRole('button', { name: 'Accept' }).click()
  await owner.page.getByText('The passport is valid').waitFor()

  await go('/sell/offers/new')
  await page.locator('#brand').selectOption({ label: 'Steam' })
  await page.getByRole('button', { name: 'Show what can be sold' }).click()
  await page.getByRole('link', { name: 'Gift Cards', exact: true }).click()
  await page.locator('#title').fill('Steam card 20 USD')
  await page.locator('#price').fill('20.00')
  await page.getByRole('button', { name: 'Save the offer' }).click()
  await page.waitForURL(/\/sell\/offers\/\d+/)
  const id = /offers\/(\d+)/.exec(page.url())?.[1] ?? ''
  await page.locator('#unitCodes').fill(Array.from({ length: 5 }, (_, n) => `NOVA-${Date.now()}-${n}`).join('\n'))
  await page.locator('form:has(#unitCodes) button:not([type="button"])').click()
  await page.getByText('5 units added.').waitFor()
  return id
}

/** Buys an offer by card and reads the code that was delivered. */
async function buy(buyer: Visitor, offerId: string): Promise<void> {
  await buyer.go(`/items/${offerId}`)
  await buyNow(buyer)
  await placeOrder(buyer)
  await payByCard(buyer, cards.good)
  await openOrder(buyer)
  await reloadUntil(buyer, '#delivery button[value="reveal"]')
  await buyer.page.locator('#delivery button[value="reveal"]').click()
  await buyer.page
    .locator('#delivery')
    .getByText(/NOVA-\d+-\d+/)
    .first()
    .waitFor()
}

it('a shop is opened in browsers alone, from the command to the first delivered order', {
  timeout: 300_000,
}, async () => {
  const stranger = await visitorAt(nova.origin)
  await stranger.page.goto(`${nova.origin}/`)
  await stranger.page.getByRole('heading', { level: 1, name: 'We open soon' }).waitFor()
  expect((await stranger.context.request.get(`${nova.origin}/all-games`)).status()).toBe(503)

  const { owner, ownShop } = await becomeOwner()
  await prepare(owner)
  const offerId = await sell(owner)

  // The shop is open to nobody but its team.
  await stranger.page.goto(`${nova.origin}/items/${offerId}`)
  await stranger.page.getByRole('heading', { level: 1, name: 'We open soon' }).waitFor()
  await buy(ownShop, offerId)

  await owner.go('/staff/opening')
  await owner.page.getByText('9 of 9 steps are done').waitFor()
  await confirmBy(owner, 'main section[aria-labelledby="open-shop"]', 'Open the shop', () =>
    owner.page.getByText('Open to shoppers since').waitFor(),
  )
  await owner.go('/staff/audit')
  await owner.page.locator('main tbody').getByText('Opened or closed the shop').first().waitFor()

  await stranger.page.goto(`${nova.origin}/items/${offerId}`)
  await stranger.page.getByRole('heading', { level: 1, name: 'Steam card 20 USD' }).waitFor()
  await stranger.page.getByRole('link', { name: 'Imprint' }).waitFor()
  await buy(await signUp('buyer@home.example'), offerId)
})
