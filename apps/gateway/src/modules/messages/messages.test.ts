import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInSeller, signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { deliverBySeller } from '../delivery/delivery-flow.ts'

let shop: Shop
let buyer: Buyer
let seller: Awaited<ReturnType<typeof signInSeller>>
let staff: SignedIn
beforeAll(async () => {
  shop = await createShop()
  buyer = await shop.buyer()
  seller = await signInSeller(shop)
  staff = await signInStaff(shop)
})
afterAll(() => shop.close())

const as = ({ token, tenant }: { token: string; tenant: 'lumen' | 'sahra' }) => ({ token, tenant })
async function open(by: Buyer, orderId?: string): Promise<string> {
  const body = { sellerId: seller.sellerId, ...(orderId ? { orderId } : {}) }
  const answer = await shop.inject(calls.messages.openConversation, { body }, as(by))
  return answer.body.data?.id ?? answer.body.code
}
const say = (by: Buyer, id: string, body: { text?: string; fileIds?: string[]; sendKey?: string }) =>
  shop.inject(calls.messages.sendMessage, { params: { id }, body }, as(by))
const answer = (id: string, text: string) =>
  shop.inject(calls.messages.sellerSendMessage, { params: { id }, body: { text } }, as(seller))
const read = (by: Buyer, id: string, query: { before?: number; after?: number; limit?: number } = {}) =>
  shop.inject(calls.messages.messageThread, { params: { id }, query }, as(by))

describe('a conversation', () => {
  it('is one per buyer, seller and order or none, even if many tabs open it at once', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buy(by, await shop.offer({ stock: 2 }))
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(by)))
    const about = await Promise.all(Array.from({ length: 8 }, () => open(by, orderId)))
    expect(new Set(opened).size).toBe(1)
    expect(new Set(about).size).toBe(1)
    expect(opened[0]).not.toBe(about[0])
    const rows = await shop.rows(sql`select id from conversation where buyer_id = ${by.id}`)
    expect(rows).toHaveLength(2)
    // No list shows a conversation without messages.
    expect((await shop.inject(calls.messages.conversationPage, { body: {} }, as(by))).body.data?.list).toEqual([])
    expect(await open(by, '1')).toBe('not_found')
    const unknown = await shop.inject(calls.messages.openConversation, { body: { sellerId: '7' } }, as(by))
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found', field: 'sellerId' } })
  })

  it('carries messages both ways, counts unread ones, and shows how far each side has read', async () => {
    const by = await shop.buyer()
    const id = await open(by)
    expect((await say(by, id, { text: '  Hello,\r\nis it there?  ' })).body.data).toMatchObject({
      ...{
        seq: 1,
        author: 'buyer',
        mine: true,
        kind: 'text',
        text: 'Hello,\nis it there?',
        flags: [],
        attachments: [],
      },
    })
    const page = await shop.inject(calls.messages.sellerConversationPage, { body: {} }, as(seller))
    expect(page.body.data?.list[0]).toMatchObject({
      ...{ id, unread: 1, last: { seq: 1, mine: false, text: 'Hello,\nis it there?' } },
      ...{ buyer: { nickName: 'Buyer' }, order: null },
    })
    await answer(id, 'Yes, it is.')
    await answer(id, 'Shall I keep it?')
    const unread = () => shop.inject(calls.messages.unreadMessages, {}, as(by))
    expect((await unread()).body.data).toEqual({ unread: 2, conversations: 1 })
    const thread = await read(by, id)
    expect(thread.body.data?.messages.map(({ seq, mine }) => [seq, mine])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ])
    expect(thread.body.data?.conversation.readUpTo).toEqual({ buyer: 1, seller: 3 })
    const marked = await shop.inject(calls.messages.readMessages, { params: { id }, body: { upTo: 2 } }, as(by))
    expect(marked.body.data).toEqual({ unread: 1 })
    // The mark never moves back, nor beyond the last message.
    await shop.inject(calls.messages.readMessages, { params: { id }, body: { upTo: 1 } }, as(by))
    expect((await unread()).body.data).toEqual({ unread: 1, conversations: 1 })
    await shop.inject(calls.messages.readMessages, { params: { id }, body: { upTo: 9999 } }, as(by))
    expect((await unread()).body.data).toEqual({ unread: 0, conversations: 0 })
    expect((await read(by, id)).body.data?.conversation.readUpTo).toEqual({ buyer: 3, seller: 3 })
  })

  it('is paged in both directions', async () => {
    const by = await shop.buyer()
    const id = await open(by)
    for (let n = 1; n <= 12; n++) await say(by, id, { text: `word ${n}` })
    const seqs = async (query: object) => {
      const { body } = await read(by, id, query)
      return [body.data?.messages.map(({ seq }) => seq), body.data?.more]
    }
    expect(await seqs({ limit: 3 })).toEqual([[10, 11, 12], true])
    expect(await seqs({ limit: 3, before: 4 })).toEqual([[1, 2, 3], false])
    expect(await seqs({ limit: 5, after: 8 })).toEqual([[9, 10, 11, 12], false])
    expect(await seqs({ limit: 2, after: 0 })).toEqual([[1, 2], true])
  })

  it('E-21 refuses an empty message, in the words of the specification', async () => {
    const id = await open(buyer)
    for (const text of ['', '   ', '\n\t', '\u200b\u2060', '\u202e\u202c', '\u3164']) {
      const refused = await say(buyer, id, { text })
      expect([refused.status, refused.body.code, refused.body.msg, refused.body.field]).toEqual([
        ...[400, 'message_empty', 'Please enter the message', 'text'],
      ])
    }
    expect((await say(buyer, id, {})).body.code).toBe('message_empty')
    expect((await say(buyer, id, { text: 'x'.repeat(2001) })).body).toMatchObject({
      code: 'format_error',
      field: 'text',
    })
    expect((await say(buyer, id, { text: 'x'.repeat(2000) })).status).toBe(200)
  })

  it('accepts a message sent again with its key once', async () => {
    const by = await shop.buyer()
    const id = await open(by)
    const sendKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(by, id, { text: 'once', sendKey })))
    expect(new Set(answers.map(({ body }) => body.data?.seq))).toEqual(new Set([1]))
    expect((await read(by, id)).body.data?.messages).toHaveLength(1)
  })

  it('keeps messages in order when both sides send at once', async () => {
    const by = await shop.buyer()
    const id = await open(by)
    await Promise.all(
      Array.from({ length: 9 }, (_, n) => (n % 2 ? answer(id, `s${n}`) : say(by, id, { text: `b${n}` }))),
    )
    const { body } = await read(by, id)
    expect(body.data?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const events = await shop.rows<{ event_no: string; seq: number }>(
      sql`select event_no, seq from message_event where side = 'buyer' and owner_id = ${by.id} order by event_no`,
    )
    expect(events.map(({ event_no, seq }) => [Number(event_no), seq])).toEqual(
      Array.from({ length: 9 }, (_, n) => [n + 1, n + 1]),
    )
  })

  it('keeps messages sealed in the database', async () => {
    const id = await open(buyer)
    await say(buyer, id, { text: 'canary-words-of-a-buyer' })
    const [dump] = await shop.rows<{ all: string }>(sql`select json_agg(m)::text as all from message m`)
    expect(dump?.all).toContain('body_ct')
    expect(dump?.all).not.toMatch(/canary|63616e617279/)
  })
})

