import type { AddressInfo } from 'node:net'
import { type AuditEntry, type CallInput, calls } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { keyCallsPerMinute, mostKeys, sellerKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInSeller } from '../../../test/support/people.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
let origin: string
/** A seller who has just signed in. */
let owner: SignedIn
beforeAll(async () => {
  shop = await createVaultShop()
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
beforeEach(async () => {
  owner = await signInSeller(shop)
  shop.vendor.token = owner.token
})
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  await shop.close()
})

type NewKey = CallInput<typeof calls.sellerKey.sellerKeyCreate>['body']
const all: NewKey = { name: 'Stock program', permissions: [...sellerKeyPermissions] }
const create = (body: NewKey, by = owner) => shop.inject(calls.sellerKey.sellerKeyCreate, { body }, shop.as(by))
async function newKey(more: Partial<NewKey> = {}) {
  const { body } = await create({ ...all, ...more })
  if (!body.data) throw new Error(`refused: ${body.code}`)
  return body.data
}
const revoke = (id: string, by = owner) => shop.inject(calls.sellerKey.sellerKeyRevoke, { params: { id } }, shop.as(by))
const list = async () => (await shop.inject(calls.sellerKey.sellerKeyList, {}, shop.as(owner))).body.data?.list ?? []

/** Calls the gateway over HTTP as a program of the seller does: with the key and nothing else. */
async function call(key: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { code, data } = (await answer.json()) as { code: string; data?: never }
  return { status: answer.status, code, data: data as Record<string, unknown> | undefined }
}
const offers = (key: string) => call(key, 'POST', '/product/seller/offer/page', {})

