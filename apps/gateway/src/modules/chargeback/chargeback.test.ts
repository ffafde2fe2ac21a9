import { randomUUID } from 'node:crypto'
import { type CallData, calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'
import { forgetEvidence } from './forget-evidence.ts'

type Detail = CallData<typeof calls.chargeback.chargebackDetail>

let shop: AfterSalesShop
let owner: pg.Client
let finance: SignedIn
let other: SignedIn
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 16 })
  owner = new pg.Client({ connectionString: shop.urls.admin })
  await owner.connect()
  finance = await signInStaff(shop, 'lumen', 'finance')
  other = await signInStaff(shop, 'lumen', 'finance')
})
afterAll(async () => {
  await owner.end()
  await shop.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const secret = 'Meet me at the gate.'
const advance = async (ms: number) => {
  shop.clock.advance(ms)
  await shop.deps.jobs.runDue()
}
const confirmIdentity = (by: SignedIn) =>
  owner.query('update refresh_family set authenticated_at = $1 where user_id = $2', [shop.clock.now(), by.id])

/** A delivered order whose buyer disputes the payment at the bank. Returns the ids of order and dispute. */
async function chargedBack({ confirmed = false, words = [] as string[] } = {}) {
  const { purchaseId, orderId } = await shop.buy(shop.customer, await shop.offer({ mode: 'im', stock: 2 }))
  const started = await shop.startPayment(shop.customer, purchaseId)
  await shop.typeCard(started.body.data?.redirectUrl ?? '', '4000000000000259')
  await shop.deps.jobs.runDue()
  await shop.deliver(orderId)
  await shop.inject(calls.order.revealDelivery, { params: { id: orderId } }, shop.via(shop.customer))
  if (words.length > 0) {
    const opened = await shop.inject(
      calls.messages.openConversation,
      { body: { orderId, sellerId: shop.vendor.sellerId } },
      shop.as(shop.customer),
    )
    for (const text of words)
      await shop.inject(
        calls.messages.sendMessage,
        { params: { id: opened.body.data?.id ?? '' }, body: { text } },
        shop.as(shop.customer),
      )
  }
  if (confirmed) {
    await shop.handOver(shop.customer, orderId)
    const body = { acknowledged: true as const }
    await shop.inject(calls.order.confirmOrder, { params: { id: orderId }, body }, shop.as(shop.customer))
  }
  await advance(2 * minuteMs)
  const [found] = await shop.rows<{ id: string }>(sql`select d.id from payment_dispute d
    join payment p on p.id = d.payment_id where p.purchase_id = ${purchaseId}`)
  return { orderId, dispute: found?.id ?? '' }
}
const look = (id: string, by = finance) =>
  shop.inject(calls.chargeback.chargebackDetail, { params: { id } }, shop.as(by))
const detail = async (id: string) => (await look(id)).body.data as Detail
const save = (
  id: string,
  { version = 0, statement = 'The buyer received it.', fileIds = [] as string[] } = {},
  by = finance,
) =>
  shop.inject(calls.chargeback.saveChargeback, { params: { id }, body: { version, statement, fileIds } }, shop.as(by))
const send = (id: string, version = 1, by = finance, key: string = randomUUID()) =>
  shop.inject(calls.chargeback.sendChargeback, { params: { id }, body: { version } }, shop.as(by, key))
const accept = (id: string, by = finance) =>
  shop.inject(
    calls.chargeback.acceptChargeback,
    { params: { id }, body: { version: 0, reason: 'The buyer is right.' } },
    shop.as(by),
  )
async function packOf(id: string): Promise<string> {
  const { body } = await shop.inject(calls.chargeback.chargebackPack, { params: { id } }, shop.as(finance))
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(body.data?.document ?? '', 'base64')))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll('\n', '')
}
const page = async (state: 'open' | 'answered' | 'won' | 'lost') =>
  (
    await shop.inject(calls.chargeback.chargebackPage, { body: { state, pageSize: 100 } }, shop.as(finance))
  ).body.data?.list.map(({ id }) => id)
const atProvider = async (id: string) =>
  (
    await shop.rows<{ state: string; key: string | null; statement: string | null }>(
      sql`select state, evidence_key as key, statement from sandbox_dispute where id = ${id}`,
    )
  )[0]
const documentsOf = (orderId: string) =>
  shop.rows(sql`select kind, amount_minor::int as minor, reason from invoice where order_id = ${orderId}
    order by issued_at, kind desc`)
const subjects = async () => (await shop.mailbox()).map(({ subject }) => subject)

