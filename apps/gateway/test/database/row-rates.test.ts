import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../src/modules/account/user/user-store.ts'
import { hashPassword } from '../../src/platform/crypto/password-hash.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../support/after-sales-shop.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { passShop } from '../support/pass-shop.ts'
import { register, requestToken } from '../support/people.ts'
import type { Buyer } from '../support/shop.ts'
import { sendFile, upload } from '../support/upload/upload-file.ts'

let shop: AfterSalesShop
let by: Buyer
let offerId: string
beforeAll(async () => {
  shop = await createAfterSalesShop()
  await passShop(shop).setPlan()
  offerId = await shop.offer({ stock: 500 })
})
afterAll(() => shop.close())

const source = path.join(import.meta.dirname, '../../src')
const limits = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(path.join(source, name), 'utf8').matchAll(/name: '([\w.-]+)', limit: ([\d_]+)/g),
    ])
    .map(([, name = '', limit = '']): [string, number] => [name, Number(limit.replaceAll('_', ''))]),
)

type Answered = Promise<{ body: { code: string } }>
const via = () => shop.via(by, randomUUID())
/** Inserts further sellers. */
async function sellers(n: number): Promise<string[]> {
  const ids = Array.from({ length: n }, () => newId(shop.clock))
  for (const id of ids)
    await shop.rows(sql`insert into seller (tenant_id, id, nick_name, avatar_path, banner_path, member_since)
      values (1, ${id}, ${`Shop ${id}`}, 'art/s.webp', 'art/t.webp', '2024-01-01')`)
  return ids
}
/** Runs calls one after another, because each needs the result of the previous one. */
function sequentially(make: () => Answered): () => Answered {
  let previous: Promise<unknown> = Promise.resolve()
  return () => {
    const next = previous.then(make)
    previous = next
    return next
  }
}

/** Each entry prepares a rate-limited call and returns it; every call adds something new. */
const rates: Readonly<Record<string, () => Promise<() => Answered>>> = {
  'short-link': async () => () =>
    shop.inject(calls.dictionary.createShortLink, { body: { originUrl: `${testTenants.lumen.origin}/games` } }, via()),
  'cart-merge': async () => () =>
    shop.inject(calls.cart.mergeCart, { body: { mergeId: randomUUID(), lines: [] } }, via()),
  'saved-merge': async () => () =>
    shop.inject(calls.saved.mergeSaved, { body: { mergeId: randomUUID(), wished: [], viewed: [] } }, via()),
  'purchase-hour': async () => () => shop.preOrder(by, [{ offerId, quantity: 1 }]),
  'payment-start': async () => {
    const { purchaseId } = await shop.buy(by, offerId)
    return () => shop.startPayment(by, purchaseId)
  },
  'auto-renew': async () => {
    await passShop(shop).member(by, false)
    return () => shop.inject(calls.pass.setAutoRenew, { body: { on: false } }, via())
  },
  'input-correction': async () => {
    const inputDefinitions = JSON.stringify([{ key: 'playerId', shape: 'digits', minLength: 6, maxLength: 10 }])
    await shop.rows(sql`update brand_category set delivery_inputs = ${inputDefinitions}::jsonb where standard_type = 1`)
    const inputs = { playerId: '123456' }
    const lines = [{ offerId: await shop.offer({ standardType: 1 }), quantity: 1, inputs }]
    const { orderIds = [], purchaseId = '' } = (await shop.preOrder(by, lines)).body.data ?? {}
    await shop.startPayment(by, purchaseId)
    await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
    await shop.deps.jobs.runDue()
    const params = { id: orderIds[0] ?? '' }
    return () => shop.inject(calls.order.correctInputs, { params, body: { inputs } }, via())
  },
  'session-hour': async () => {
    const person = { email: `${randomUUID()}@x.example`, password: 'Correct-horse-77' }
    const { user_info: user } = await register(shop, person.email)
    const hash = await hashPassword(person.password)
    await shop.within('lumen', (tx) => setPassword(tx, 1, user.userId, hash, shop.clock.now()))
    return () => requestToken(shop, { grantType: 'password', ...person })
  },
  'session-refresh': async () => {
    let { refresh_token: refreshToken } = await register(shop, `${randomUUID()}@x.example`)
    return sequentially(async () => {
      const answer = await requestToken(shop, { grantType: 'refresh_token', refreshToken })
      refreshToken = answer.body.data?.refresh_token ?? refreshToken
      return answer
    })
  },
  'conversation-day': async () => {
    const ids = await sellers(3)
    return () => shop.inject(calls.messages.openConversation, { body: { sellerId: ids.pop() ?? '' } }, via())
  },
  'message-hour': async () => {
    const opened = await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId: shop.vendor.sellerId } },
      via(),
    )
    const params = { id: opened.body.data?.id ?? '' }
    return () => shop.inject(calls.messages.sendMessage, { params, body: { text: 'Hello' } }, via())
  },
  'report.file': async () => {
    const ids = await sellers(3)
    const { id } = await upload(shop, by)
    return () =>
      shop.inject(
        calls.report.fileReport,
        { body: { sellerId: ids.pop() ?? '', reason: 'other', explanation: 'x', fileIds: [id] } },
        via(),
      )
  },
  'upload-hour': async () => async () => ({ body: await sendFile(shop, by) }),
  export: async () => () => shop.inject(calls.account.exportUser, { body: {} }, via()),
  handoff: async () => () => shop.inject(calls.signIn.issueHandoff, { body: { host: testTenants.lumen.host } }, via()),
}