describe('a key of a seller', () => {
  it('sells over HTTP without a browser: stocks units, changes the price, reads orders', async () => {
    const { bearer } = await newKey()
    const offerId = await shop.offer({ vault: 'cards' })
    const units = newCodes(2).map((code) => ({ code }))
    expect((await call(bearer, 'POST', `/product/seller/offer/${offerId}/units`, { units })).data).toMatchObject({
      added: 2,
    })
    expect((await call(bearer, 'POST', `/product/seller/offer/${offerId}`, { priceMinor: 777 })).data).toMatchObject({
      ...{ priceMinor: 777, available: 2 },
    })
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    expect((await call(bearer, 'GET', `/finance/order/seller/${orderId}`)).data).toMatchObject({
      ...{ id: orderId, state: 'delivered' },
    })
  })

  it('is shown once and stored only as a keyed hash', async () => {
    const { bearer, prefix, id } = await newKey()
    expect(bearer.startsWith(`tpk_1_${prefix}_`)).toBe(true)
    const [row] = await shop.rows<{ text: string }>(
      sql`select k::text || coalesce((select string_agg(a::text, ' ') from audit_entry a), '')
        || coalesce((select string_agg(m::text, ' ') from mail m), '') as text from api_key k where id = ${id}`,
    )
    const [, , , random = ''] = /^(tpk)_(\d+)_\w{8}_(.+)$/.exec(bearer) ?? []
    expect(row?.text).toContain(prefix)
    expect(row?.text).not.toContain(random)
    const shown = JSON.stringify(await list())
    expect(shown).toContain(prefix)
    expect(shown).not.toContain(random)
  })

  it('is told to the owner when it is made and when it is ended, with the person and without the secret', async () => {
    const { bearer, prefix, id } = await newKey({ name: 'Night run' })
    const [, , , random = ''] = /^(tpk)_(\d+)_\w{8}_(.+)$/.exec(bearer) ?? []
    const mails = async () => {
      const all = await shop.mailbox()
      return all.filter(({ textBody }) => textBody.includes(prefix))
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual(['New API key: Night run'])
    await revoke(id)
    expect((await revoke(id)).body.code).toBe('state_conflict')
    const told = await mails()
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'API key revoked: Night run',
      'New API key: Night run',
    ])
    const [person] = await shop.rows<{ name: string }>(
      sql`select nick_name as name from app_user where id = ${owner.id}`,
    )
    for (const { textBody } of told) {
      expect(textBody).toContain(person?.name)
      expect(textBody).toContain('/sell/api')
      expect(textBody).not.toContain(random)
    }
  })

  it('makes no call beyond its permissions, and none that is not for keys', async () => {
    const { bearer } = await newKey({ permissions: ['order.view'] })
    expect((await call(bearer, 'POST', '/finance/order/seller/page', {})).status).toBe(200)
    expect((await offers(bearer)).code).toBe('forbidden')
    const whole = await newKey()
    const wrong: string[] = []
    for (const { call: one, topic, name } of contractEntries()) {
      const isForKeys =
        one.auth === 'seller' && sellerKeyPermissions.some((permission) => permission === one.permission)
      if (isForKeys || one.stream) continue
      const { url } = { url: `${one.path.replace('{locale}', 'en').replace(/\{\w+\}/g, '1')}?nothing=1` }
      const answer = await shop.app.inject({
        ...{ method: one.method, url, headers: { authorization: `Bearer ${whole.bearer}` } },
        ...(one.method === 'GET' || one.multipart ? {} : { payload: { nothing: 1 } }),
      })
      // Calls that are for anybody name no tenant, because a key counts only where sellers are asked for.
      if (![401, 403].includes(answer.statusCode) && !['origin_unknown', 'invalid_client'].includes(answer.json().code))
        wrong.push(`${topic}.${name}: ${answer.statusCode}`)
    }
    expect(wrong.filter((line) => !/Webhook/.test(line))).toEqual([])
  })

  it('proves no second factor, so that it reads no content of units', async () => {
    const { bearer } = await newKey()
    const offerId = await shop.cards(newCodes(1))
    expect((await call(bearer, 'POST', `/product/seller/offer/${offerId}/units/export`, {})).code).toBe('forbidden')
  })

  it('is refused at once when it is revoked, when it expires, and if a character differs', async () => {
    const revoked = await newKey()
    expect((await offers(revoked.bearer)).status).toBe(200)
    expect((await revoke(revoked.id)).body.data).toMatchObject({ state: 'revoked' })
    expect((await offers(revoked.bearer)).code).toBe('unauthorized')
    expect((await revoke(revoked.id)).body.code).toBe('state_conflict')

    const short = await newKey({ expiresAt: new Date(shop.clock.now().getTime() + minuteMs).toISOString() })
    expect((await offers(short.bearer)).status).toBe(200)
    shop.clock.advance(minuteMs)
    expect((await offers(short.bearer)).code).toBe('unauthorized')
    expect((await list()).find(({ id }) => id === short.id)?.state).toBe('expired')

    const { bearer } = await newKey()
    const last = bearer.at(-1) === 'A' ? 'B' : 'A'
    expect((await offers(bearer.slice(0, -1) + last)).code).toBe('unauthorized')
    expect((await offers(bearer)).status).toBe(200)
  })

  it('belongs to its tenant: another tenant has no such key', async () => {
    const { bearer } = await newKey()
    expect((await offers(bearer.replace('tpk_1_', 'tpk_2_'))).code).toBe('unauthorized')
    const headers = { origin: testTenants.sahra.origin }
    expect((await call(bearer, 'POST', '/product/seller/offer/page', {}, headers)).code).toBe('unauthorized')
    expect((await offers(bearer)).status).toBe(200)
  })

  it.each(['suspended', 'banned'])('is refused while the seller is %s', async (standing) => {
    const { bearer } = await newKey()
    const set = (to: string) =>
      shop.rows(sql`update seller set standing = ${to}, standing_reason = 'Seen.', standing_by = ${shop.desk[0].id}
        where id = ${shop.vendor.sellerId}`)
    await set(standing)
    expect((await offers(bearer)).code).toBe('seller_suspended')
    expect((await create(all)).body.code).toBe('seller_suspended')
    await set('active')
    expect((await offers(bearer)).status).toBe(200)
  })

  it('never does more than its maker may do today', async () => {
    const maker = await shop.buyer()
    const ofMaker = sql`user_id = ${maker.id} and side = 'seller'`
    await shop.rows(sql`update app_user set user_type = 12 where id = ${maker.id}`)
    await shop.rows(sql`insert into role_member (tenant_id, side, user_id, seller_id, preset)
      values (1, 'seller', ${maker.id}, ${shop.vendor.sellerId}, 'seller_owner')`)
    const bearer = (await create(all, maker)).body.data?.bearer ?? ''
    expect((await offers(bearer)).status).toBe(200)
    await shop.rows(sql`update role_member set preset = 'seller_staff' where ${ofMaker}`)
    expect((await offers(bearer)).status).toBe(200)
    expect((await create(all, maker)).body.code).toBe('forbidden')
    await shop.rows(sql`delete from role_member where ${ofMaker}`)
    expect((await offers(bearer)).code).toBe('forbidden')
  })

  it('is limited by the minute, each key for itself', async () => {
    const [busy, calm] = [await newKey(), await newKey()]
    await shop.rows(sql`insert into rate_window (tenant_id, rule, subject, window_start, hits)
      values (1, 'seller-key', ${busy.id}, date_trunc('minute', moment()), ${keyCallsPerMinute - 1})`)
    expect((await offers(busy.bearer)).status).toBe(200)
    expect((await offers(busy.bearer)).code).toBe('rate_limited')
    expect((await offers(calm.bearer)).status).toBe(200)
    shop.clock.advance(minuteMs)
    expect((await offers(busy.bearer)).status).toBe(200)
  })

  it('is the actor in the audit log, and its acts are found by its id', async () => {
    const { bearer, id, prefix } = await newKey()
    const offerId = await shop.offer({ mode: 'im', stock: 3 })
    await call(bearer, 'POST', `/product/seller/offer/${offerId}`, { priceMinor: 888 })
    const { body } = await shop.inject(calls.audit.auditPage, { body: { subject: id } }, shop.desk[0])
    const byKey = body.data?.list.find((one: AuditEntry) => one.call === 'seller.sellerOfferEdit')
    expect(byKey).toMatchObject({ client: `key ${prefix}`, role: 'key', side: 'seller', userId: owner.id })
    expect((await list()).find((one) => one.id === id)?.lastUsedAt).not.toBeNull()
  })
})

