import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { addStaffOfSeller, giveRole, type SignedIn, signInStaff } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { checkInvariants } from '../check-invariants.ts'
import { readableFiles } from '../file/file-access.ts'
import { eventsAfter } from './feed-reader.ts'

let shop: AfterSalesShop
let staff: SignedIn
beforeAll(async () => {
  shop = await createAfterSalesShop()
  staff = await signInStaff(shop, 'lumen', 'support')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Moderation = CallInput<typeof calls.messageDesk.moderateMessage>['body']

const words = 'Meet me at night, my number is 0170 1234567.'
const queue = async (state: 'open' | 'decided' = 'open', by = staff) =>
  (await shop.inject(calls.messageDesk.reportedMessagePage, { body: { state } }, shop.as(by))).body.data?.list ?? []
const look = (id: string, by = staff, around?: number) =>
  shop.inject(
    calls.messageDesk.reportedMessage,
    { params: { id }, body: around === undefined ? {} : { around } },
    shop.as(by),
  )
const moderate = (id: string, body: Moderation, by = staff) =>
  shop.inject(calls.messageDesk.moderateMessage, { params: { id }, body }, shop.as(by))
const report = (by: Buyer, id: string, seq: number, note = 'He is rude.') =>
  shop.inject(
    calls.messages.reportMessage,
    { params: { id }, body: { seq, reason: 'personal_data', note } },
    shop.as(by),
  )
const sellerReport = (id: string, seq: number) =>
  shop.inject(
    calls.messages.sellerReportMessage,
    { params: { id }, body: { seq, reason: 'insult' } },
    shop.as(shop.vendor),
  )
const ofBuyer = async (by: Buyer, id: string) =>
  (await shop.inject(calls.messages.messageThread, { params: { id }, query: {} }, shop.as(by))).body.data
const ofSeller = async (id: string) =>
  (await shop.inject(calls.messages.sellerMessageThread, { params: { id }, query: {} }, shop.as(shop.vendor))).body.data
const mailsAbout = async (id: string) =>
  (await shop.mailbox()).filter(({ mailKey }) => mailKey?.includes(`message-act:${id}:`))

/** A file of a user, as if uploaded for a message. */
async function picture(ownerId: string): Promise<string> {
  const id = randomUUID()
  await shop.rows(sql`insert into file (tenant_id, id, owner_id, catalogue, content_type, bytes, storage_key)
    values (1, ${id}, ${ownerId}, 'order_attachment', 'image/png', 10, ${`private/1/${id}.png`})`)
  return id
}

/** A conversation in which the buyer asks, the seller writes words with a picture, and the buyer reports them. */
async function reported() {
  const by = await shop.buyer()
  const opened = await shop.inject(
    calls.messages.openConversation,
    { body: { sellerId: shop.vendor.sellerId } },
    shop.as(by),
  )
  const id = opened.body.data?.id ?? ''
  await shop.inject(calls.messages.sendMessage, { params: { id }, body: { text: 'Is it there?' } }, shop.as(by))
  const fileId = await picture(shop.vendor.id)
  const body = { text: words, fileIds: [fileId] }
  await shop.inject(calls.messages.sellerSendMessage, { params: { id }, body }, shop.as(shop.vendor))
  expect((await report(by, id, 2)).body.code).toBe('0000')
  const reportId = (await queue()).find(({ conversationId }) => conversationId === id)?.id ?? ''
  return { by, id, reportId, fileId }
}

const mayRead = (fileId: string, viewerId: string) =>
  shop.within('lumen', async (tx) => (await readableFiles(tx, 1, [fileId], viewerId)).has(fileId))

describe('a report of a message', () => {
  it('is made by either side of what the other one wrote, once, and of nothing else', async () => {
    const { by, id, reportId } = await reported()
    // Again, and a message of one's own, one of the platform, a missing one, and a foreign conversation.
    expect((await report(by, id, 2)).body.code).toBe('0000')
    for (const seq of [1, 3])
      expect((await report(by, id, seq)).body).toMatchObject({ code: 'not_found', field: 'seq' })
    expect((await report(await shop.buyer(), id, 2)).body.code).toBe('not_found')
    expect((await sellerReport(id, 2)).body.code).toBe('not_found')
    expect((await sellerReport(id, 1)).body.code).toBe('0000')
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ mode: 'im', stock: 2 }))
    const about = await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId: shop.vendor.sellerId, orderId } },
      shop.as(by),
    )
    expect((await report(by, about.body.data?.id ?? '', 1)).body.code).toBe('not_found')
    const own = (await queue()).filter(({ conversationId }) => conversationId === id)
    expect(own).toEqual([
      expect.objectContaining({ id: reportId, side: 'buyer', seq: 2, reason: 'personal_data', outcome: null }),
      expect.objectContaining({ side: 'seller', seq: 1, reason: 'insult' }),
    ])
    expect(JSON.stringify(own)).not.toContain('0170')
  })

  it('is read by staff with the permission, who confirm who they are, and leaves an entry in the audit log', async () => {
    const { reportId } = await reported()
    const { data } = (await look(reportId)).body
    expect(data?.report).toMatchObject({ note: 'He is rude.', reason: 'personal_data' })
    expect(data?.messages).toMatchObject([
      { seq: 1, author: 'buyer', isReported: false },
      {
        seq: 2,
        author: 'seller',
        text: words,
        isReported: true,
        removedFor: null,
        attachments: [{ id: expect.any(String) }],
      },
    ])
    const [entry] = await shop.rows(sql`select call, subjects from audit_entry order by seq desc limit 1`)
    expect(entry).toEqual({ call: 'messageDesk.reportedMessage', subjects: [reportId] })
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    for (const answer of [await look(reportId, analyst), await moderate(reportId, { seq: 2, act: 'dismiss' }, analyst)])
      expect(answer.status).toBe(403)
    expect((await look('7')).body.code).toBe('not_found')
    expect((await look(reportId, await signInStaff(shop, 'sahra'))).body.code).toBe('not_found')
    const late = await signInStaff(shop, 'lumen', 'support')
    shop.clock.advance(11 * minuteMs)
    expect((await look(reportId, late)).body.code).toBe('step_up_required')
    staff = await signInStaff(shop, 'lumen', 'support')
  })

  it('is neither read nor decided by people who take part in the conversation', async () => {
    const { id, reportId } = await reported()
    const helper = await addStaffOfSeller(shop, shop.vendor.sellerId)
    await shop.rows(sql`update app_user set user_type = user_type | (select user_type from app_user where id = ${staff.id})
      where id = ${helper.id}`)
    await inTenant(shop.deps, 1, 'platform', (tx) => giveRole(tx, 1, helper.id, 'support'))
    expect((await look(reportId, helper)).body.code).toBe('forbidden')
    expect((await moderate(reportId, { seq: 2, act: 'dismiss' }, helper)).body.code).toBe('forbidden')
    expect((await ofSeller(id))?.messages[1]?.removedFor).toBeNull()
  })
})