describe('the story of a chargeback', () => {
  it('has listing, hand-over, delivery, conversation and sign-ins, without what was delivered', async () => {
    const { orderId, dispute } = await chargedBack({ words: [`You wrote: ${secret} I was there.`] })
    const found = await detail(dispute)
    expect(found).toMatchObject({
      ...{ state: 'open', reason: 'fraudulent', amount: { minor: 1250, currency: 'USD' }, mayAnswer: true },
      ...{ orderIds: [orderId], owner: null, withdrawn: { minor: 1250 }, chargebacks: expect.any(Number) },
    })
    expect(new Date(found.evidenceBy ?? 0).getTime()).toBeGreaterThan(shop.clock.now().getTime())
    const [order] = found.evidence?.orders ?? []
    expect(order?.handover.length).toBeGreaterThan(0)
    expect(order?.delivery?.opened).toEqual([{ at: expect.any(String), address: expect.any(String) }])
    expect(order?.delivery?.units).toEqual([expect.stringMatching(/^••••/)])
    expect(order?.messages.map(({ text }) => text)).toContain('You wrote: •••• I was there.')
    expect(order?.invoices).toHaveLength(1)
    expect(found.evidence?.signIns.length).toBeGreaterThan(0)
    expect(JSON.stringify(found)).not.toContain(secret)
    const text = await packOf(dispute)
    for (const part of [orderId, dispute, shop.email, 'Card used without permission']) expect(text).toContain(part)
    expect(text).not.toContain('Meet me')
    expect(await page('open')).toContain(dispute)
    const [entry] = await shop.rows(
      sql`select call, subjects from audit_entry where call = 'chargeback.chargebackDetail' order by seq desc limit 1`,
    )
    expect(entry).toEqual({ call: 'chargeback.chargebackDetail', subjects: [dispute] })
  })

  it('is for staff who may see chargebacks, of the own shop', async () => {
    const { dispute } = await chargedBack()
    const lead = await signInStaff(shop, 'lumen', 'support_lead')
    expect((await look(dispute, lead)).body.data?.mayAnswer).toBe(false)
    expect((await save(dispute, {}, lead)).status).toBe(403)
    expect((await look(dispute, await signInStaff(shop, 'lumen', 'support'))).status).toBe(403)
    expect((await look(dispute, await signInStaff(shop, 'sahra'))).status).toBe(404)
    expect((await look('dp_unknown')).status).toBe(404)
  })
})

