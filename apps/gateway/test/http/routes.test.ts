import { calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { type ContractEntry, contractEntries, exampleOf } from '@tradepost/contract/openapi'
import { platformPermissions } from '@tradepost/domain/permission/permissions'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerCall } from '../../src/http/route.ts'
import { createTenants } from '../../src/http/tenants.ts'
import { implement } from '../../src/platform/call/implement.ts'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { giveRole, register, signInSeller, signInStaff } from '../support/people.ts'
import { testClientSecrets } from '../support/test-clients.ts'

type Properties = Record<string, { properties?: Properties; items?: unknown; anyOf?: unknown[] }>
type ObjectSchema = { properties?: Properties; additionalProperties?: unknown }

const entries = contractEntries()
/** Codes that any call may answer to an invalid request. The id 1, which these tests send, belongs to nobody. */
const general = ['data_error', 'format_error', 'bad_request', 'not_found', 'tenant_mismatch']
const nameOf = ({ topic, name }: ContractEntry) => `${topic}.${name}`
const pathOf = ({ call }: ContractEntry) => call.path.replace(/\{(\w+)\}/g, (_, key) => (key === 'locale' ? 'en' : '1'))
/** Calls that an owner of one tenant may not make, because they are about the installation. */
const isForPlatform = ({ call }: ContractEntry) => platformPermissions.some((one) => one === call.permission)
const { origin } = testTenants.lumen
const credential = { 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'] }
let gateway: TestGateway
let token: string
/** Tokens of a seller and a member of staff. */
let privileged: { seller: string; staff: string }

beforeAll(async () => {
  gateway = await createTestGateway()
  token = (await register(gateway, 'routes@x.example')).access_token
  const seller = await signInSeller(gateway, { sellerId: null })
  await gateway.db.withTenant(1, 'test', (tx) => giveRole(tx, 1, seller.id, 'owner'))
  privileged = { seller: seller.token, staff: (await signInStaff(gateway)).token }
})
afterAll(() => gateway.close())

/** The token of a user who may make a call. */
const tokenFor = ({ call: { auth } }: ContractEntry) =>
  auth === 'seller' || auth === 'staff' ? privileged[auth] : token

function send(entry: ContractEntry, headers: Record<string, string>, body?: object, query = '') {
  const { method } = entry.call
  const payload = method === 'GET' || method === 'DELETE' ? undefined : entry.call.multipart ? undefined : (body ?? {})
  return gateway.app.inject({ method, url: pathOf(entry) + query, headers, ...(payload ? { payload } : {}) })
}

describe('every route', () => {
  it('comes from the contract, and every call of the contract is answered', () => {
    expect([...gateway.implemented].sort()).toEqual(entries.map(nameOf).sort())
    const otherRoutes = ['/livez', '/readyz', '/metrics', '/outbox', '/media/', '/docs', '/sandbox-pay/']
    const routes = gateway.app.printRoutes({ commonPrefix: false }).split('\n')
    // Calls that share an address stand in one line.
    const addresses = new Set(entries.map(({ call }) => call.path))
    expect(addresses.size).toBeGreaterThan(200)
    expect(routes.length).toBeGreaterThan(addresses.size)
    for (const entry of entries) {
      expect(
        gateway.app.hasRoute({ method: entry.call.method, url: entry.call.path.replace(/\{(\w+)\}/g, ':$1') }),
      ).toBe(true)
      expect(otherRoutes.some((path) => entry.call.path.startsWith(path))).toBe(false)
    }
  })

  it.each(entries.map((entry) => [nameOf(entry), entry] as const))('%s keeps its auth stance', async (_, entry) => {
    const expected: Record<string, [number, string]> = {
      buyer: [401, 'unauthorized'],
      seller: [401, 'unauthorized'],
      staff: [401, 'unauthorized'],
      client: [401, 'invalid_client'],
    }
    const stance = expected[entry.call.auth]
    if (stance) {
      const answer = await send(entry, { origin })
      expect([answer.statusCode, answer.json().code]).toEqual(stance)
    }
    const stranger = await send(entry, {
      origin: 'https://evil.example',
      ...(stance ? { authorization: `Bearer ${token}` } : {}),
    })
    const refusal = entry.call.auth === 'client' ? 'invalid_client' : 'origin_unknown'
    if (entry.call.auth === 'signature') expect(stranger.statusCode).toBeGreaterThanOrEqual(400)
    else expect(stranger.json().code).toBe(refusal)
  })

  it('G-08 answers success with "0000" and a text, failure with a code and a text', async () => {
    for (const entry of entries) {
      const answer = await send(entry, { origin, ...credential, authorization: `Bearer ${tokenFor(entry)}` })
      if (entry.call.bare && answer.statusCode === 200) continue
      const { code, msg } = answer.json()
      expect([typeof code, typeof msg, msg !== ''], nameOf(entry)).toEqual(['string', 'string', true])
      if (answer.statusCode < 300) expect(code, nameOf(entry)).toBe('0000')
      else expect([...entry.call.errors, ...general], nameOf(entry)).toContain(code)
    }
  })

  it('S16 requires the user type of its auth, and takes it from the account only', async () => {
    const bits = { buyer: userType.buyer, seller: userType.seller, staff: userType.employee }
    const guarded = entries.flatMap((entry) =>
      Object.hasOwn(bits, entry.call.auth) ? [{ entry, bit: bits[entry.call.auth as keyof typeof bits] }] : [],
    )
    for (const bit of Object.values(bits)) expect(guarded.filter((one) => one.bit === bit).length).toBeGreaterThan(10)
    const become = (type: number) =>
      gateway.db.withTenant(1, 'test', (tx) => tx.execute(sql`update app_user set user_type = ${type}`))
    // Each type alone, and all but one of them.
    for (const type of [1, 2, 4, 8, 14, 13, 11, 7]) {
      await become(type)
      for (const { entry, bit } of guarded) {
        // This user has a store and is an owner of the tenant, so only the user type decides.
        const answer = await send(entry, { origin, ...credential, authorization: `Bearer ${privileged.seller}` })
        const isRefused = answer.statusCode === 403 && answer.json().code === 'forbidden'
        expect([type, isRefused], nameOf(entry)).toEqual([type, (type & bit) === 0 || isForPlatform(entry)])
      }
    }
    for (const { entry, bit } of guarded) {
      if (bit !== bits.seller) continue
      const answer = await send(entry, { origin, ...credential, authorization: `Bearer ${privileged.staff}` })
      expect([answer.statusCode, answer.json().code], nameOf(entry)).toEqual([403, 'forbidden'])
    }
    await become(userType.buyer)
    const withType = entries.filter((entry) => 'userType' in ((entry.schemas.body as ObjectSchema)?.properties ?? {}))
    expect(withType.length).toBeGreaterThan(1)
    for (const entry of withType) {
      const bodies = [1, 2, 4, 15, 12].map((type) => ({ userType: type }))
      for (const body of bodies) {
        const answer = await send(
          entry,
          { origin, ...credential, authorization: `Bearer ${token}` },
          body,
          '?client_id=lumen-web&client_secret=development-only-lumen-web-secret',
        )
        expect(answer.statusCode, nameOf(entry)).toBe(400)
      }
    }
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute<{ t: number }>(sql`select distinct user_type t from app_user`),
    )
    expect(rows).toEqual([{ t: 8 }])
    await become(15)
  }, 120_000)

  it('S35 refuses unknown keys in every body and names them', async () => {
    const extra = {
      id: '1',
      tenantId: '2',
      userId: '1',
      balance: 1e9,
      status: 1,
      userType: 15,
      price: 1,
      role: 'admin',
    }
    const snapshot = async () => {
      const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
        tx.execute<{ all: string }>(sql`select json_agg(u)::text as all from app_user u`),
      )
      return rows[0]?.all
    }
    const before = await snapshot()
    for (const entry of entries) {
      const schema = entry.schemas.body as ObjectSchema | undefined
      if (!schema) continue
      expect(schema.additionalProperties, nameOf(entry)).toBe(false)
      // Refused before its body is read.
      if (isForPlatform(entry)) continue
      for (const [key, value] of Object.entries(extra)) {
        if (key in (schema.properties ?? {})) continue
        const headers = { origin, ...credential, authorization: `Bearer ${tokenFor(entry)}` }
        const query =
          entry.call.auth === 'client' ? '?client_id=lumen-web&client_secret=development-only-lumen-web-secret' : ''
        const { params } = entry.schemas
        const answer = await send(entry, headers, { [key]: value }, query)
        expect(answer.statusCode, `${nameOf(entry)} ${key}`).toBe(400)
        // An invalid path id is reported before the body is checked.
        if (!params) expect(answer.json(), `${nameOf(entry)} ${key}`).toMatchObject({ code: 'data_error', field: key })
      }
    }
    expect(await snapshot()).toBe(before)
  })
})