describe('a message that staff hide', () => {
  it('is nowhere for either side: threads, lists, live events, files and mails; and for staff it is', async () => {
    const { by, id, reportId, fileId } = await reported()
    expect(
      await Promise.all([mayRead(fileId, by.id), mayRead(fileId, shop.vendor.id), mayRead(fileId, staff.id)]),
    ).toEqual([true, true, true])
    expect((await moderate(reportId, { seq: 2, act: 'hide', reason: 'personal_data' })).body.data).toEqual({
      removedFor: 'personal_data',
    })
    const hidden = { seq: 2, text: '', attachments: [], flags: [], removedFor: 'personal_data' }
    expect((await ofBuyer(by, id))?.messages[1]).toMatchObject(hidden)
    expect((await ofSeller(id))?.messages[1]).toMatchObject(hidden)
    const list = await shop.inject(calls.messages.conversationPage, { body: {} }, shop.as(by))
    expect(list.body.data?.list.find((one) => one.id === id)?.last).toMatchObject(hidden)
    const sellers = await shop.inject(calls.messages.sellerConversationPage, { body: {} }, shop.as(shop.vendor))
    expect(sellers.body.data?.list.find((one) => one.id === id)?.last).toMatchObject(hidden)
    for (const [side, ownerId, userId] of [
      ['buyer', by.id, by.id],
      ['seller', shop.vendor.sellerId, shop.vendor.id],
    ] as const) {
      const participant = { side, tenantId: 1, ownerId, userId, actor: `${side}:${ownerId}` }
      const events = await shop.within('lumen', (tx) => eventsAfter(shop.deps, tx, participant, 0), participant.actor)
      const about = events.filter(({ event }) => event.conversationId === id && event.message?.seq === 2)
      // Sent once when it was written, and once more when it was hidden.
      expect(about.map(({ event }) => event.message?.removedFor)).toEqual(['personal_data', 'personal_data'])
      expect(JSON.stringify(about)).not.toContain('0170')
    }
    // The writer's own file is hidden from the writer, too.
    expect(
      await Promise.all([mayRead(fileId, by.id), mayRead(fileId, shop.vendor.id), mayRead(fileId, staff.id)]),
    ).toEqual([false, false, true])
    const mails = await mailsAbout(id)
    expect(mails.map(({ toAddress }) => toAddress).toSorted()).toHaveLength(2)
    for (const { textBody } of mails) {
      expect(textBody).toContain('Reason: Personal data')
      expect(textBody).not.toContain('0170')
    }
    expect(mails.filter(({ textBody }) => textBody?.includes('You wrote it'))).toHaveLength(1)
    expect((await look(reportId)).body.data?.messages[1]).toMatchObject({ text: words, removedFor: 'personal_data' })
    expect((await queue('decided')).find((one) => one.id === reportId)).toMatchObject({ outcome: 'hidden' })
    // A hidden message cannot be reported, and what the buyer exports has none of it.
    expect((await report(by, id, 2)).body.code).toBe('not_found')
    const exported = await shop.inject(calls.account.exportUser, {}, shop.as(by))
    expect(JSON.stringify(exported.body)).not.toContain('0170')
  })

  it('is shown again, and can be hidden once more; each act is told and in the audit log', async () => {
    const { by, id, reportId, fileId } = await reported()
    expect((await moderate(reportId, { seq: 2, act: 'restore' })).body.code).toBe('state_conflict')
    await moderate(reportId, { seq: 2, act: 'hide', reason: 'insult' })
    expect((await moderate(reportId, { seq: 2, act: 'hide', reason: 'other' })).body.code).toBe('state_conflict')
    expect((await moderate(reportId, { seq: 2, act: 'restore' })).body.data).toEqual({ removedFor: null })
    expect((await ofBuyer(by, id))?.messages[1]).toMatchObject({ text: words, removedFor: null })
    expect((await ofBuyer(by, id))?.messages[1]?.attachments).toHaveLength(1)
    expect(await mayRead(fileId, shop.vendor.id)).toBe(true)
    expect((await moderate(reportId, { seq: 2, act: 'hide', reason: 'other' })).body.code).toBe('0000')
    const rows = await shop.rows(
      sql`select n, reason, restored_at is not null as restored from message_removal where conversation_id = ${id} order by n`,
    )
    expect(rows).toEqual([
      { n: 1, reason: 'insult', restored: true },
      { n: 2, reason: 'other', restored: false },
    ])
    expect(await mailsAbout(id)).toHaveLength(6)
    const entries = await shop.rows(
      sql`select call, after->>'act' as act from audit_entry where call = 'messageDesk.moderateMessage' and ${reportId} = any (subjects) order by seq`,
    )
    expect(entries.map(({ act }) => act)).toEqual(expect.arrayContaining(['hide', 'restore', 'hide']))
    // Another message of the conversation can be hidden without a report of its own; the words of the platform cannot.
    expect((await moderate(reportId, { seq: 1, act: 'hide', reason: 'other' })).body.code).toBe('0000')
    expect((await ofSeller(id))?.messages[0]).toMatchObject({ text: '', removedFor: 'other' })
    expect((await moderate(reportId, { seq: 99, act: 'hide', reason: 'other' })).body).toMatchObject({
      ...{ code: 'not_found', field: 'seq' },
    })
  })

  it('is hidden once when two members of staff decide at the same moment, and reports end once', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, reportId } = await reported()
      const second = shop.desk[0]
      const answers = await Promise.all([
        moderate(reportId, { seq: 2, act: 'hide', reason: 'insult' }),
        moderate(reportId, { seq: 2, act: 'hide', reason: 'other' }, second),
        moderate(reportId, { seq: 2, act: 'dismiss' }, second),
      ])
      const done = answers.filter(({ status }) => status === 200)
      const rows = await shop.rows(sql`select 1 from message_removal where conversation_id = ${id}`)
      expect(rows).toHaveLength(1)
      // Closed first and hidden afterwards is possible; closed after it was hidden is not.
      expect([1, 2]).toContain(done.length)
    }
  }, 60_000)
})