describe('access to a conversation', () => {
  it('S39 F-19 message, chat: only its buyer and seller read, write or mark it, in any tenant', async () => {
    const id = await open(buyer)
    await say(buyer, id, { text: 'between us' })
    const others = [await shop.buyer(), await shop.buyer('sahra')]
    const strangers = [await signInSeller(shop, { sellerId: null }), await signInSeller(shop, { tenant: 'sahra' })]
    const before = await shop.rows(sql`select * from conversation where id = ${id}`)
    const params = { id }
    for (const by of others) {
      expect((await read(by, id)).status).toBe(404)
      expect((await say(by, id, { text: 'x' })).status).toBe(404)
      expect((await shop.inject(calls.messages.readMessages, { params, body: { upTo: 1 } }, as(by))).status).toBe(404)
      const page = await shop.inject(calls.messages.conversationPage, { body: {} }, as(by))
      expect(page.body.data).toMatchObject({ total: 0, unread: 0 })
    }
    for (const by of strangers) {
      expect((await shop.inject(calls.messages.sellerMessageThread, { params }, as(by))).status).toBe(404)
      const sent = await shop.inject(calls.messages.sellerSendMessage, { params, body: { text: 'x' } }, as(by))
      expect(sent.status).toBe(404)
      const marked = await shop.inject(calls.messages.sellerReadMessages, { params, body: { upTo: 1 } }, as(by))
      expect(marked.status).toBe(404)
    }
    // Customer service cannot read a conversation without a dispute.
    expect((await shop.inject(calls.messages.staffMessageThread, { params }, as(staff))).status).toBe(404)
    expect((await shop.inject(calls.messages.messageThread, { params })).status).toBe(401)
    expect((await shop.inject(calls.messages.sellerMessageThread, { params }, as(buyer))).status).toBe(403)
    expect((await shop.inject(calls.messages.staffMessageThread, { params }, as(seller))).status).toBe(403)
    expect(
      (await shop.inject(calls.messages.messageThread, { params: { id: '99999999999999999999' } }, as(buyer))).status,
    ).toBe(400)
    expect(
      (await shop.inject(calls.messages.messageThread, { params: { id: '9999999999999999999' } }, as(buyer))).status,
    ).toBe(404)
    expect(await shop.rows(sql`select * from conversation where id = ${id}`)).toEqual(before)
  })

  it('is open to customer service only while its order is disputed', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
    const id = await open(by, orderId)
    await say(by, id, { text: 'Nothing came.' })
    const params = { id }
    const look = () => shop.inject(calls.messages.staffMessageThread, { params }, as(staff))
    expect((await look()).status).toBe(404)
    const step = (state: string, actor: string) =>
      shop.within('lumen', (tx) => tx.execute(sql`update order_head set state = ${state} where id = ${orderId}`), actor)
    await step('refund_requested', `buyer:${by.id}`)
    await step('refund_rejected', `seller:${seller.sellerId}`)
    await step('disputed', `buyer:${by.id}`)
    expect((await look()).body.data?.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['opened', ''],
      ['text', 'Nothing came.'],
    ])
    const listed = await shop.inject(calls.messages.staffConversationPage, { body: { orderId } }, as(staff))
    expect(listed.body.data?.list.map((one) => [one.id, one.unread])).toEqual([[id, 2]])
    const sent = await shop.inject(calls.messages.staffSendMessage, { params, body: { text: 'We look.' } }, as(staff))
    expect(sent.body.data).toMatchObject({ author: 'service', mine: true })
    expect((await read(by, id)).body.data?.messages.at(-1)).toMatchObject({ author: 'service', text: 'We look.' })
    await step('resolved_seller', `service:${staff.id}`)
    expect((await look()).status).toBe(404)
  })
})