describe('the tenant', () => {
  const foreign = testTenants.sahra
  const headersFor = (entry: ContractEntry) => ({ origin, ...credential, authorization: `Bearer ${tokenFor(entry)}` })
  const asClient = ({ call }: ContractEntry) =>
    call.auth === 'client' ? `?client_id=lumen-web&client_secret=${credential['x-client-secret']}&` : '?'
  // The signature of a webhook decides its tenant.
  const called = entries.filter(({ call }) => call.auth !== 'signature' && !call.multipart)

  /** A summary of the other tenant's rows in each table. */
  async function rowsOfTheOther() {
    const admin = new pg.Client({ connectionString: gateway.urls.admin })
    await admin.connect()
    const { rows } =
      await admin.query(`select table_name, query_to_xml(format('select count(*), max(xmin::text::bigint) from %I
      where tenant_id = ${foreign.tenantId}', table_name), false, true, '')::text as held
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'tenant_id' and table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
    await admin.end()
    return rows
  }

  it('S40 is that of the calling shop, whatever a body, a query, a header or a token says', async () => {
    const before = await rowsOfTheOther()
    expect(before.length).toBeGreaterThan(50)
    let named = 0
    for (const entry of called) {
      const { body, query, params } = entry.schemas
      const example = {
        body: body ? (exampleOf(body) as object) : {},
        query: query ? (exampleOf(query) as object) : {},
      }
      for (const [key, value] of [
        ['tenantId', '2'],
        ['siteId', foreign.siteId],
      ] as const) {
        const hasKey = (schema: unknown) => key in ((schema as ObjectSchema | undefined)?.properties ?? {})
        const search = new URLSearchParams(Object.entries(example.query).map(([name, one]) => [name, String(one)]))
        search.set(key, value)
        const attempts = [
          ...(entry.call.method === 'GET' || entry.call.method === 'DELETE'
            ? []
            : [
                {
                  answer: await send(entry, headersFor(entry), { ...example.body, [key]: value }, asClient(entry)),
                  isDeclared: hasKey(body),
                },
              ]),
          {
            answer: await send(entry, headersFor(entry), example.body, `${asClient(entry)}${search}`),
            isDeclared: hasKey(query),
          },
        ]
        for (const { answer, isDeclared } of attempts) {
          const { code } = answer.json()
          expect([nameOf(entry), key, answer.statusCode >= 400 && answer.statusCode < 500], answer.body).toEqual([
            nameOf(entry),
            key,
            true,
          ])
          if (!isDeclared || params) continue
          named++
          expect([nameOf(entry), key, code]).toEqual([nameOf(entry), key, 'tenant_mismatch'])
        }
      }
    }
    expect(named).toBeGreaterThan(20)

    const codeOf = async (entry: ContractEntry, headers: Record<string, string>) =>
      (await send(entry, headers, {}, asClient(entry))).json().code
    for (const entry of called) {
      // The credential of one site from another site's origin, and a client id with another client's secret.
      expect([nameOf(entry), await codeOf(entry, { ...headersFor(entry), origin: foreign.origin })]).toEqual([
        nameOf(entry),
        'tenant_mismatch',
      ])
      expect([nameOf(entry), await codeOf(entry, { ...headersFor(entry), 'x-client-id': foreign.clientId })]).toEqual([
        nameOf(entry),
        'invalid_client',
      ])
    }
    expect(await rowsOfTheOther()).toEqual(before)

    // A token is valid for its own tenant only.
    const elsewhere = {
      origin: foreign.origin,
      'x-client-id': foreign.clientId,
      'x-client-secret': testClientSecrets[foreign.clientId],
    }
    const guarded = called.filter(({ call }) => ['buyer', 'seller', 'staff'].includes(call.auth))
    expect(guarded.length).toBeGreaterThan(60)
    for (const entry of guarded) {
      const headers = { ...elsewhere, authorization: `Bearer ${tokenFor(entry)}` }
      const answer = await send(entry, headers, {})
      expect([nameOf(entry), answer.statusCode, answer.json().code]).toEqual([nameOf(entry), 401, 'unauthorized'])
    }
    // Headers that name a tenant are ignored.
    const whoAmI = async (headers: Record<string, string>) => {
      const url = '/account/user/base/info'
      const given = { origin, ...credential, authorization: `Bearer ${token}`, ...headers }
      return (await gateway.app.inject({ method: 'POST', url, headers: given, payload: {} })).json().data
    }
    const self = await whoAmI({})
    expect(self.email.email).toBe('routes@x.example')
    for (const name of ['tenantid', 'tenant-id', 'x-tenant-id', 'x-tenant', 'siteid', 'x-site-id'])
      expect(await whoAmI({ [name]: '2' })).toEqual(self)
    expect(
      await whoAmI({ 'x-forwarded-host': testTenants.sahra.host, forwarded: `host=${testTenants.sahra.host}` }),
    ).toEqual(self)
  })
})

describe('answers', () => {
  it('S36 contain only what their schema declares, and no schema declares a secret', async () => {
    const app = fastify({ logger: false })
    app.decorateRequest('site', null)
    app.decorateRequest('rawBytes', null)
    app.decorateRequest('successText', 'errors.success')
    const leaky = {
      id: '1',
      userId: '1',
      nickName: 'n',
      email: { email: 'a@x.example', verifiedBy: 'canary-nested' },
      avatar: null,
      countryId: null,
      languageId: null,
      hasPassword: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      passwordHash: 'canary-hash',
      tenant_id: 1,
    }
    registerCall(
      app,
      gateway.deps,
      createTenants(gateway.db, gateway.deps.config),
      implement(calls.account.userBaseInfo, async () => leaky),
    )
    const headers = { ...credential, authorization: `Bearer ${token}` }
    const answer = await app.inject({ method: 'POST', url: '/account/user/base/info', headers, payload: {} })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(/canary|passwordHash|tenant_id/)
    await app.close()

    const secret = /hash|secret|cost|ciphertext|internal|salt|pepper|keyId/i
    const names: string[] = []
    const walk = (node: unknown, path: string): void => {
      if (!node || typeof node !== 'object') return
      const { properties = {}, items, anyOf = [] } = node as Properties[string]
      for (const [key, schema] of Object.entries(properties)) {
        if (secret.test(key)) names.push(`${path}.${key}`)
        walk(schema, `${path}.${key}`)
      }
      walk(items, `${path}[]`)
      for (const one of anyOf) walk(one, path)
    }
    for (const entry of entries) walk(entry.schemas.data, nameOf(entry))
    expect(names).toEqual([])
  })

  it('S37 refuse prototype pollution and repeated parameters', async () => {
    const url = '/account/verify-code'
    const headers = { origin, 'content-type': 'application/json' }
    const bodies = [
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"userType":8,"purpose":"LoginSendVerifyCode","email":"a@x.example","__proto__":{"tenantId":"2"}}',
      '{"userType":8,"purpose":["LoginSendVerifyCode","BindEmailSendVerifyCode"],"email":"a@x.example"}',
      '{"userType":8,"purpose":"LoginSendVerifyCode","email":{"$ne":""}}',
      '[1,2]',
      'null',
      '"text"',
      '{"a":1',
    ]
    for (const payload of bodies) {
      const answer = await gateway.app.inject({ method: 'POST', url, headers, payload })
      expect([answer.statusCode, payload], answer.body).toEqual([400, payload])
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    const repeated = ['sellerId=1&sellerId=2', '__proto__=1', 'constructor=1', 'sellerId[$ne]=1']
    for (const query of repeated) {
      const answer = await gateway.app.inject({ method: 'GET', url: `/operation/seller/store?${query}`, headers })
      expect([answer.statusCode, query]).toEqual([400, query])
    }
  })
})