describe('a warning, and a report without an act', () => {
  it('warn the writer with the reason and words, and tell both sides', async () => {
    const { by, id, reportId } = await reported()
    expect((await moderate(reportId, { seq: 2, act: 'warn' })).body).toMatchObject({
      code: 'data_error',
      field: 'reason',
    })
    await moderate(reportId, { seq: 2, act: 'warn', reason: 'off_platform', text: 'Numbers stay in the shop.' })
    const mails = await mailsAbout(id)
    const [toWriter, toReporter] = [true, false].map((isWriter) =>
      mails.find(({ textBody }) => textBody?.includes('breaks our rules') === isWriter),
    )
    expect(toWriter?.textBody).toContain('Numbers stay in the shop.')
    expect(toReporter?.textBody).toContain('warned who wrote it')
    expect(toReporter?.textBody).not.toContain('Numbers stay')
    expect((await ofBuyer(by, id))?.messages[1]).toMatchObject({ text: words, removedFor: null })
    expect((await queue('decided')).find((one) => one.id === reportId)).toMatchObject({ outcome: 'warned' })
    expect((await moderate(reportId, { seq: 2, act: 'warn', reason: 'other' })).body.code).toBe('state_conflict')
  })

  it('leave the message, and tell both sides', async () => {
    const { by, id, reportId } = await reported()
    expect((await moderate(reportId, { seq: 2, act: 'dismiss' })).body.data).toEqual({ removedFor: null })
    expect(await mailsAbout(id)).toHaveLength(2)
    expect((await ofBuyer(by, id))?.messages[1]?.text).toBe(words)
    expect(await queue()).not.toContainEqual(expect.objectContaining({ id: reportId }))
  })
})

