import type { AddressInfo } from 'node:net'
import { type CallInput, calls } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { mostKeys, type StaffKeyPermission, staffKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { dayMs } from '@tradepost/domain/time/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { giveRole, type SignedIn, signInSeller, signInStaff } from '../../../test/support/people.ts'

let shop: PayoutShop
let origin: string
let owner: SignedIn
beforeAll(async () => {
  shop = await createPayoutShop()
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.asOwner('delete from api_key')
  await shop.asOwner('delete from rate_window')
  owner = await signInStaff(shop)
  await shop.confirmIdentity(owner)
})

type NewKey = CallInput<typeof calls.apiKey.staffKeyCreate>['body']
const create = (body: NewKey, by = owner) => shop.inject(calls.apiKey.staffKeyCreate, { body }, shop.as(by))
async function newKey(permissions: StaffKeyPermission[] = [...staffKeyPermissions], by = owner) {
  const { data, code } = (await create({ name: 'Accounting', permissions }, by)).body
  if (!data) throw new Error(`refused: ${code}`)
  return data
}
const list = async () => (await shop.inject(calls.apiKey.staffKeyList, {}, shop.as(owner))).body.data
const revoke = (id: string) => shop.inject(calls.apiKey.staffKeyRevoke, { params: { id } }, shop.as(owner))

/** Calls the gateway over HTTP as a program of the company does: with the key and nothing else. */
async function call(key: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { code } = (await answer.json()) as { code: string }
  return code
}
const rates = (key: string) => call(key, calls.rates.staffRates.method, calls.rates.staffRates.path)

describe('a key of the shop', () => {
  it('makes calls of staff without a browser, as far as its permissions go', async () => {
    const { bearer, prefix } = await newKey(['rate.view'])
    expect(bearer.startsWith(`tps_1_${prefix}_`)).toBe(true)
    expect(await rates(bearer)).toBe('0000')
    expect(await call(bearer, calls.webhook.webhookList.method, calls.webhook.webhookList.path)).toBe('forbidden')
    expect((await list())?.list).toMatchObject([{ prefix, lastUsedAt: shop.clock.now().toISOString() }])
    expect(await rates(`${bearer.slice(0, -1)}${bearer.endsWith('A') ? 'B' : 'A'}`)).toBe('unauthorized')
  })

  it('makes no other call, whatever its permissions', async () => {
    const { bearer } = await newKey()
    const wrong: string[] = []
    for (const { call: one, topic, name } of contractEntries()) {
      const isForKeys = one.auth === 'staff' && staffKeyPermissions.some((may) => may === one.permission)
      if (isForKeys || one.stream) continue
      const url = `${one.path.replace('{locale}', 'en').replace(/\{\w+\}/g, '1')}?nothing=1`
      const answer = await shop.app.inject({
        ...{ method: one.method, url, headers: { authorization: `Bearer ${bearer}` } },
        ...(one.method === 'GET' || one.multipart ? {} : { payload: { nothing: 1 } }),
      })
      if (![401, 403].includes(answer.statusCode) && !['origin_unknown', 'invalid_client'].includes(answer.json().code))
        wrong.push(`${topic}.${name}: ${answer.statusCode}`)
    }
    expect(wrong.filter((line) => !/Webhook/.test(line))).toEqual([])
  })

  it('is no key of a seller, nor the other way round', async () => {
    const { bearer } = await newKey()
    const { sellerOfferPage } = calls.seller
    expect(await call(bearer, sellerOfferPage.method, sellerOfferPage.path, {})).toBe('origin_unknown')
    const seller = await signInSeller(shop)
    await shop.confirmIdentity(seller)
    const body = { name: 'Stock', permissions: ['offer.view' as const] }
    const own = (await shop.inject(calls.sellerKey.sellerKeyCreate, { body }, shop.as(seller))).body.data
    expect(await rates(own?.bearer ?? '')).toBe('origin_unknown')
    expect(await call(own?.bearer ?? '', sellerOfferPage.method, sellerOfferPage.path, {})).toBe('0000')
    expect((await list())?.list).toHaveLength(1)
    expect((await revoke(own?.id ?? '')).body.code).toBe('not_found')
  })

  it('does no more than its maker may do today, and nothing for somebody who left', async () => {
    const analyst = await signInStaff(shop, 'lumen', 'administrator')
    await shop.confirmIdentity(analyst)
    const { bearer } = await newKey(['rate.view', 'webhook.view'], analyst)
    const become = (role: 'analyst' | 'support') => shop.within('lumen', (tx) => giveRole(tx, 1, analyst.id, role))
    await become('analyst')
    expect(await rates(bearer)).toBe('0000')
    expect(await call(bearer, calls.webhook.webhookList.method, calls.webhook.webhookList.path)).toBe('forbidden')
    await become('support')
    expect(await rates(bearer)).toBe('forbidden')
    await become('analyst')
    expect(await rates(bearer)).toBe('0000')
    await shop.asOwner('delete from role_member where user_id = $1', [analyst.id])
    expect(await rates(bearer)).toBe('forbidden')
  })

  it('is refused once it is revoked or over, and stays in the list', async () => {
    const { bearer, id } = await newKey()
    expect((await revoke(id)).body.data?.state).toBe('revoked')
    expect(await rates(bearer)).toBe('unauthorized')
    expect((await revoke(id)).body.code).toBe('state_conflict')
    const expiresAt = new Date(shop.clock.now().getTime() + dayMs).toISOString()
    const short = (await create({ name: 'Short', permissions: ['rate.view'], expiresAt })).body.data
    expect(await rates(short?.bearer ?? '')).toBe('0000')
    shop.clock.advance(dayMs)
    expect(await rates(short?.bearer ?? '')).toBe('unauthorized')
    expect((await list())?.list.map(({ state }) => state).toSorted()).toEqual(['expired', 'revoked'])
  })

  it('is found in the audit log with what it did', async () => {
    const { id, prefix } = await newKey()
    const { list: acts = [] } = (await shop.inject(calls.audit.auditPage, { body: {} }, shop.as(owner))).body.data ?? {}
    const made = acts.find((one) => one.call === 'apiKey.staffKeyCreate')
    expect(made).toMatchObject({ userId: owner.id })
    expect(JSON.stringify(made)).toContain(id)
    expect(JSON.stringify(made)).toContain(prefix)
  })
})

describe('creating a key of the shop', () => {
  it('needs the permission, the identity, a name and only what its maker may do', async () => {
    const support = await signInStaff(shop, 'lumen', 'support')
    await shop.confirmIdentity(support)
    expect((await create({ name: 'Mine', permissions: ['rate.view'] }, support)).body.code).toBe('forbidden')
    expect((await create({ name: ' \u200b ', permissions: ['rate.view'] })).body.code).toBe('data_error')
    shop.clock.advance(dayMs)
    expect((await create({ name: 'Late', permissions: ['rate.view'] })).body.code).toBe('step_up_required')
  })

  it('stops at the largest number of working keys, also for requests at once', async () => {
    for (let n = 1; n < mostKeys; n++) await newKey(['rate.view'])
    const last = { name: 'Last', permissions: ['rate.view'] satisfies StaffKeyPermission[] }
    const both = await Promise.all([create(last), create(last)])
    expect(both.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'keys_full'])
  })
})
