import { createHash } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { mostSecrets } from '@tradepost/domain/client/client-secrets'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { testClientSecrets } from '../../../test/support/test-clients.ts'
import { applySettings } from '../../platform/db/apply-settings.ts'

let shop: PayoutShop
let owner: SignedIn
beforeAll(async () => {
  shop = await createPayoutShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.asOwner('delete from client_secret')
  await shop.asOwner('delete from rate_window')
  await shop.asOwner(`notify tradepost_live, 'clients'`)
  owner = await signInStaff(shop)
  await shop.confirmIdentity(owner)
})

const env = testClientSecrets['lumen-web']
const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 16)
const via = (secret: string) => ({ ...shop.as(owner), headers: { 'x-client-secret': secret } })
const list = async (secret = env) => (await shop.inject(calls.client.clientList, {}, via(secret))).body
const secretsOf = async (secret = env) =>
  (await list(secret)).data?.list.find(({ id }) => id === 'lumen-web')?.credentials ?? []
const renew = (overlapHours: 1 | 24 = 24, secret = env, id = 'lumen-web', by = owner) =>
  shop.inject(
    calls.client.renewClientSecret,
    { params: { id }, body: { overlapHours } },
    { ...via(secret), token: by.token },
  )
async function newSecret(overlapHours: 1 | 24 = 24, secret = env) {
  const { data, code } = (await renew(overlapHours, secret)).body
  if (!data) throw new Error(`refused: ${code}`)
  return data.credential
}
const end = (ended: string, secret = env) =>
  shop.inject(
    calls.client.endClientSecret,
    { params: { id: 'lumen-web', fingerprint: fingerprint(ended) } },
    via(secret),
  )
/** The code of a call with a secret, once every process has heard of the last change. */
const works = async (secret: string) => (await list(secret)).code === '0000'
const becomes = (secret: string, expected: boolean) => expect.poll(() => works(secret)).toBe(expected)

describe('the secret of a client', () => {
  it('is replaced without a gap: the new one works at once, the old one until its end', async () => {
    expect(await works(env)).toBe(true)
    const next = await newSecret(1)
    await becomes(next, true)
    expect(await works(env)).toBe(true)
    expect(await secretsOf()).toMatchObject([
      { fingerprint: fingerprint(next), source: 'staff', state: 'active', createdBy: 'Signed in' },
      { fingerprint: fingerprint(env), source: 'installation', state: 'ending' },
    ])
    shop.clock.advance(hourMs)
    await shop.asOwner(`notify tradepost_live, 'clients'`)
    await becomes(env, false)
    expect(await works(next)).toBe(true)
    // Control: a secret that nobody made never works.
    expect(await works('x'.repeat(43))).toBe(false)
  })

  it('is stored as a hash only, and says when it was used', async () => {
    const next = await newSecret()
    await becomes(next, true)
    const [row] = await shop.rows<{ text: string }>(
      sql`select string_agg(s::text, ' ') || coalesce((select string_agg(a::text, ' ') from audit_entry a), '') as text from client_secret s`,
    )
    expect(row?.text).not.toContain(next)
    expect(row?.text).toContain(fingerprint(next))
    const used = (await secretsOf(next)).find((one) => one.fingerprint === fingerprint(next))
    expect(used?.lastUsedAt).toBe(shop.clock.now().toISOString())
    expect(JSON.stringify(await list(next))).not.toContain(next)
  })

  it('ends at once, but neither as the last one nor as the one that the call came with', async () => {
    expect((await end(env)).body.code).toBe('last_secret')
    const next = await newSecret()
    expect((await end(env)).body.code).toBe('last_secret')
    await becomes(next, true)
    expect((await end(env, next)).body.data?.credentials).toMatchObject([{ state: 'active' }, { state: 'ended' }])
    await becomes(env, false)
    expect((await end(env, next)).body.code).toBe('state_conflict')
    expect((await end('never made', next)).body.code).toBe('not_found')
  })

  it('has few companions, and its end is never put off', async () => {
    const secrets = [env]
    while (secrets.length < mostSecrets) secrets.push(await newSecret())
    expect((await renew()).body.code).toBe('secrets_full')
    const ends = (await secretsOf()).map(({ endsAt }) => endsAt)
    await expect(
      shop.asOwner(`update client_secret set ends_at = ends_at + interval '1 day' where ends_at is not null`),
    ).rejects.toThrow(/cannot be put off/)
    expect((await secretsOf()).map(({ endsAt }) => endsAt)).toEqual(ends)
  })

  it('is of the own tenant only, and is made by somebody who proves who they are', async () => {
    expect((await renew(24, env, 'sahra-web')).body.code).toBe('not_found')
    expect((await list()).data?.list.map(({ id }) => id)).toEqual(['lumen-web'])
    const stranger = await signInStaff(shop, 'lumen', 'support')
    await shop.confirmIdentity(stranger)
    expect((await renew(24, env, 'lumen-web', stranger)).body.code).toBe('forbidden')
    shop.clock.advance(hourMs)
    expect((await renew()).body.code).toBe('step_up_required')
  })

  it('may be renewed by two at once, and both are counted', async () => {
    const both = await Promise.all([renew(), renew()])
    expect(both.map(({ body }) => body.code)).toEqual(['0000', '0000'])
    expect((await secretsOf()).map(({ state }) => state)).toEqual(['active', 'ending', 'ending'])
  })
})

describe('the environment', () => {
  const apply = (secret: string) =>
    applySettings(shop.urls.owner, {
      given: { clientSecrets: { 'lumen-web': secret }, siteOrigins: {} },
      privilegedClients: {},
    })

  it('replaces its secret with a day of overlap, takes it back, and never revives one that staff ended', async () => {
    const [first, second] = ['the-first-secret-of-the-shop', 'the-second-secret-of-the-shop']
    await apply(first)
    await shop.asOwner(`notify tradepost_live, 'clients'`)
    await becomes(first, true)
    expect(await works(env)).toBe(true)
    await apply(second)
    await apply(first)
    await shop.asOwner(`notify tradepost_live, 'clients'`)
    await becomes(second, true)
    expect((await secretsOf()).find((one) => one.fingerprint === fingerprint(first))).toMatchObject({
      ...{ state: 'active', endsAt: null },
    })
    const own = await newSecret(24, first)
    await becomes(own, true)
    await end(first, own)
    await apply(second)
    await apply(first)
    await shop.asOwner(`notify tradepost_live, 'clients'`)
    await becomes(first, false)
    await apply(env)
    expect(await works(own)).toBe(true)
  })
})

it('everybody who may make secrets is told of a new one and of one that ended, without the secret', async () => {
  const other = await signInStaff(shop, 'lumen', 'administrator')
  const support = await signInStaff(shop, 'lumen', 'support')
  await shop.asOwner('delete from mail')
  const secret = await newSecret()
  await shop.inject(
    calls.client.endClientSecret,
    { params: { id: 'lumen-web', fingerprint: fingerprint(secret) } },
    via(env),
  )
  const mails = await shop.mailbox()
  const told = async ({ id }: SignedIn) => {
    const [row] = await shop.rows<{ email: string }>(sql`select email from app_user where id = ${id}`)
    return mails.flatMap(({ toAddress, subject }) => (toAddress === row?.email ? [subject] : [])).toSorted()
  }
  const both = ['A new secret was made for lumen-web', 'A secret of lumen-web was ended']
  expect(await told(owner)).toEqual(both)
  expect(await told(other)).toEqual(both)
  expect(await told(support)).toEqual([])
  expect(JSON.stringify(mails)).not.toContain(secret)
})