describe('creating a key', () => {
  it('needs an owner who signed in within ten minutes, a name, and a time in the future', async () => {
    const late = new Date(shop.clock.now().getTime() + 1000 * dayMs).toISOString()
    const past = shop.clock.now().toISOString()
    expect((await create({ ...all, name: ' \u200b ' })).body).toMatchObject({ code: 'data_error', field: 'name' })
    for (const expiresAt of [late, past])
      expect((await create({ ...all, expiresAt })).body).toMatchObject({ code: 'bad_request', field: 'expiresAt' })
    expect((await create({ ...all, permissions: [] })).status).toBe(400)
    shop.clock.advance(11 * minuteMs)
    expect((await create(all)).body.code).toBe('step_up_required')
  })

  it('stops at the largest number of working keys, also for requests at once', async () => {
    for (const { id, state } of await list()) if (state === 'active') await revoke(id)
    for (let n = 0; n < mostKeys - 1; n++) {
      await newKey()
      // Under the limit of new keys in a day.
      if (n % 10 === 9) await shop.rows(sql`delete from rate_window where rule = 'seller-key-create'`)
    }
    await shop.rows(sql`delete from rate_window where rule = 'seller-key-create'`)
    const codes = (await Promise.all([create(all), create(all)])).map(({ body }) => body.code)
    expect(codes.toSorted()).toEqual(['0000', 'keys_full'])
  })
})
