import { type AuditEntry, type CallInput, calls } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { register, type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { testClientSecrets } from '../../../test/support/test-clients.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
let owner: SignedIn
let admin: pg.Client
beforeAll(async () => {
  shop = await createAfterSalesShop({ env: { PRIVILEGED_CLIENTS: 'lumen-web=lumen' } })
  owner = await signInStaff(shop)
  admin = new pg.Client({ connectionString: shop.urls.owner })
  await admin.connect()
  await admin.query(`select set_config('app.tenant_id', '1', false)`)
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})

type Filter = NonNullable<CallInput<typeof calls.audit.auditPage>['body']>
async function log(body: Filter = {}): Promise<AuditEntry[]> {
  const { body: answer } = await shop.inject(calls.audit.auditPage, { body: { limit: 100, ...body } }, owner)
  if (!answer.data) throw new Error(answer.code)
  return answer.data.list
}
const newest = async (call: string) => (await log({ call }))[0]
const correct = (by: SignedIn, amount: number, headers = {}) =>
  shop.inject(
    calls.staff.correctBalance,
    {
      body: { account: 'points', ownerId: shop.customer.id, unit: 'POINT', amount, reason: 'Late; mail ann@x.example' },
    },
    { ...by, headers },
  )
const audit = (problems: readonly string[]) => problems.filter((problem) => problem.includes('audit:'))

describe('an entry of the audit log', () => {
  it('says who did what, by which role, from where and why, in the transaction of the write', async () => {
    const done = await correct(owner, 5, { 'x-client-ip': '203.0.113.7', 'x-request-id': 'request-0001' })
    expect(done.status).toBe(200)
    expect(await newest('staff.correctBalance')).toMatchObject({
      ...{ side: 'staff', userId: owner.id, role: 'owner', sellerId: null, client: 'lumen-web' },
      ...{ ip: '203.0.113.7', requestId: 'request-0001', subjects: [shop.customer.id] },
      input: expect.arrayContaining([{ name: 'amount', value: '5' }]),
      reason: 'Late; mail [redacted]',
    })
    const [together] = (
      await admin.query(`select (select xmin::text from audit_entry order by seq desc limit 1)
        = (select xmin::text from service_act order by at desc limit 1) as same`)
    ).rows
    expect(together).toEqual({ same: true })

    const made = await shop.inject(
      calls.role.createRole,
      { body: { name: 'Readers', permissions: ['case.view'] } },
      owner,
    )
    const id = made.body.data?.id ?? ''
    await shop.inject(
      calls.role.changeRole,
      { params: { id }, body: { name: 'Readers', permissions: ['act.view'] } },
      owner,
    )
    expect(await newest('role.changeRole')).toMatchObject({
      subjects: [id],
      changes: [{ name: 'permissions', before: 'case.view', after: 'act.view' }],
    })
  })

  it('is left by sellers and by clients that act for a person, and not by buyers', async () => {
    const orderId = await shop.sold()
    const body = { text: 'login: canary-user password: canary-pass-774' }
    expect(
      (await shop.inject(calls.seller.sellerDeliver, { params: { id: orderId }, body }, shop.as(shop.vendor))).status,
    ).toBe(200)
    expect(await newest('seller.sellerDeliver')).toMatchObject({
      ...{ side: 'seller', userId: shop.vendor.id, sellerId: shop.vendor.sellerId, role: 'seller_owner' },
      subjects: [orderId],
    })
    const before = (await log()).length
    const { access_token: token, user_info } = await register(shop, 'plain@x.example')
    await shop.inject(calls.beta.leaveBeta, {}, { token })
    expect(await log()).toHaveLength(before)

    const proxy = await shop.inject(calls.signIn.oauthToken, {
      query: { client_id: 'lumen-web', client_secret: testClientSecrets['lumen-web'] },
      body: { grantType: 'proxy_login', userType: 8, userId: user_info.userId },
    })
    expect(proxy.status).toBe(200)
    expect(await newest('signIn.oauthToken')).toMatchObject({
      ...{ side: 'client', client: 'lumen-web', userId: null, subjects: [user_info.userId] },
    })
    const acting = { token: proxy.body.data?.access_token ?? '' }
    await shop.inject(calls.beta.leaveBeta, {}, acting)
    expect(await newest('beta.leaveBeta')).toMatchObject({ side: 'client', userId: user_info.userId, role: null })
    await shop.inject(calls.beta.betaStatus, {}, acting)
    expect((await log())[0]?.call).toBe('beta.leaveBeta')
  })

  it('names the file in which the answer of a call is saved, also of one that only reads', async () => {
    const page = (savedAs?: string) =>
      shop.inject(
        calls.unitClaim.sellerUnitClaimPage,
        { body: { state: 'open' } },
        { ...shop.vendor, headers: savedAs ? { 'x-saved-as': savedAs } : {} },
      )
    const members = (savedAs: string) =>
      shop.inject(calls.role.sellerMemberList, {}, { ...shop.vendor, headers: { 'x-saved-as': savedAs } })
    const before = (await log()).length
    await page()
    await page('=cmd|calc.csv')
    await page('x'.repeat(90))
    expect(await log()).toHaveLength(before)
    expect((await page('claims.csv')).status).toBe(200)
    expect(await newest('unitClaim.sellerUnitClaimPage')).toMatchObject({
      ...{ side: 'seller', userId: shop.vendor.id, sellerId: shop.vendor.sellerId },
      input: expect.arrayContaining([
        { name: 'state', value: 'open' },
        { name: 'savedAs', value: 'claims.csv' },
      ]),
    })
    expect((await members('members.csv')).status).toBe(200)
    expect((await newest('role.sellerMemberList'))?.input).toEqual([{ name: 'savedAs', value: 'members.csv' }])
    // Nobody is recorded for a file that was refused.
    const stranger = await signInStaff(shop)
    const refused = await shop.inject(
      calls.role.sellerMemberList,
      {},
      { ...stranger, headers: { 'x-saved-as': 'members.csv' } },
    )
    expect(refused.status).toBe(403)
    expect(await log()).toHaveLength(before + 2)
  })

  it('is left by no call that fails, is refused or repeats an answer', async () => {
    const before = (await log()).length
    expect((await correct(owner, 0)).status).toBe(400)
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    expect((await correct(analyst, 5)).status).toBe(403)
    const headers = { 'idempotency-key': 'audit-once-0001' }
    const both = [await correct(owner, 6, headers), await correct(owner, 6, headers)]
    expect(both.map(({ status, headers: got }) => [status, got['idempotent-replayed']])).toEqual([
      [200, undefined],
      [200, 'true'],
    ])
    expect(await log()).toHaveLength(before + 1)
  })

  it('contains no secret: what sellers deliver, new credentials, messages and passwords stay out', async () => {
    const canary = 'canary-pass-774'
    const { rows } = await admin.query(`select count(*)::int as n,
      coalesce(bool_or(e::text like '%${canary}%'), false) as leaked from audit_entry e`)
    expect(rows[0]).toEqual({ n: expect.any(Number), leaked: false })
    expect(rows[0].n).toBeGreaterThan(4)
    // The text was delivered, so the log had a chance to contain it.
    expect((await newest('seller.sellerDeliver'))?.input.map(({ name }) => name)).toEqual(['id'])
  })
})

describe('the audit log', () => {
  it('is searched by person, call, subject and time, and paged without gaps', async () => {
    const all = await log()
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => all.length - index))
    const pages: number[] = []
    for (let before: number | undefined; ; ) {
      const { body } = await shop.inject(
        calls.audit.auditPage,
        { body: { limit: 2, ...(before ? { before } : {}) } },
        owner,
      )
      pages.push(...(body.data?.list.map(({ seq }) => seq) ?? []))
      if (!body.data?.next) break
      before = body.data.next
    }
    expect(pages).toEqual(all.map(({ seq }) => seq))
    expect(
      (await log({ subject: shop.customer.id })).every(({ subjects }) => subjects.includes(shop.customer.id)),
    ).toBe(true)
    expect(await log({ subject: '42' })).toEqual([])
    expect((await log({ userId: shop.vendor.id })).map(({ side }) => side)).toContain('seller')
    expect(await log({ side: 'client', call: 'staff.correctBalance' })).toEqual([])
    expect(await log({ to: '2020-01-01T00:00:00.000Z' })).toEqual([])
    expect(await log({ from: '2020-01-01T00:00:00.000Z' })).toHaveLength(all.length)
  })

  it('is exported as CSV that no spreadsheet runs, and the export is recorded', async () => {
    await correct(owner, 7)
    const { body } = await shop.inject(calls.audit.auditExport, { body: { call: 'staff.correctBalance' } }, owner)
    const lines = (body.data?.csv ?? '').trim().split('\r\n')
    expect(lines[0]).toMatch(/^seq,at,side,userId/)
    expect(lines).toHaveLength(1 + (await log({ call: 'staff.correctBalance' })).length)
    expect((await log())[0]?.call).toBe('audit.auditExport')
  })

  it('is read by nobody without the permission', async () => {
    for (const role of ['support_lead', 'finance'] as const) {
      const person = await signInStaff(shop, 'lumen', role)
      expect((await shop.inject(calls.audit.auditPage, { body: {} }, person)).status).toBe(403)
    }
  })

  it('stays whole when many write at the same time', async () => {
    const before = (await log()).length
    const people = await Promise.all(Array.from({ length: 6 }, () => signInStaff(shop)))
    await Promise.all(people.flatMap((person) => [1, 2, 3].map((n) => correct(person, n))))
    expect(await log()).toHaveLength(before + 18)
    expect(audit(await checkInvariants(shop.db))).toEqual([])
  })
})

