import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { answerWithinHours, keepDays, linkDays } from '@tradepost/domain/ticket/tickets'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { forgetOldTickets } from './forget-tickets.ts'

let shop: Shop
let staff: SignedIn
let colleague: SignedIn
let buyer: Buyer
beforeAll(async () => {
  shop = await createShop()
  staff = await signInStaff(shop, 'lumen', 'support')
  colleague = await signInStaff(shop)
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

type Opened = CallInput<typeof calls.ticket.openTicket>['body']
let visitors = 0
/** A network of its own, so that the tests do not share a limit. */
const network = () => ({ 'x-client-ip': `203.0.${Math.floor(++visitors / 200)}.${(visitors % 200) + 1}` })
const open = (body: Partial<Opened>, by?: Buyer, headers: Record<string, string> = network()) =>
  shop.inject(
    calls.ticket.openTicket,
    { body: { topic: 'order', text: 'Where is it?', sendKey: randomUUID(), ...body } },
    { ...(by ? { tenant: by.tenant, token: by.token } : {}), headers },
  )
const as = ({ token, tenant }: SignedIn | Buyer) => ({ token, tenant })
const read = async (id: string, by = staff) =>
  (await shop.inject(calls.ticketDesk.staffTicket, { params: { id } }, as(by))).body.data
const answer = async (id: string, text: string, more: { solve?: boolean; version?: number } = {}, by = staff) =>
  shop.inject(
    calls.ticketDesk.answerTicket,
    { params: { id }, body: { text, solve: false, version: (await read(id))?.version ?? 0, ...more } },
    as(by),
  )
const mailsTo = async (address: string) => (await shop.mailbox()).filter(({ toAddress }) => toAddress === address)
const tokenIn = (text: string | null | undefined) => /[?&]token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const readLink = (token: string) =>
  shop.inject(calls.ticket.readTicketLink, { body: { token } }, { headers: network() })
const queue = async (body: CallInput<typeof calls.ticketDesk.ticketQueue>['body'] = {}) =>
  (await shop.inject(calls.ticketDesk.ticketQueue, { body }, as(staff))).body.data

async function visitorAsks(email: string, more: Partial<Opened> = {}) {
  const { body } = await open({ email, ...more })
  const id = body.data?.id ?? ''
  const mail = (await mailsTo(email)).find(({ subject }) => subject.includes(id))
  return { id, token: tokenIn(mail?.textBody) }
}

describe('a visitor', () => {
  it('gets a mail with the number and a link, reads the answer by it and writes again', async () => {
    const email = 'guest@mail.example'
    const { id, token } = await visitorAsks(email, { orderText: 'TP-77' })
    expect(id).toMatch(/^\d{8}$/)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toContain(id)
    expect(mail?.textBody).not.toContain('Where is it?')
    expect((await answer(id, 'It is on its way.')).body.data).toEqual({ state: 'waiting' })
    const mails = await mailsTo(email)
    expect(mails.map(({ textBody }) => textBody?.includes('It is on its way.'))).toContain(true)
    // Each mail has a link of its own, and both work.
    const tokens = mails.map(({ textBody }) => tokenIn(textBody))
    expect(new Set(tokens).size).toBe(2)
    for (const one of tokens)
      expect((await readLink(one)).body.data).toMatchObject({
        ...{ id, state: 'waiting', orderText: 'TP-77' },
        messages: [{ author: 'customer' }, { author: 'staff', text: 'It is on its way.' }],
      })
    const sendKey = randomUUID()
    const body = { token, text: 'Thanks!', sendKey }
    for (const _ of [1, 2]) await shop.inject(calls.ticket.writeByTicketLink, { body }, { headers: network() })
    expect((await readLink(token)).body.data).toMatchObject({ state: 'open', messages: { length: 3 } })
  })

  it('is answered alike whether the address has an account, and does not reach the account', async () => {
    await register(shop, 'known@mail.example')
    const both = [await open({ email: 'known@mail.example' }), await open({ email: 'unknown@mail.example' })]
    expect(both.map(({ status, body }) => [status, Object.keys(body.data ?? {})])).toEqual([
      [200, ['id']],
      [200, ['id']],
    ])
    expect(await read(both[0]?.body.data?.id ?? '')).toMatchObject({
      customer: null,
      sameAddress: { nickName: expect.any(String) },
    })
  })

  it('names an address and words; orders and files are those of customers', async () => {
    for (const [body, code, field] of [
      [{ email: 'nobody' }, 'email_format', 'email'],
      [{}, 'email_format', 'email'],
      [{ email: 'a@mail.example', text: ' \u200b ' }, 'message_empty', 'text'],
      [{ email: 'a@mail.example', orderId: '1' }, 'bad_request', 'orderId'],
      [{ email: 'a@mail.example', fileIds: [randomUUID()] }, 'bad_request', 'fileIds'],
    ] as const)
      expect(
        (await open({ ...body, fileIds: 'fileIds' in body ? [...body.fileIds] : undefined } as Partial<Opened>)).body,
      ).toMatchObject({ code, field })
  })

  it('reads nothing by a token that is unknown, expired, or of another tenant', async () => {
    const { token } = await visitorAsks('late@mail.example')
    expect((await readLink('x'.repeat(43))).body).toMatchObject({ code: 'not_found', field: 'token' })
    const elsewhere = await shop.inject(calls.ticket.readTicketLink, { body: { token } }, { tenant: 'sahra' })
    expect(elsewhere.body.code).toBe('not_found')
    expect((await readLink(token)).body.code).toBe('0000')
    const [stored] = await shop.rows<{ n: number }>(
      sql`select count(*)::int as n from ticket_link where encode(token_hash, 'escape') like ${`%${token}%`}`,
    )
    expect(stored?.n).toBe(0)
    shop.clock.advance(linkDays * dayMs + 1)
    expect((await readLink(token)).body.code).toBe('not_found')
  })
})

describe('the flood', () => {
  it('ends after five requests of a mailbox, of customers and visitors together', async () => {
    const person = await shop.buyer()
    const email = `b${person.id}@example.com`
    expect((await open({}, person)).status).toBe(200)
    const asked = await Promise.all(Array.from({ length: 8 }, (_, n) => open({ email: email.replace('@', `+${n}@`) })))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(asked.find(({ status }) => status !== 200)?.body.code).toBe('rate_limited')
    expect((await open({}, person)).body.code).toBe('rate_limited')
    // The control: another mailbox asks.
    expect((await open({ email: 'other@mail.example' })).status).toBe(200)
  })

  it('ends after twenty requests of a network, whatever addresses they name', async () => {
    const headers = network()
    const asked = await Promise.all(
      Array.from({ length: 25 }, (_, n) => open({ email: `flood${n}@mail.example` }, undefined, headers)),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await open({ email: 'calm@mail.example' })).status).toBe(200)
  })

  it('makes one request of a form that is sent twice', async () => {
    const body = { email: 'twice@mail.example', sendKey: randomUUID() }
    const sent = await Promise.all([open(body), open(body)])
    const numbers = sent.map((one) => one.body.data?.id).filter(Boolean)
    expect(new Set(numbers).size).toBe(1)
    expect((await open(body)).body.data?.id).toBe(numbers[0])
    expect(await mailsTo('twice@mail.example')).toHaveLength(1)
    expect((await open({ ...body, email: 'else@mail.example' })).body).toMatchObject({ code: 'conflict' })
  })
})

describe('a customer', () => {
  it('asks about an own order and finds the request in the account', async () => {
    const { orderIds } = await shop.buyAndPay(buyer, await shop.offer({ stock: 1 }))
    const [orderId = ''] = orderIds
    const stranger = await shop.buyer()
    expect((await open({ orderId }, stranger)).body).toMatchObject({ code: 'not_found', field: 'orderId' })
    const id = (await open({ orderId }, buyer)).body.data?.id ?? ''
    const list = await shop.inject(calls.ticket.ticketList, { body: {} }, as(buyer))
    expect(list.body.data).toMatchObject({ total: 1, list: [{ id, state: 'open', excerpt: 'Where is it?' }] })
    expect(await read(id)).toMatchObject({ order: { id: orderId }, customer: { id: buyer.id }, email: null })
    const params = { id }
    for (const other of [stranger, await shop.buyer('sahra')]) {
      expect((await shop.inject(calls.ticket.ticketDetail, { params }, as(other))).body.code).toBe('not_found')
      const body = { text: 'Mine?', sendKey: randomUUID() }
      expect((await shop.inject(calls.ticket.writeToTicket, { params, body }, as(other))).body.code).toBe('not_found')
      expect((await shop.inject(calls.ticket.ticketList, { body: {} }, as(other))).body.data?.total).toBe(0)
    }
    await answer(id, 'Sent today.', { solve: true })
    const address = `b${buyer.id}@example.com`
    const solved = (await mailsTo(address)).find(({ textBody }) => textBody?.includes('Sent today.'))
    expect(solved?.textBody).toContain(`/buyer/requests/${id}`)
    expect(solved?.textBody).toContain('solved')
    const body = { text: 'Not here yet.', sendKey: randomUUID() }
    const again = await shop.inject(calls.ticket.writeToTicket, { params, body }, as(buyer))
    expect(again.body.data).toMatchObject({ state: 'open', messages: { length: 3 } })
  })

  it('never sees a note, the owner or a name of the staff', async () => {
    const email = 'curious@mail.example'
    const own = (await open({}, buyer)).body.data?.id ?? ''
    const { id, token } = await visitorAsks(email)
    for (const one of [own, id]) {
      const note = { params: { id: one }, body: { text: 'canary-note-4711' } }
      expect((await shop.inject(calls.ticketDesk.noteTicket, note, as(staff))).status).toBe(200)
      await answer(one, 'We look into it.')
      expect((await read(one))?.notes).toMatchObject([{ text: 'canary-note-4711', by: 'Signed in' }])
    }
    const seen = {
      list: await shop.inject(calls.ticket.ticketList, { body: {} }, as(buyer)),
      detail: await shop.inject(calls.ticket.ticketDetail, { params: { id: own } }, as(buyer)),
      written: await shop.inject(
        calls.ticket.writeToTicket,
        { params: { id: own }, body: { text: 'And?', sendKey: randomUUID() } },
        as(buyer),
      ),
      link: await readLink(token),
      byLink: await shop.inject(
        calls.ticket.writeByTicketLink,
        { body: { token, text: 'And?', sendKey: randomUUID() } },
        { headers: network() },
      ),
      mails: [...(await mailsTo(email)), ...(await mailsTo(`b${buyer.id}@example.com`))],
    }
    const text = JSON.stringify(seen)
    // The control: what the staff answered is there.
    expect(text.split('We look into it.').length).toBeGreaterThan(4)
    for (const hidden of ['canary-note-4711', 'Signed in', staff.id]) expect(text).not.toContain(hidden)
  })
})

describe('the staff', () => {
  it('see open requests by the time of their answer, and find one by number, address, topic and owner', async () => {
    const slow = await visitorAsks('slow@mail.example', { topic: 'other' })
    const fast = await visitorAsks('fast@mail.example', { topic: 'account' })
    const opened = await queue({ state: 'open', pageSize: 100 })
    const places = opened?.list.map(({ id }) => id) ?? []
    expect(places.indexOf(fast.id)).toBeLessThan(places.indexOf(slow.id))
    const due = opened?.list.find(({ id }) => id === fast.id)
    expect(new Date(due?.dueAt ?? '').getTime() - new Date(due?.createdAt ?? '').getTime()).toBe(
      answerWithinHours.account * hourMs,
    )
    expect(opened?.list.every(({ state }) => state === 'open')).toBe(true)
    expect(opened?.counts.open).toBe(opened?.total)
    const found = async (body: Parameters<typeof queue>[0]) => (await queue(body))?.list.map(({ id }) => id)
    expect(await found({ text: slow.id })).toEqual([slow.id])
    expect(await found({ text: 'SLOW@' })).toEqual([slow.id])
    expect(await found({ text: 'fast@', topic: 'other' })).toEqual([])
    expect(await found({ text: 'fast@', language: 'de' })).toEqual([])
    const ownerId = staff.id
    const taken = await shop.inject(
      calls.ticketDesk.assignTicket,
      { params: { id: fast.id }, body: { ownerId, version: (await read(fast.id))?.version ?? 0 } },
      as(staff),
    )
    expect(taken.status).toBe(200)
    expect(await found({ text: 'fast@', owner: 'me' })).toEqual([fast.id])
    expect(await found({ text: 'fast@', owner: 'nobody' })).toEqual([])
    shop.clock.advance(answerWithinHours.account * hourMs + 1)
    expect((await queue({ text: fast.id }))?.list[0]?.late).toBe(true)
    const search = await shop.inject(calls.support.search, { body: { text: fast.id } }, as(staff))
    expect(search.body.data?.exact).toEqual({ kind: 'ticket', id: fast.id })
  })

  it('hand a request over to somebody who may answer, and release it', async () => {
    const { id } = await visitorAsks('handed@mail.example')
    const assign = async (ownerId: string | null) =>
      shop.inject(
        calls.ticketDesk.assignTicket,
        { params: { id }, body: { ownerId, version: (await read(id))?.version ?? 0 } },
        as(staff),
      )
    expect((await assign(buyer.id)).body).toMatchObject({ code: 'not_found', field: 'ownerId' })
    await assign(colleague.id)
    expect((await read(id))?.owner?.id).toBe(colleague.id)
    await assign(null)
    expect((await read(id))?.owner).toBeNull()
  })

  it('answer once: of two who read the same, the second is told', async () => {
    const { id } = await visitorAsks('race@mail.example')
    const version = (await read(id))?.version ?? 0
    const sent = await Promise.all([
      answer(id, 'First', { version }, staff),
      answer(id, 'Second', { version }, colleague),
    ])
    expect(sent.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'conflict'])
    expect((await read(id))?.messages).toHaveLength(2)
    // The control: whoever has read the answer writes another one.
    expect((await answer(id, 'Third', {}, colleague)).body.code).toBe('0000')
    // A customer who writes meanwhile is read first, too.
    const before = (await read(id))?.version ?? 0
    const token = tokenIn((await mailsTo('race@mail.example'))[0]?.textBody)
    await shop.inject(
      calls.ticket.writeByTicketLink,
      { body: { token, text: 'Wait!', sendKey: randomUUID() } },
      { headers: network() },
    )
    expect((await answer(id, 'Fourth', { version: before })).body.code).toBe('conflict')
  })

  it('solve without an answer, open again, and refuse a state that is already there', async () => {
    const { id } = await visitorAsks('state@mail.example')
    const set = async (state: 'open' | 'solved') =>
      (
        await shop.inject(
          calls.ticketDesk.setTicketState,
          { params: { id }, body: { state, version: (await read(id))?.version ?? 0 } },
          as(staff),
        )
      ).body.code
    expect([await set('open'), await set('solved'), await set('solved'), await set('open')]).toEqual([
      'state_conflict',
      '0000',
      'state_conflict',
      '0000',
    ])
    expect((await read(id))?.dueAt).not.toBeNull()
  })

  it('move a duplicate into another request of the same person, whose links go on', async () => {
    const first = await visitorAsks('double@mail.example', { text: 'First question' })
    shop.clock.advance(60_000)
    const second = await visitorAsks('double@mail.example', { text: 'Second question' })
    const other = await visitorAsks('single@mail.example')
    const merge = async (id: string, into: string) =>
      shop.inject(
        calls.ticketDesk.mergeTicket,
        { params: { id }, body: { into, version: (await read(id))?.version ?? 0 } },
        as(staff),
      )
    expect((await merge(second.id, other.id)).body.code).toBe('state_conflict')
    expect((await merge(second.id, second.id)).body.code).toBe('state_conflict')
    expect((await merge(second.id, first.id)).status).toBe(200)
    expect((await readLink(second.token)).body.data).toMatchObject({
      id: first.id,
      messages: [{ text: 'First question' }, { text: 'Second question' }],
    })
    expect(await read(second.id)).toMatchObject({ mergedInto: first.id, messages: [] })
    expect((await answer(second.id, 'Lost?')).body.code).toBe('state_conflict')
    expect((await queue({ text: 'double@' }))?.list.map(({ id }) => id)).toEqual([first.id])
    expect((await answer(first.id, 'Both.')).status).toBe(200)
  })

  it('need the permission to see and to answer', async () => {
    const { id } = await visitorAsks('rights@mail.example')
    const finance = await signInStaff(shop, 'lumen', 'finance')
    expect((await shop.inject(calls.ticketDesk.ticketQueue, { body: {} }, as(finance))).body.code).toBe('forbidden')
    const body = { text: 'x', solve: false, version: 1 }
    const refused = await shop.inject(calls.ticketDesk.answerTicket, { params: { id }, body }, as(finance))
    expect(refused.body.code).toBe('forbidden')
  })

  it('leave an entry in the audit log for what they do and see, without the words', async () => {
    const { id } = await visitorAsks('audited@mail.example')
    await answer(id, 'canary-answer')
    await shop.inject(calls.ticketDesk.noteTicket, { params: { id }, body: { text: 'canary-note' } }, as(staff))
    const entries = await shop.rows<{ call: string; entry: string }>(sql`select call, to_jsonb(e)::text as entry
      from audit_entry e where ${id} = any (subjects)`)
    expect(new Set(entries.map(({ call }) => call))).toEqual(
      new Set(['ticketDesk.staffTicket', 'ticketDesk.answerTicket', 'ticketDesk.noteTicket']),
    )
    expect(JSON.stringify(entries)).not.toContain('canary')
  })
})

