import { randomBytes } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestTenant } from '../../../../test/support/minimal-tenants.ts'
import { register } from '../../../../test/support/people.ts'
import { createShop, type Shop } from '../../../../test/support/shop.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { disablePartner, issuePartnerSecret } from './partner-store.ts'
import { signLink } from './signature.ts'

type Body = CallInput<typeof calls.signIn.openLogin>['body']
const lines: string[] = []
let shop: Shop
let secret: string
beforeAll(async () => {
  shop = await createShop({ poolSize: 20, log: { write: (line) => void lines.push(line) } })
  secret = await asOwner(1, 'arena')
})
afterAll(() => shop.close())

async function owner<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: shop.urls.owner })
  await client.connect()
  try {
    return await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.tenant_id', ${String(tenantId)}, true)`)
      return work(tx as Tx)
    })
  } finally {
    await client.end()
  }
}
const asOwner = (tenantId: number, clientId: string, passwordMode: 'ticket' | 'legacy' = 'ticket') =>
  owner(tenantId, (tx) => {
    shop.clock.advance(1000)
    return issuePartnerSecret(shop.deps, tx, { tenantId, clientId, passwordMode, now: shop.clock.now() })
  })

const ticket = () => randomBytes(24).toString('base64url')
const second = () => Math.floor(shop.clock.now().getTime() / 1000)
function link(changes: Partial<Record<keyof Body, string>> = {}, key = secret): Body {
  const facts = {
    clientId: 'arena',
    tenantId: '1',
    userName: 'hero',
    timestamp: String(second()),
    password: ticket(),
    ...changes,
  }
  return { ...facts, userType: 8, sign: signLink(key, { ...facts, userType: '8' }) }
}
const open = (body: Body, tenant: TestTenant = 'lumen') => shop.inject(calls.signIn.openLogin, { body }, { tenant })
const codeOf = async (body: Body, tenant?: TestTenant) => (await open(body, tenant)).body.code

