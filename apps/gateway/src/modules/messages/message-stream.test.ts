import { calls, type MessageEvent } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { injector } from '../../../test/support/harness.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { testClientSecrets } from '../../../test/support/test-clients.ts'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'

let shop: Shop
let seller: Awaited<ReturnType<typeof signInSeller>>
let second: Awaited<ReturnType<typeof secondGateway>>
const open: Stream[] = []

beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  seller = await signInSeller(shop)
  second = await secondGateway()
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(async () => {
  await second.close()
  await shop.close()
})

/** Starts another gateway on the same database, with its own listening connection. */
async function secondGateway() {
  const { config, clock, log } = shop.deps
  const deps = compose({
    config: { ...config },
    databaseUrl: shop.urls.app,
    clock,
    log,
    poolSize: 4,
    patienceMs: 20_000,
  })
  const { app } = await buildApp(deps)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...{ app, url, inject: injector(app) },
    close: async () => {
      await app.close()
      await deps.db.close()
    },
  }
}

interface Stream {
  status: number
  headers: Headers
  close(): void
  /** The next event; skips comments and retry hints. */
  next(): Promise<{ id: number; event: string; data: MessageEvent }>
  /** Resolves when the gateway has ended the stream. */
  ended(): Promise<void>
}

async function follow(base: string, path: string, headers: Record<string, string>): Promise<Stream> {
  const abort = new AbortController()
  const response = await fetch(base + path, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function block(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const complete = text.slice(0, end)
        text = text.slice(end + 2)
        return complete
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return null
      text += chunk.value
    }
  }
  const stream: Stream = {
    status: response.status,
    headers: response.headers,
    close: () => abort.abort(),
    async next() {
      for (;;) {
        const lines = await block()
        if (lines === null) throw new Error('the stream has ended')
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(lines)?.[1]
        const data = field('data')
        if (data) return { id: Number(field('id')), event: field('event') ?? '', data: JSON.parse(data) }
      }
    },
    async ended() {
      while ((await block()) !== null);
    },
  }
  open.push(stream)
  return stream
}