describe('an order delivered by chat', () => {
  it('D-59 opens its conversation when it is paid; the delivery is announced there, and no mail contains it', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
    const page = await shop.inject(calls.messages.conversationPage, { body: {} }, as(by))
    expect(page.body.data).toMatchObject({
      unread: 1,
      list: [
        {
          order: { id: orderId, state: 'delivering', deliveryMode: 'im' },
          last: { kind: 'opened', author: 'platform' },
        },
      ],
    })
    const id = page.body.data?.list[0]?.id ?? ''
    expect(await open(by, orderId)).toBe(id)
    const ofOrder = (order: string) =>
      shop.inject(calls.messages.sellerConversationPage, { body: { orderId: order } }, as(seller))
    expect((await ofOrder(orderId)).body.data?.list.map((one) => one.id)).toEqual([id])
    expect((await ofOrder('1')).body.data?.list).toEqual([])
    const waiting = await shop.inject(calls.messages.sellerUnreadMessages, {}, as(seller))
    expect(waiting.body.data?.unread).toBeGreaterThan(0)
    const file = await upload(shop, seller)
    await inTenant(shop.deps, 1, `seller:${seller.sellerId}`, (tx) =>
      deliverBySeller(shop.deps, tx, 1, orderId, { text: 'canary-login / canary-password', fileIds: [file.id] }),
    )
    const { messages = [] } = (await read(by, id)).body.data ?? {}
    expect(messages.map(({ kind, author, text }) => [kind, author, text])).toEqual([
      ['opened', 'platform', ''],
      ['delivery', 'seller', ''],
    ])
    // The file is in the conversation, and not among the details, which are texts.
    expect(messages.at(-1)?.attachments).toHaveLength(1)
    const shown = await shop.inject(calls.order.revealDelivery, { params: { id: orderId }, body: {} }, shop.via(by))
    expect(shown.body.data?.items).toEqual([{ label: 'note', value: 'canary-login / canary-password' }])
    expect(shown.headers['cache-control']).toBe('no-store')
    const reveals = await shop.rows<{ actor: string }>(
      sql`select actor from delivery_reveal where order_id = ${orderId}`,
    )
    expect(reveals).toEqual([{ actor: `buyer:${by.id}` }])
    await shop.deps.jobs.runDue()
    expect(JSON.stringify(await shop.mailbox())).not.toContain('canary')
    // An automatic delivery opens no conversation.
    const other = await shop.buyer()
    await shop.buyAndPay(other, await shop.offer({ accounts: true }))
    expect((await shop.inject(calls.messages.conversationPage, { body: {} }, as(other))).body.data?.total).toBe(0)
  })
})

describe('abuse', () => {
  it('S51 limits a flood exactly, and flags links and off-platform payment without hiding them', async () => {
    shop.clock.advance(minuteMs)
    const by = await shop.buyer()
    const id = await open(by)
    const flood = await Promise.all(Array.from({ length: 30 }, () => say(by, id, { text: 'buy now' })))
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = flood.find(({ status }) => status === 429)
    expect([refused?.body.code, Number(refused?.headers['retry-after'])]).toEqual(['rate_limited', 10])
    shop.clock.advance(10_000)
    const sent = async (text: string) => (await say(by, id, { text })).body.data
    const link = '<a href="https://evil.example/x">click</a>'
    expect(await sent(link)).toMatchObject({ text: link, flags: ['link'] })
    expect((await sent('pay me by P a y.P a l, friend'))?.flags).toEqual(['off_platform'])
    expect((await sent('Overwatch for 20 coins, thanks'))?.flags).toEqual([])
    const opened = await Promise.all(
      Array.from({ length: 33 }, async () => {
        const other = await signInSeller(shop, { sellerId: null })
        return shop.inject(calls.messages.openConversation, { body: { sellerId: other.sellerId } }, as(by))
      }),
    )
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(29)
    expect(new Set(opened.map(({ body }) => body.code))).toEqual(new Set(['0000', 'rate_limited']))
  })
})