describe('open-login', () => {
  it('G-22 opens a session for a right link and refuses a bad sign, a stale timestamp and a replay', async () => {
    const body = link()
    const session = await open(body)
    expect(session).toMatchObject({ status: 200, body: { data: { token_type: 'Bearer' } } })
    expect(await open(body)).toMatchObject({
      status: 401,
      body: { code: 'signature_invalid', msg: 'Authorization failed' },
    })
    expect(await codeOf({ ...link(), sign: 'x'.repeat(43) })).toBe('signature_invalid')
    expect(await codeOf(link({ timestamp: String(second() - 301) }))).toBe('signature_invalid')
    const again = await open(link())
    expect(again.body.data?.user_info).toEqual(session.body.data?.user_info)
    expect((await open(link({ userName: 'other' }))).body.data?.user_info).not.toEqual(session.body.data?.user_info)
  })

  it('S13 refuses a changed or missing field, a time 301 s off, another tenant, and 19 of 20 concurrent uses', async () => {
    shop.clock.advance(minuteMs)
    const good = link()
    const changed: [Partial<Body>, string][] = [
      [{ userName: 'villain' }, 'signature_invalid'],
      [{ timestamp: String(second() + 1) }, 'signature_invalid'],
      [{ password: ticket() }, 'signature_invalid'],
      [{ clientId: 'nobody' }, 'signature_invalid'],
      [{ sign: good.sign.slice(0, -1) }, 'signature_invalid'],
      [{ sign: `${good.sign}=` }, 'signature_invalid'],
      [{ sign: good.sign.toUpperCase() }, 'signature_invalid'],
      [{ tenantId: '2' }, 'tenant_mismatch'],
      [{ userName: `hero\n${good.timestamp}` }, 'format_error'],
    ]
    for (const [change, code] of changed) {
      expect([change, await codeOf({ ...good, ...change })]).toEqual([change, code])
    }
    shop.clock.advance(minuteMs)
    for (const [offset, code] of [
      [-301, 'signature_invalid'],
      [-300, '0000'],
      [300, '0000'],
      [301, 'signature_invalid'],
    ] as const) {
      expect([offset, await codeOf(link({ timestamp: String(second() + offset) }))]).toEqual([offset, code])
    }
    for (const field of ['clientId', 'password', 'userName', 'sign', 'timestamp'] as const) {
      const { [field]: _, ...left } = link()
      expect([field, await open(left as Body)]).toMatchObject([
        field,
        { status: 400, body: { code: 'data_error', field } },
      ])
      expect(await open({ ...link(), [field]: '' })).toMatchObject({ status: 400, body: { code: 'data_error', field } })
    }
    // A partner of tenant 1 is unknown at tenant 2, even with a valid signature.
    expect(await codeOf(link({ tenantId: '2' }), 'sahra')).toBe('signature_invalid')
    expect(await codeOf(link({}, randomBytes(32).toString('base64url')))).toBe('signature_invalid')
    shop.clock.advance(minuteMs)
    const racing = link({ userName: 'racer' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(racing)))
    expect(answers.filter((code) => code === '0000')).toHaveLength(1)
    expect(
      answers.filter((code) => code !== '0000' && code !== 'signature_invalid' && code !== 'rate_limited'),
    ).toEqual([])
    shop.clock.advance(minuteMs)
    // The same ticket under twenty signatures is still one ticket.
    const once = ticket()
    const twenty = await Promise.all(
      Array.from({ length: 20 }, (_, n) => codeOf(link({ userName: `p${n}`, password: once }))),
    )
    expect(twenty.filter((code) => code === '0000')).toHaveLength(1)
    shop.clock.advance(minuteMs)
    const flood = []
    for (let n = 0; n < 12; n++) flood.push(await codeOf(link({ userName: 'flooder' })))
    expect(flood).toEqual([...Array(10).fill('0000'), 'rate_limited', 'rate_limited'])
    // A user's own password is no ticket, and no secret was stored or logged.
    shop.clock.advance(minuteMs)
    expect(await codeOf(link({ password: 'Blue-Kettle-42' }))).toBe('signature_invalid')
    const { rows } = await shop.db.withTenant(1, 'test', (tx) =>
      tx.execute<{ all: string }>(
        sql`select (select string_agg(s::text, '') from security_event s) || (select string_agg(o::text, '') from open_login_secret o) as all`,
      ),
    )
    for (const hidden of [secret, racing.password, racing.sign, once, 'Blue-Kettle-42']) {
      expect(lines.join('')).not.toContain(hidden)
      expect(rows[0]?.all).not.toContain(hidden)
    }
  })

  it('requires the user’s own proof before anything sensitive', async () => {
    shop.clock.advance(minuteMs)
    const session = (await open(link({ userName: 'careful' }))).body.data
    const token = session?.access_token ?? ''
    const password = await shop.inject(
      calls.account.changePassword,
      { body: { newPassword: 'Blue-Kettle-42' } },
      { token },
    )
    expect(password).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
    expect((await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, { token })).body.code).toBe(
      'step_up_required',
    )
    const order = await shop.inject(calls.order.revealDelivery, { params: { id: '1' }, body: {} }, { token })
    expect(order.body.code).toBe('step_up_required')
  })

  it('accepts the two newest secrets of a partner, and none of a disabled partner', async () => {
    shop.clock.advance(minuteMs)
    const [one, two] = [secret, await asOwner(1, 'arena')]
    expect(await codeOf(link({ userName: 'r1' }, one))).toBe('0000')
    expect(await codeOf(link({ userName: 'r2' }, two))).toBe('0000')
    const three = await asOwner(1, 'arena')
    expect(await codeOf(link({ userName: 'r3' }, one))).toBe('signature_invalid')
    expect(await codeOf(link({ userName: 'r4' }, two))).toBe('0000')
    expect(await codeOf(link({ userName: 'r5' }, three))).toBe('0000')
    await owner(1, (tx) => disablePartner(tx, 1, 'arena'))
    expect(await codeOf(link({ userName: 'r6' }, three))).toBe('signature_invalid')
    secret = await asOwner(1, 'arena')
  })

  it('accepts a real password only from a partner whose record allows it, with the limits of a sign-in', async () => {
    await register(shop, 'legacy@x.example', { newPassword: 'Blue-Kettle-42' })
    const key = await asOwner(1, 'oldtimer', 'legacy')
    const openWith = (password: string) =>
      codeOf(link({ clientId: 'oldtimer', userName: 'legacy@x.example', password }, key))
    expect(await openWith('Blue-Kettle-42')).toBe('0000')
    shop.clock.advance(1000)
    expect(await openWith('Wrong-Kettle-42')).toBe('credentials_wrong')
  })
})
