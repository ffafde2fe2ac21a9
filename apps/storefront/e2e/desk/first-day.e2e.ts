import sharp from 'sharp'
import { expect, it } from 'vitest'
import { waitForEntry } from '../support/buyer/audited.ts'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { cards, checkOut, newBuyer, openOrder, reloadUntil, tickHandover } from '../support/buyer/purchase.ts'
import { findOffer } from '../support/shop/gateway.ts'
import { openDatabase } from '../support/shop/own-database.ts'
import { stack, type Visitor } from '../support/shop/shop.ts'

const submit = 'button:not([type="button"])'
const lead = 'demo-service@tradepost.example'

const passport = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#889' } })
    .png()
    .toBuffer()

async function staffAtDesk(email = lead): Promise<Visitor> {
  const staff = await visitDesk()
  await staff.go('/staff')
  await staff.page.locator('#email').fill(email)
  await staff.page.locator('#password').fill(demo.password)
  await staff.page.locator(`main form ${submit}`).click()
  await staff.page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  return staff
}

async function fillIn({ page }: Visitor, fields: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value)
}

/** What a part of the day needs of the parts before. */
interface Day {
  name: string
  seller: Visitor & { password: string }
  staff: Visitor
  /** The goods that the seller lists, by category, with the address of the offer. */
  offers: Record<string, string>
  buyers: Awaited<ReturnType<typeof newBuyer>>[]
  /** The paths of the orders: a card for each buyer, then the coins of the first. */
  orders: string[]
}
const day: Partial<Day> = {}
function of<K extends keyof Day>(key: K): Day[K] {
  const value = day[key]
  if (value === undefined) throw new Error(`an earlier part of the day left no ${key}`)
  return value
}
const numberOf = (path = '') => path.split('/').at(-1) ?? ''

/** The code that a buyer sees on the page of the order. */
async function revealCode(buyer: Visitor, order = ''): Promise<string> {
  await buyer.go(order)
  await reloadUntil(buyer, '#delivery button[value="reveal"]')
  await buyer.page.locator('#delivery button[value="reveal"]').click()
  const shown = buyer.page.locator('#delivery').getByText(/DAY-\d+-\d+/)
  await shown.first().waitFor()
  return (await shown.allInnerTexts()).join(' ')
}

async function confirm(buyer: Visitor, order = ''): Promise<void> {
  await buyer.go(`${order}/confirm`)
  await tickHandover(buyer)
  await buyer.page.getByRole('button', { name: 'Confirm receipt' }).click()
  await buyer.page.waitForURL(`**${order}`)
}

