import { buffer } from 'node:stream/consumers'
import { formatMoney } from '@tradepost/i18n/format'
import type pg from 'pg'
import type { Download } from 'playwright-core'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk } from '../../support/buyer/desk.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { cards, reloadUntil, tickHandover } from '../../support/buyer/purchase.ts'
import { visitAt } from '../../support/buyer/visit-at.ts'
import { openDatabase } from '../../support/shop/own-database.ts'
import type { Visitor } from '../../support/shop/shop.ts'
import { type Shops, startShops } from '../../support/shop/start-shops.ts'

// An installation of its own, so that every sum is exact.
let shops: Shops
let db: pg.Client
beforeAll(async () => {
  shops = await startShops({ offers: 400, orders: 0, only: ['lumen'] })
  db = await openDatabase(shops.dataDir)
}, 240_000)
afterAll(async () => {
  await db?.end()
  await shops?.stop()
})

const visitorAt = (origin: string) => visitAt(shops, origin)
async function staffAtDesk(email: string): Promise<Visitor> {
  const visitor = await visitorAt(shops.desks.lumen ?? '')
  await signInAtDesk(visitor, { email, password: demo.password })
  return visitor
}
const rowsOf = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await db.query<T>(text, values)).rows

/** Moves the clock of planned jobs on, so that they are due now. */
const dueNow = (task: string) =>
  db.query(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = $1`,
    [task],
  )

/** Three accounts of the demo seller, which the platform delivers at once. */
async function offersOfDemoSeller(): Promise<string[]> {
  const offers = await rowsOf<{ id: string }>(
    `select o.id::text from offer o join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id
      join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where u.email_key = 'demo-seller@tradepost.example' and o.tenant_id = 1 and o.status = 1
        and o.delivery_mode = 'platform' and o.standard_type = 0 and o.available > 0
      order by o.price_minor desc limit 3`,
  )
  if (offers.length < 3) throw new Error('the demo seller has too few such offers')
  return offers.map(({ id }) => id)
}

/** Sum of the postings of some kinds of transfers to an account, in the smallest unit. */
async function inLedger(kinds: readonly string[], purpose: string): Promise<number> {
  const [row] = await rowsOf<{ n: string }>(
    `select coalesce(sum(p.amount), 0) as n from transfer t
      join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
      join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where t.tenant_id = 1 and t.unit = 'USD' and a.purpose = $2 and (t.kind = any($1) or $1 = '{}')
        and t.created_at >= now() - interval '29 days'`,
    [kinds, purpose],
  )
  return Number(row?.n)
}
/**
 * What the ledger says of orders with documents of a month: paid by card, or in dollars behind G Coin, less what went back
 * to buyers or to their banks.
 */
async function documentedInLedger(month: string): Promise<number> {
  const [row] = await rowsOf<{ n: string }>(
    `with documented as (select distinct o.purchase_id from invoice i
        join order_head o on o.tenant_id = i.tenant_id and o.id = i.order_id
        where i.tenant_id = 1 and i.currency = 'USD' and to_char(i.issued_at at time zone 'UTC', 'YYYY-MM') = $1),
      refs as (
        select id::text from payment where purchase_id in (select purchase_id from documented)
        union select id::text from order_head where purchase_id in (select purchase_id from documented)
        union select d.id from payment_dispute d join payment y on y.id = d.payment_id
          where y.purchase_id in (select purchase_id from documented))
      select coalesce(-sum(p.amount), 0) as n from transfer t
        join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
        join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.purpose in ('psp', 'clearing')
        where t.tenant_id = 1 and t.ref_id in (select id from refs) and t.unit = 'USD'
          and to_char(t.created_at at time zone 'UTC', 'YYYY-MM') = $1
          and t.kind in ('capture', 'refund', 'chargeback', 'chargeback_won', 'chargeback_share',
            'rental_fund', 'rental_unfund')`,
    [month],
  )
  return Number(row?.n)
}

const contentOf = async (file: Download) => buffer(await file.createReadStream())
const minorOf = (amount: string) => Math.round(Number(amount) * 100)

/** Runs a payout to its end; a second person approves it if it is above the limit of one. */
async function payOut(staff: Visitor): Promise<{ run: string; shown: string }> {
  await staff.go('/staff/payouts')
  await staff.page.getByRole('button', { name: 'Start a payout run' }).click()
  await staff.page.waitForURL('**/staff/payouts/*-*')
  const run = new URL(staff.page.url()).pathname
  const stateOf = async () => {
    await staff.go(run)
    return staff.page.locator('main header p').innerText()
  }
  await expect.poll(stateOf, { timeout: 30_000 }).toMatch(/Waits for a second person|Being paid|Done/)
  if (await staff.page.locator('#reason').isVisible()) {
    const other = await staffAtDesk('demo-service2@tradepost.example')
    await other.go(run)
    await other.page.locator('#reason').fill('Looked at the balances.')
    await other.page.getByRole('button', { name: 'Approve' }).click()
  }
  await expect.poll(stateOf, { timeout: 60_000 }).toContain('Done')
  return { run: run.split('/').at(-1) ?? '', shown: await stateOf() }
}

/** The chargeback of an order, opened in the desk from the queue. */
async function openChargeback(staff: Visitor, orderId: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    `select d.id from payment_dispute d join order_head o on o.paid_by = d.payment_id where o.id = $1`,
    [orderId],
  )
  const id = row?.id ?? ''
  await staff.go('/staff/chargebacks')
  await staff.page.locator(`main a[href$="/staff/chargebacks/${id}"]`).click()
  await staff.page.waitForURL(`**/staff/chargebacks/${id}`)
  return id
}
const stateOfDispute = async (id: string) =>
  (await rowsOf<{ state: string }>('select state from payment_dispute where id = $1', [id]))[0]?.state

it('a month is closed: payouts paid, chargebacks answered, documents exported, and every sum agrees', {
  timeout: 300_000,
}, async () => {
  const buyer = await visitorAt(shops.sites.lumen ?? '')
  const form = { intent: 'password', email: demo.email, password: demo.password }
  await buyer.context.request.post(`${buyer.origin}/login`, {
    headers: { origin: buyer.origin },
    form,
    maxRedirects: 0,
  })
  const [first = '', second = '', third = ''] = await offersOfDemoSeller()
  const confirmed = await orderFor(buyer, { id: first })
  const fought = (await orderFor(buyer, { id: second, card: cards.disputed })).split('/').at(-1) ?? ''
  const lost = (await orderFor(buyer, { id: third, card: cards.disputed })).split('/').at(-1) ?? ''
  await buyer.go(confirmed)
  await reloadUntil(buyer, 'main a[href$="/confirm"]')
  await buyer.go(`${confirmed}/confirm`)
  await tickHandover(buyer)
  await buyer.page.getByRole('button', { name: 'Confirm receipt' }).click()
  await buyer.page.waitForURL(`**${confirmed}`)
  await expect
    .poll(() => rowsOf(`select 1 from order_head where id in ($1, $2) and state = 'delivered'`, [fought, lost]))
    .toHaveLength(2)
  await dueNow('sandbox.deliver_webhook')
  await expect
    .poll(() => rowsOf('select 1 from payment_dispute where withdrawn_minor > 0'), { timeout: 30_000 })
    .toHaveLength(2)

  const staff = await staffAtDesk('demo-service@tradepost.example')
  const { page } = staff
  const paidOut = await payOut(staff)

  // Evidence: nobody sends it without a statement and a second look.
  const foughtId = await openChargeback(staff, fought)
  const send = page.locator('form', { has: page.locator('input[name="act"][value="send"]') })
  await send.locator('#sure').check()
  await send.getByRole('button', { name: 'Send the evidence' }).click()
  await page.getByText('Write the statement first.').first().waitFor()
  await page.locator('#statement').fill('The buyer opened the code and used it.')
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  await page.locator('#pictures').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').getByText('Saved.').waitFor()
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the document as PDF' }).click(),
  ])
  const pack = await extractText(await getDocumentProxy(new Uint8Array(await contentOf(file))), { mergePages: true })
  for (const part of [fought, 'The buyer opened the code and used it.', 'Picture 1']) expect(pack.text).toContain(part)
  await send.locator('#sure').check()
  await send.getByRole('button', { name: 'Send the evidence' }).click()
  await page.getByText(/sent the evidence on/).waitFor()
  await expect.poll(() => rowsOf('select 1 from payment_dispute where sent_at is not null')).toHaveLength(1)

  // A loss that nobody contests.
  const lostId = await openChargeback(staff, lost)
  const accept = page.locator('form', { has: page.locator('input[name="act"][value="accept"]') })
  await accept.locator('#reason').fill('The card was stolen.')
  await accept.locator('#give-up').check()
  await accept.getByRole('button', { name: 'Accept the loss' }).click()
  await page.getByText(/accepted the loss on/).waitFor()
  await dueNow('sandbox.end_dispute')
  await expect.poll(() => stateOfDispute(foughtId), { timeout: 30_000 }).toBe('won')
  await expect.poll(() => stateOfDispute(lostId), { timeout: 30_000 }).toBe('lost')
  await expect
    .poll(() => rowsOf('select 1 from payment_dispute where reinstated_minor > 0'), { timeout: 30_000 })
    .toHaveLength(1)
  await staff.go('/staff/chargebacks?state=won')
  expect(await page.locator('main tbody tr').count()).toBe(1)

  // The documents of the month say what the ledger says.
  const month = new Date().toISOString().slice(0, 7)
  const csv = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/staff/invoices/months/${month}.csv`,
  )
  const lines = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
  // Receipts of top-ups and invoices of the pass name no order.
  const documents = lines.filter((cells) => cells.at(-2) === 'USD' && cells[3] !== '')
  const sumOf = (cells: readonly string[][]) => cells.reduce((sum, line) => sum + minorOf(line.at(-1) ?? ''), 0)
  expect(sumOf(documents)).toBe(await documentedInLedger(month))
  const ofLost = documents.filter((cells) => cells[3] === lost)
  expect(ofLost.map((cells) => cells[1]).toSorted()).toEqual(['credit_note', 'invoice'])
  expect(sumOf(ofLost)).toBe(0)
  expect(documents.filter((cells) => cells[3] === fought).map((cells) => cells[1])).toEqual(['invoice'])

  // The figures say what the ledger says.
  await staff.go('/staff/figures?days=30')
  const row = page.getByRole('table', { name: 'Money', exact: true }).getByRole('row', { name: /USD/ })
  const shown = async (minor: number) =>
    expect(await row.innerText()).toContain(formatMoney({ minor, currency: 'USD' }))
  await shown(-(await inLedger(['capture', 'top_up'], 'psp')))
  await shown(await inLedger(['refund', 'insurance', 'chargeback_share'], 'psp'))
  await shown(await inLedger(['chargeback', 'chargeback_won', 'pass_chargeback'], 'psp'))
  await shown(await inLedger([], 'fee'))
  // What the bank took back is what the lost order cost.
  const [order] = await rowsOf<{ total: string }>('select total_minor as total from order_head where id = $1', [lost])
  expect(await inLedger(['chargeback', 'chargeback_won', 'pass_chargeback'], 'psp')).toBe(Number(order?.total))

  // The run paid what left the sellers' balances.
  const [sent] = await rowsOf<{ n: string }>(
    `select coalesce(sum(net_minor), 0) as n from payout where state = 'paid' and run_id = $1`,
    [paidOut.run],
  )
  expect(paidOut.shown).toContain(formatMoney({ minor: Number(sent?.n), currency: 'USD' }))

  await staff.go(`/staff/audit?subject=${foughtId}`)
  for (const act of ['Prepared the evidence of a chargeback', 'Sent the evidence of a chargeback'])
    await page.locator('main tbody').getByText(act).first().waitFor()
  await staff.go('/staff/audit')
  for (const act of ['Exported invoices', 'Accepted the loss of a chargeback'])
    await page.locator('main tbody').getByText(act).first().waitFor()
})