describe('the last use of a rate window', () => {
  for (const [rule, prepare] of Object.entries(rates))
    it(`Z21 goes to one of two concurrent calls: ${rule}`, async () => {
      by = await shop.buyer()
      const make = await prepare()
      await shop.rows(sql`delete from rate_window`)
      expect((await make()).body.code).toBe('0000')
      const limit = limits.get(rule) ?? 0
      expect(await shop.rows(sql`select hits from rate_window where rule = ${rule}`)).toEqual([{ hits: 1 }])
      await shop.rows(sql`update rate_window set hits = ${limit - 1} where rule = ${rule}`)
      const both = (await Promise.all([make(), make()])).map(({ body }) => body.code).sort()
      expect(both).toEqual(['0000', rule === 'report.file' ? 'daily_use_limit' : 'rate_limited'])
    })

  it('Z21 would go to both if the calls counted before writing', async () => {
    // Control: both read the window before one of them writes.
    const limit = limits.get('short-link') ?? 0
    await shop.rows(sql`insert into rate_window (tenant_id, rule, subject, window_start, hits)
      values (1, 'short-link', 'control', moment(), ${limit - 1})`)
    let reads = 0
    const { promise: bothRead, resolve } = Promise.withResolvers<void>()
    const use = () =>
      shop.within('lumen', async (tx) => {
        const { rows } = await tx.execute<{ hits: number }>(sql`select hits from rate_window where subject = 'control'`)
        if (++reads === 2) resolve()
        await bothRead
        if ((rows[0]?.hits ?? 0) >= limit) return false
        await tx.execute(sql`update rate_window set hits = hits + 1 where subject = 'control'`)
        return true
      })
    expect(await Promise.all([use(), use()])).toEqual([true, true])
  })

  it('Z21 limits the security events that strangers cause, per network', async () => {
    const refused = () => requestToken(shop, { grantType: 'refresh_token', refreshToken: randomUUID() })
    await shop.rows(sql`delete from rate_window`)
    const before = await records()
    await refused()
    await shop.rows(
      sql`update rate_window set hits = ${(limits.get('security-record') ?? 0) - 1} where rule = 'security-record'`,
    )
    await Promise.all([refused(), refused(), refused()])
    expect((await records()) - before).toBe(2)
  })
})
const records = async () =>
  (await shop.rows<{ n: number }>(sql`select count(*)::int as n from security_event where kind = 'refresh_unknown'`))[0]
    ?.n ?? 0