/** Makes an offer by the form of its goods, and returns its id. */
async function makeOffer(seller: Visitor, brand: string, category: string, fill: () => Promise<void>): Promise<string> {
  const { page, go } = seller
  await go('/sell/offers/new')
  await page.locator('#brand').selectOption({ label: brand })
  await page.getByRole('button', { name: 'Show what can be sold' }).click()
  await page.getByRole('link', { name: category, exact: true }).click()
  await page.locator('#title').waitFor()
  await fill()
  await page.getByRole('button', { name: 'Save the offer' }).click()
  await page.waitForURL(/\/sell\/offers\/\d+/)
  return /offers\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** An application is accepted by its papers, and a deposit opens the shop. */
async function apply(): Promise<void> {
  const account = await newBuyer()
  const seller = await visitDesk()
  const { page, go } = seller
  await signInAtDesk(seller, account)
  await page.getByRole('link', { name: 'Apply to sell' }).click()
  await page.waitForURL('**/sell/apply')
  await page.getByText('deposit of 50.00 USD').waitFor()

  const name = `First Day ${Date.now()}`
  await fillIn(seller, { nickName: name, legalName: 'Ada Miller', number: '2020-01-01', address: '1 Long Street' })
  await page.locator('#country').selectOption('DE')
  await page.locator('#goods').fill('Gift cards and coins of two games.')
  await page.locator('#documents').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: await passport() })
  await page.locator('#agreed').check()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  // A child may not sell. Nothing that was typed or uploaded is lost.
  await page.getByText('Sellers are at least 18 years old').first().waitFor()
  await page.getByText('1 picture is uploaded').waitFor()
  expect(await page.locator('#nickName').inputValue()).toBe(name)
  await page.locator('#number').fill('1990-12-31')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('We received your application').waitFor()

  const staff = await staffAtDesk()
  await staff.go('/staff/applications')
  await staff.page.getByRole('link', { name }).click()
  const paper = staff.page.locator('main img').first()
  await paper.waitFor()
  expect(await paper.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(300)
  await staff.page.getByText('Ada Miller').waitFor()
  await staff.page.locator('#text').fill('Passport, valid until 2031, the face matches.')
  await staff.page.getByRole('button', { name: 'Accept' }).click()
  await staff.page.getByText('Passport, valid until 2031').waitFor()

  await go('/sell/apply')
  await page.getByRole('button', { name: 'Pay the deposit' }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await fillIn(seller, { number: cards.good, expiry: '12/34', cvc: '123', name: 'Ada Miller' })
  await page.locator('button[value="pay"]').click()
  await page.waitForURL((url) => url.origin === seller.origin)
  await page.waitForURL(/\/sell$/, { timeout: 30_000 })
  await page.getByRole('navigation', { name: 'Seller centre' }).getByText('Money').waitFor()
  Object.assign(day, { name, seller: { ...seller, password: account.password }, staff })
}

/** An account, a gift card with 50 codes, and coins. */
async function stock(): Promise<void> {
  const seller = of('seller')
  const { page, go } = seller
  const [card, account, coins] = await Promise.all(
    ['gift-cards', 'accounts', 'coins'].map((alias) => findOffer({ matches: (one) => one.categoryAlias === alias })),
  )
  const accountId = await makeOffer(seller, account?.brandName ?? '', account?.categoryName ?? '', async () => {
    await fillIn(seller, { title: `Account of ${of('name')}`, price: '40.00' })
    await page.locator('#newPictures').setInputFiles({ name: 's.png', mimeType: 'image/png', buffer: await passport() })
  })
  await page.locator('#unitCodes').fill(`day-${Date.now()};a long password`)
  await page.locator(`form:has(#unitCodes) ${submit}`).click()
  await page.getByText('1 unit added.').waitFor()

  const cardId = await makeOffer(seller, card?.brandName ?? '', card?.categoryName ?? '', async () => {
    await fillIn(seller, { title: `Card of ${of('name')}`, price: '25.00' })
    await page.getByText('You get 23.00 USD of each piece.').waitFor()
  })
  const codes = Array.from({ length: 50 }, (_, n) => `DAY-${Date.now()}-${n}`)
  await page.locator('#unitCodes').fill(codes.join('\n'))
  await page.locator(`form:has(#unitCodes) ${submit}`).click()
  await page.getByText('50 units added.').waitFor()
  // The same code again is refused, and so is a line that is no code. What was typed stays.
  const again = `${codes[7]}\n${'x'.repeat(5_000)}`
  await page.locator('#unitCodes').fill(again)
  await page.locator(`form:has(#unitCodes) ${submit}`).click()
  await page.getByText('0 units added. 1 was already here.').waitFor()
  await page.getByRole('alert').waitFor()
  expect(await page.locator('#unitCodes').inputValue()).toBe(again)
  await go(`/sell/offers/${cardId}`)
  expect(await page.getByRole('region', { name: 'Available' }).innerText()).toContain('50')

  const coinsId = await makeOffer(seller, coins?.brandName ?? '', coins?.categoryName ?? '', () =>
    fillIn(seller, { title: `Coins of ${of('name')}`, price: '10.00', available: '500' }),
  )
  day.offers = { account: accountId, card: cardId, coins: coinsId }
}

/** Two buyers at once buy three of them and get different codes. */
async function sell(): Promise<void> {
  const { card, coins } = of('offers')
  const seller = of('seller')
  const { page, go } = seller
  const buyers = await Promise.all([newBuyer(), newBuyer()])
  const [one, other] = buyers
  if (!one || !other || !card || !coins) throw new Error('no buyers')
  const orders = await Promise.all([orderFor(one, { id: card }), orderFor(other, { id: card })])
  await checkOut(one, { id: coins }, cards.good)
  orders.push(await openOrder(one))
  Object.assign(day, { buyers, orders })
  const delivered = [await revealCode(one, orders[0]), await revealCode(other, orders[1])]
  expect(new Set(delivered).size).toBe(2)
  // The first buyer's code does not work: another one takes its place.
  await go(`/sell/offers/${card}/units?state=delivered`)
  const row = page.locator('main tbody tr', { hasText: numberOf(orders[0]) })
  await row.getByText('Replace').first().click()
  await row.getByRole('button', { name: 'Replace' }).click()
  await page.getByText('Saved.').first().waitFor()
  expect(await revealCode(one, orders[0])).not.toBe(delivered[0])
  await confirm(one, orders[0])
  await confirm(other, orders[1])
}

/** The coins are delivered by hand after a chat, and a refund is answered. */
async function serve(): Promise<void> {
  const seller = of('seller')
  const [buyer] = of('buyers')
  const order = of('orders')[2]
  if (!buyer) throw new Error('no buyer')
  const { page, go } = seller
  await buyer.go(order ?? '')
  await buyer.page.locator('main a[href*="/buyer/message?"]:visible').first().click()
  await buyer.page.locator('#text').fill('When can you be online?')
  await buyer.page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
  await go('/sell/messages')
  await page
    .getByRole('link', { name: /When can you be online/ })
    .first()
    .click()
  await page.locator('#text').fill('In ten minutes, at the bank of the capital.')
  await page.locator(`main form:has(#text) ${submit}`).click()
  await buyer.page.getByText('In ten minutes, at the bank').last().waitFor()

  await go(`/sell/orders/${numberOf(order)}`)
  await page.locator('#delivery').fill('Handed over at the bank of the capital.')
  await page.locator(`main form:has(#delivery) ${submit}`).click()
  await page.getByRole('status').getByText('Delivered.').waitFor()

  await buyer.go(`${order}/refund`)
  await buyer.page.locator('#statement').fill('It was another server.')
  await buyer.page.locator('main form button[type="submit"]').click()
  await buyer.page.waitForURL((url) => url.pathname === order)
  await go(`/sell/orders/${numberOf(order)}`)
  await page.getByText('It was another server.').waitFor()
  await page.locator('button[value="accept"]').click()
  await page.getByRole('status').waitFor()
  await buyer.go(order ?? '')
  await reloadUntil(buyer, 'main :text("Refunded")')
}

/** A payout, and a statement that equals the ledger. */
async function bePaid(): Promise<void> {
  const { page, go } = of('seller')
  const staff = of('staff')
  await go('/sell/money')
  const available = page.getByRole('region', { name: 'Ready to be paid out USD' }).locator('bdi').first()
  // Two cards of 25.00 less the commission of 8 per cent. Nothing of the coins that were refunded.
  expect(await available.innerText()).toBe('46.00 USD')
  await page.locator('#currency').selectOption('USD')
  await page.locator('#holder').fill('Ada Miller')
  await page.locator('#ibanOrEmail').fill('NL91 ABNA 0417 1643 00')
  await page.locator('#identityPassword').fill(of('seller').password)
  await page.locator(`form:has(#ibanOrEmail) ${submit}`).click()
  await page.getByText('Saved.').waitFor()
  const db = await openDatabase(stack().dataDir)
  try {
    const { rows: sellers } = await db.query<{ id: string }>(
      `update payout_account a set usable_from = now() - interval '1 minute' from seller s
       where s.tenant_id = a.tenant_id and s.id = a.seller_id and s.nick_name = $1 returning s.id::text`,
      [of('name')],
    )
    await staff.go('/staff/payouts')
    await staff.page.getByRole('button', { name: 'Start a payout run' }).click()
    await staff.page.waitForURL('**/staff/payouts/*-*')
    const run = new URL(staff.page.url()).pathname
    const stateOfRun = async () => {
      await staff.go(run)
      return staff.page.locator('main header p').innerText()
    }
    await expect.poll(stateOfRun, { timeout: 30_000 }).toMatch(/Waits for a second person|Being paid|Done/)
    if (await staff.page.locator('#reason').isVisible()) {
      const second = await staffAtDesk('demo-service2@tradepost.example')
      await second.go(run)
      await second.page.locator('#reason').fill('Looked at the balances.')
      await second.page.getByRole('button', { name: 'Approve' }).click()
    }
    await expect.poll(stateOfRun, { timeout: 60_000 }).toContain('Done')

    await go('/sell/money')
    expect(await available.innerText()).toBe('0.00 USD')
    await page
      .getByRole('link', { name: /Statement .* USD/ })
      .first()
      .click()
    await page.waitForURL('**/statements/USD/*')
    await page.getByRole('heading', { level: 1, name: /Statement/ }).waitFor()
    const lines = await page.locator('main tbody tr').evaluateAll((rows) =>
      rows.map(
        (row) =>
          row
            .querySelector('td:last-child')
            ?.textContent?.trim()
            .replace(/^Balance/, '') ?? '',
      ),
    )
    const { rows: postings } = await db.query<{ amount: string }>(
      `select (p.amount / 100.0)::numeric(12, 2)::text || ' USD' as amount from posting p
       join ledger_folded a on a.tenant_id = p.tenant_id and a.id = p.account_id
       join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
       where a.purpose = 'payable' and a.owner_id = $1 and t.unit = 'USD' order by t.created_at, t.id`,
      [sellers[0]?.id],
    )
    expect(lines).toEqual(postings.map(({ amount }) => amount))
    expect(lines.toSorted()).toEqual(['-46.00 USD', '23.00 USD', '23.00 USD'])
  } finally {
    await db.end()
  }
}

/** The deposit stays while an order is unfinished. */
async function keepDeposit(): Promise<void> {
  const [, buyer] = of('buyers')
  if (!buyer) throw new Error('no buyer')
  await orderFor(buyer, { id: of('offers').account ?? '' })
  const { page, go } = of('staff')
  await go('/staff/sellers')
  await page.locator('#keyword').fill(of('name'))
  await page.locator('#keyword').press('Enter')
  await page.getByRole('link', { name: of('name') }).click()
  await page.getByText('50.00 USD are held for this seller.').waitFor()
  await page.locator('#deposit-reason').fill('Stopped selling.')
  await page.locator('#identityPassword').fill(demo.password)
  await page.getByRole('button', { name: 'Return the deposit' }).click()
  await page.locator('[role="alert"]').first().waitFor()
  await page.getByText('50.00 USD are held for this seller.').waitFor()
}

/** Everything that seller and staff did left an entry. */
async function findInAudit(): Promise<void> {
  for (const call of [
    ...['application.decideApplication', 'seller.sellerOfferCreate', 'seller.sellerDeliver'],
    ...['afterSales.sellerAnswerRefund', 'messages.sellerSendMessage'],
    ...['payout.addPayoutAccount', 'payout.startPayoutRun'],
  ])
    await waitForEntry(of('staff'), call)
}

it("a seller's first day", { timeout: 300_000 }, async () => {
  for (const part of [apply, stock, sell, serve, bePaid, keepDeposit, findInAudit]) await part()
})