describe('templates', () => {
  const save = (body: CallInput<typeof calls.ticketDesk.saveTicketTemplate>['body'], by: SignedIn) =>
    shop.inject(calls.ticketDesk.saveTicketTemplate, { body }, as(by))

  it('are kept by support leads in several languages, and changed by one person at a time', async () => {
    const lead = await signInStaff(shop, 'lumen', 'support_lead')
    const texts = { en: 'Hello {name}', de: ' ', fr: 'Bonjour' }
    expect((await save({ id: null, version: 0, title: 'Greeting', texts }, staff)).body.code).toBe('forbidden')
    const id = (await save({ id: null, version: 0, title: 'Greeting', texts }, lead)).body.data?.id ?? ''
    const list = async () => (await shop.inject(calls.ticketDesk.ticketTemplates, {}, as(staff))).body.data?.list
    expect(await list()).toEqual([{ id, title: 'Greeting', version: 1, texts: { en: 'Hello {name}', fr: 'Bonjour' } }])
    const both = await Promise.all(
      ['One', 'Two'].map((title) => save({ id, version: 1, title, texts: { en: title } }, lead)),
    )
    expect(both.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'conflict'])
    for (const [more, field] of [
      [{ title: ' ' }, 'title'],
      [{ texts: { en: ' ' } }, 'texts'],
    ] as const)
      expect((await save({ id, version: 2, title: 'x', texts, ...more }, lead)).body).toMatchObject({ field })
    const remove = () => shop.inject(calls.ticketDesk.removeTicketTemplate, { params: { id } }, as(lead))
    expect([(await remove()).body.code, (await remove()).body.code]).toEqual(['0000', 'not_found'])
  })
})