const path = '/operation/message/stream'
const credential = { 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'] }
const signed = (token: string) => ({ ...credential, authorization: `Bearer ${token}` })
const first = () => shop.deps.config.publicUrl
const followAs = (base: string, by: Buyer, headers: Record<string, string> = {}) =>
  follow(base, path, { ...signed(by.token), ...headers })

async function conversationOf(by: Buyer): Promise<string> {
  const answer = await shop.inject(
    calls.messages.openConversation,
    { body: { sellerId: seller.sellerId } },
    shop.via(by),
  )
  return answer.body.data?.id ?? ''
}
const answer = (id: string, text: string) =>
  shop.inject(calls.messages.sellerSendMessage, { params: { id }, body: { text } }, { token: seller.token })

describe('the stream of messages', () => {
  it('carries messages and read marks from one gateway to followers at another', async () => {
    const by = await shop.buyer()
    const id = await conversationOf(by)
    const stream = await followAs(second.url, by)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    expect(await stream.next()).toMatchObject({ event: 'hello', id: 0, data: { unread: 0 } })
    const ofSeller = await follow(first(), '/operation/seller/message/stream', signed(seller.token))
    expect((await ofSeller.next()).event).toBe('hello')
    await answer(id, 'Are you there?')
    expect(await stream.next()).toMatchObject({
      ...{ event: 'message', id: 1 },
      data: { conversationId: id, unread: 1, message: { seq: 1, text: 'Are you there?', mine: false } },
    })
    expect((await ofSeller.next()).data).toMatchObject({ what: 'message', message: { mine: true } })
    await second.inject(calls.messages.readMessages, { params: { id }, body: { upTo: 1 } }, shop.via(by))
    expect((await ofSeller.next()).data).toMatchObject({
      what: 'read',
      readUpTo: { buyer: 1, seller: 1 },
      message: null,
    })
    expect((await stream.next()).data).toMatchObject({ what: 'read', unread: 0 })
  })

  it('replays missed events once and in order, or sends a reset if some are no longer kept', async () => {
    const by = await shop.buyer()
    const id = await conversationOf(by)
    await answer(id, 'one')
    const stream = await followAs(first(), by)
    expect((await stream.next()).id).toBe(1)
    stream.close()
    await Promise.all(['two', 'three', 'four'].map((text) => answer(id, text)))
    const again = await followAs(second.url, by, { 'last-event-id': '1' })
    const missed = [await again.next(), await again.next(), await again.next()]
    expect(missed.map((one) => [one.id, one.data.message?.seq])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ])
    expect(missed.map((one) => one.data.message?.text).sort()).toEqual(['four', 'three', 'two'])
    await shop.rows(sql`delete from message_event where owner_id = ${by.id} and event_no <= 3`)
    const late = await followAs(first(), by, { 'last-event-id': '1' })
    expect(await late.next()).toMatchObject({ event: 'reset', id: 4, data: { unread: 4 } })
    // An event number that never existed.
    const foreign = await followAs(first(), by, { 'last-event-id': '900' })
    expect(await foreign.next()).toMatchObject({ event: 'reset', id: 4 })
  })

  it('continues after its database connection for notifications is cut', async () => {
    const by = await shop.buyer()
    const id = await conversationOf(by)
    const stream = await followAs(first(), by)
    await stream.next()
    const listeners = sql`select pid from pg_stat_activity where application_name = 'gateway live' and datname = current_database()`
    expect((await shop.rows(listeners)).length).toBe(2)
    const cut = await shop.rows<{ done: boolean }>(
      sql`select pg_terminate_backend(pid) as done from pg_stat_activity where application_name = 'gateway live' and datname = current_database()`,
    )
    expect(cut.every(({ done }) => done)).toBe(true)
    await answer(id, 'said while nobody listened')
    expect((await stream.next()).data.message?.text).toBe('said while nobody listened')
    await answer(id, 'and after')
    expect((await stream.next()).data.message?.text).toBe('and after')
  })

  it('ends with the session', async () => {
    const by = await shop.buyer()
    const id = await conversationOf(by)
    const stream = await followAs(first(), by)
    await stream.next()
    await shop.rows(
      sql`update refresh_family set revoked_at = now(), revoke_reason = 'logout' where user_id = ${by.id}`,
    )
    await answer(id, 'not for a signed-out user')
    await stream.ended()
  })

  it('S52 opens for a known origin and a signed-in user, a few streams at a time, and shows only the user’s conversations', async () => {
    const [by, other] = [await shop.buyer(), await shop.buyer()]
    const id = await conversationOf(by)
    const { origin } = testTenants.lumen
    const refused = async (headers: Record<string, string>) => {
      const { status } = await follow(first(), path, headers)
      return status
    }
    expect(await refused(credential)).toBe(401)
    expect(await refused({ origin, authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toBe(401)
    expect(await refused({ origin: 'https://evil.example', authorization: `Bearer ${by.token}` })).toBe(421)
    expect(await refused({ authorization: `Bearer ${by.token}` })).toBe(421)
    // A token in the address or in a cookie does not count.
    const inAddress = await follow(first(), `${path}?access_token=${by.token}`, {
      ...credential,
      cookie: `s=${by.token}`,
    })
    expect(inAddress.status).toBe(401)
    expect(await refused({ ...signed(by.token), accept: 'application/json' })).toBe(400)
    expect((await follow(first(), '/operation/seller/message/stream', signed(by.token))).status).toBe(403)

    const stranger = await followAs(first(), other)
    await stranger.next()
    await answer(id, 'for one person')
    await answer(await conversationOf(other), 'for the other')
    expect((await stranger.next()).data.message?.text).toBe('for the other')

    const streams = await Promise.all(Array.from({ length: 5 }, () => followAs(first(), by)))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sixth = await followAs(first(), by)
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '10'])
    streams[0]?.close()
    await expect.poll(async () => (await followAs(first(), by)).status).toBe(200)
    shop.clock.advance(10_000)
    const person = await shop.buyer()
    const flood = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const stream = await followAs(n % 2 ? second.url : first(), person)
        stream.close()
        return stream.status
      }),
    )
    expect(flood.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4)

    const big = { text: 'x'.repeat(10 * 1024 * 1024) }
    const sent = await shop.inject(calls.messages.sendMessage, { params: { id }, body: big }, shop.via(by))
    expect(sent).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })
})