describe('whoever alters the audit log', () => {
  it('is refused, as the gateway and as the owner', async () => {
    for (const change of ['update audit_entry set ip = $$$$', 'delete from audit_entry']) {
      await expect(shop.within('lumen', (tx) => tx.execute(sql.raw(change)))).rejects.toMatchObject({
        cause: { code: '42501' },
      })
      await expect(admin.query(change)).rejects.toMatchObject({ code: '42501' })
    }
    await expect(admin.query('truncate audit_entry')).rejects.toMatchObject({ code: '42501' })
    await expect(shop.within('lumen', (tx) => tx.execute(sql`update audit_head set seq = 1`))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it.each([
    ['changes an entry', `update audit_entry set reason = 'x' where seq = 2`, 'changed'],
    ['moves it in time', `update audit_entry set at = at - interval '1 hour' where seq = 2`, 'changed'],
    ['takes one out', 'delete from audit_entry where seq = 2', 'missing or in another place'],
    ['takes the first out', 'delete from audit_entry where seq = 1', 'missing or in another place'],
    [
      'takes the newest out',
      'delete from audit_entry where seq = (select max(seq) from audit_entry)',
      'newest entry is missing',
    ],
    [
      'swaps two with their hashes recomputed',
      `update audit_entry set seq = -2 where seq = 2; update audit_entry set seq = 2 where seq = 3;
       update audit_entry set seq = 3 where seq = -2; update audit_entry e set hash = audit_hash(e) where seq in (2, 3)`,
      'missing or in another place',
    ],
    ['empties it', 'delete from audit_entry', 'newest entry is missing'],
  ])('is found by check if it %s with the triggers switched off', async (_, change, problem) => {
    expect(audit(await checkInvariants(shop.db))).toEqual([])
    await admin.query('create table audit_copy as select * from audit_entry')
    await admin.query('alter table audit_entry disable trigger user')
    try {
      await admin.query(change)
      expect(audit(await checkInvariants(shop.db)).join()).toContain(problem)
    } finally {
      await admin.query(
        'delete from audit_entry; insert into audit_entry select * from audit_copy; drop table audit_copy',
      )
      await admin.query('alter table audit_entry enable trigger user')
    }
    expect(audit(await checkInvariants(shop.db))).toEqual([])
  })
})

describe('the contract', () => {
  it('names as reads only calls of lists, pages, prices and suggestions', () => {
    const reading = contractEntries().filter(({ call }) => call.reads)
    expect(reading.length).toBeGreaterThan(20)
    const odd = reading
      .map(({ name }) => name)
      .filter(
        (name) =>
          !/(Page|List|Rows|Alias|Info|Cards|Detail|Purchase|Queue|Online|Insight)$|^(quote|estimate|read|suggest)/.test(
            name,
          ),
      )
    expect(odd).toEqual([])
  })
})