describe('the evidence', () => {
  it('is prepared by one person after the other, and nobody overwrites what a colleague saved', async () => {
    const { dispute } = await chargedBack()
    expect((await save(dispute)).body.data).toMatchObject({ version: 1, owner: { id: finance.id } })
    expect((await save(dispute, { statement: 'Mine.' }, other)).body).toMatchObject({
      ...{ code: 'state_conflict', field: 'version' },
    })
    const take = { params: { id: dispute } }
    const taken = await shop.inject(calls.chargeback.takeChargeback, take, shop.as(other))
    expect(taken.body.data).toMatchObject({ owner: { id: other.id }, statement: 'The buyer received it.' })
    const files = await save(dispute, { version: 1, fileIds: [randomUUID()] })
    expect(files.body).toMatchObject({ code: 'not_found', field: 'fileIds' })
  })

  it('is sent once, by somebody who confirmed the identity, and is won after the bank has read it', async () => {
    const { orderId, dispute } = await chargedBack()
    await advance(20 * minuteMs)
    expect((await send(dispute, 0)).body.code).toBe('step_up_required')
    await confirmIdentity(finance)
    expect((await send(dispute, 0)).body).toMatchObject({ code: 'bad_request', field: 'statement' })
    await save(dispute)
    expect((await send(dispute, 0)).body).toMatchObject({ code: 'state_conflict', field: 'version' })
    const key = randomUUID()
    expect((await send(dispute, 1, finance, key)).body.data).toEqual({ state: 'answered' })
    expect((await send(dispute, 1, finance, key)).body.data).toEqual({ state: 'answered' })
    expect((await send(dispute)).body.code).toBe('state_conflict')
    expect((await accept(dispute)).body.code).toBe('state_conflict')
    expect((await save(dispute, { version: 1 })).body.code).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    expect(await atProvider(dispute)).toMatchObject({ state: 'reviewed', statement: 'The buyer received it.' })
    expect(await detail(dispute)).toMatchObject({ answer: 'evidence', sentAt: expect.any(String), mayAnswer: false })
    // The sent evidence stays as it was, whatever happens to the account.
    await shop.rows(sql`update app_user set nick_name = 'Another' where id = ${shop.customer.id}`)
    expect((await detail(dispute)).evidence?.buyer.nickName).not.toBe('Another')
    await advance(2 * minuteMs)
    await shop.deps.jobs.runDue()
    expect(await detail(dispute)).toMatchObject({ state: 'won', reinstated: { minor: 1250 } })
    expect((await shop.detail(orderId))?.state).toBe('delivered')
    const acts = await shop.rows<{ call: string }>(
      sql`select call from audit_entry where ${dispute} = any (subjects) and call like 'chargeback.s%' order by seq`,
    )
    expect(acts.map(({ call }) => call)).toEqual(['chargeback.saveChargeback', 'chargeback.sendChargeback'])
  })

  it('is taken once by the provider when its answer was lost, and by one of two who send at once', async () => {
    const { dispute } = await chargedBack()
    await save(dispute)
    for (const by of [finance, other]) await confirmIdentity(by)
    const codes = (await Promise.all([send(dispute), send(dispute, 1, other)])).map(({ body }) => body.code)
    expect(codes.toSorted()).toEqual(['0000', 'state_conflict'])
    const provider = shop.deps.payments.byWebhook('sandbox')
    if (!provider) throw new Error('no sandbox')
    const { sendEvidence } = provider
    let calls = 0
    provider.sendEvidence = async (request) => {
      const answer = await sendEvidence(request)
      if (++calls === 1) throw new Error('the answer was lost')
      return answer
    }
    await shop.deps.jobs.runDue()
    expect((await detail(dispute)).sentAt).toBeNull()
    await advance(30_000)
    provider.sendEvidence = sendEvidence
    expect(calls).toBe(2)
    expect((await detail(dispute)).sentAt).not.toBeNull()
    expect((await atProvider(dispute))?.state).toBe('reviewed')
  })

  it('would be answered twice if nobody locked the dispute', async () => {
    const { dispute } = await chargedBack()
    // The negative control: both read that nobody has answered before either has written.
    const clients = await Promise.all(
      [0, 1].map(async () => {
        const client = new pg.Client({ connectionString: shop.urls.admin })
        await client.connect()
        await client.query('begin')
        await client.query(`select set_config('app.tenant_id', '1', true)`)
        return client
      }),
    )
    const read = []
    for (const client of clients)
      read.push((await client.query('select answer from payment_dispute where id = $1', [dispute])).rows[0].answer)
    expect(read).toEqual([null, null])
    for (const client of clients) {
      await client.query('rollback')
      await client.end()
    }
  })

  it('comes too late when its time is over, and the chargeback is lost without an answer', async () => {
    const { orderId, dispute } = await chargedBack()
    await advance(8 * dayMs)
    await shop.deps.jobs.runDue()
    expect(await detail(dispute)).toMatchObject({ state: 'lost', answer: null, recovered: { minor: 1250 } })
    expect((await shop.detail(orderId))?.state).toBe('refunded')
    await confirmIdentity(finance)
    expect((await save(dispute)).body.code).toBe('state_conflict')
  })

  it('is erased long after the decision', async () => {
    expect(await forgetEvidence(shop.deps)).toBe(0)
    await advance(600 * dayMs)
    expect(await forgetEvidence(shop.deps)).toBeGreaterThan(0)
    const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
      sql`select id from payment_dispute where forgotten_at is not null limit 1`,
    )
    finance = await signInStaff(shop, 'lumen', 'finance')
    other = await signInStaff(shop, 'lumen', 'finance')
    expect((await detail(id)).evidence).toBeNull()
  })
})

describe('an accepted loss', () => {
  it('is lost at once, and a settled order gets its credit note', async () => {
    const { orderId, dispute } = await chargedBack({ confirmed: true })
    expect((await shop.detail(orderId))?.state).toBe('confirmed')
    await confirmIdentity(finance)
    expect((await accept(dispute)).body.data).toEqual({ state: 'answered' })
    await shop.deps.jobs.runDue()
    await shop.deps.jobs.runDue()
    expect(await detail(dispute)).toMatchObject({ state: 'lost', answer: 'accepted', recovered: { minor: 1250 } })
    expect((await shop.detail(orderId))?.state).toBe('confirmed')
    expect(await documentsOf(orderId)).toEqual([
      { kind: 'invoice', minor: 1250, reason: 'sale' },
      { kind: 'credit_note', minor: 1250, reason: 'chargeback' },
    ])
    expect(await page('lost')).toContain(dispute)
  })
})

describe('the end of the time for evidence', () => {
  it('is announced three days and one day before, to the owner or else to everybody who may answer', async () => {
    const { dispute } = await chargedBack()
    const about = async () => (await subjects()).filter((subject) => subject.startsWith('A chargeback of')).length
    const before = await about()
    await advance(4 * dayMs + hourMs)
    expect((await about()) - before).toBeGreaterThan(1)
    finance = await signInStaff(shop, 'lumen', 'finance')
    await shop.inject(calls.chargeback.takeChargeback, { params: { id: dispute } }, shop.as(finance))
    const all = await about()
    await advance(2 * dayMs)
    expect((await about()) - all).toBe(1)
  })

  it('is not announced once it is answered', async () => {
    const { dispute } = await chargedBack()
    await save(dispute)
    await confirmIdentity(finance)
    await send(dispute)
    const before = (await subjects()).length
    await advance(5 * dayMs)
    expect((await subjects()).slice(before).filter((subject) => subject.startsWith('A chargeback of'))).toEqual([])
  })
})