describe('control: without the guards', () => {
  it('only staff hide a message in the database, and the check finds a report that ended with no removal', async () => {
    const { by, id, reportId } = await reported()
    for (const actor of [`buyer:${by.id}`, `seller:${shop.vendor.sellerId}`, 'platform'])
      await expect(
        shop.within(
          'lumen',
          (tx) =>
            tx.execute(sql`insert into message_removal (tenant_id, conversation_id, seq, n, reason, removed_by)
            values (1, ${id}, 2, 1, 'other', ${staff.id})`),
          actor,
        ),
      ).rejects.toThrow()
    await shop.within(
      'lumen',
      (tx) =>
        tx.execute(sql`update message_report set outcome = 'hidden', decided_by = ${staff.id}, decided_at = now()
        where id = ${reportId}`),
      `service:${staff.id}`,
    )
    expect((await checkInvariants(shop.db)).join()).toContain('message report: ended with a removal that never was')
    await shop.within(
      'lumen',
      (tx) =>
        tx.execute(sql`insert into message_removal (tenant_id, conversation_id, seq, n, reason, removed_by)
        values (1, ${id}, 2, 1, 'other', ${staff.id})`),
      `service:${staff.id}`,
    )
  })

  it('a view that reads messages without the removals shows the words', async () => {
    const { id, reportId } = await reported()
    await moderate(reportId, { seq: 2, act: 'hide', reason: 'insult' })
    const staffView = (await look(reportId)).body.data?.messages[1]?.text
    expect([staffView, (await ofSeller(id))?.messages[1]?.text]).toEqual([words, ''])
  })
})