describe('personal data', () => {
  it('of a deleted account takes the words of its requests and of those from its address with it', async () => {
    const person = await shop.buyer()
    const email = `b${person.id}@example.com`
    const own = (await open({ text: 'canary-own' }, person)).body.data?.id ?? ''
    const guest = await visitorAsks(email, { text: 'canary-guest' })
    await shop.inject(calls.ticketDesk.noteTicket, { params: { id: own }, body: { text: 'canary-note' } }, as(staff))
    await answer(own, 'canary-answer')
    const exported = await shop.inject(calls.account.exportUser, {}, as(person))
    expect(exported.body.data?.document).toContain('canary-own')
    expect(exported.body.data?.document).toContain('canary-answer')
    expect(exported.body.data?.document).not.toContain('canary-note')
    expect((await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, as(person))).body.code).toBe(
      '0000',
    )
    for (const id of [own, guest.id])
      expect(await read(id)).toMatchObject({
        ...{ state: 'solved', email: null, notes: [] },
        messages: expect.arrayContaining([expect.objectContaining({ text: '—' })]),
      })
    expect(JSON.stringify([await read(own), await read(guest.id)])).not.toContain('canary')
    expect((await readLink(guest.token)).body.code).toBe('not_found')
    expect((await answer(guest.id, 'Hello?')).body.code).toBe('state_conflict')
  })

  it('of a request goes two years after it was solved', async () => {
    const { id } = await visitorAsks('old@mail.example', { text: 'canary-old' })
    const { id: waiting } = await visitorAsks('new@mail.example')
    await answer(id, 'Done.', { solve: true })
    shop.clock.advance(keepDays * dayMs - 1)
    await forgetOldTickets(shop.db, shop.clock)
    expect((await read(id))?.email).toBe('old@mail.example')
    shop.clock.advance(2)
    await forgetOldTickets(shop.db, shop.clock)
    expect(await read(id)).toMatchObject({ email: null, messages: [{ text: '—' }, { text: '—' }] })
    expect((await read(waiting))?.email).toBe('new@mail.example')
  })

  it('leaves the rows whole', async () => {
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})
