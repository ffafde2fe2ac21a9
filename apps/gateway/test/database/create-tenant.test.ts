import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Call, type CallData, type CallInput, calls, type Envelope } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { contractEntries, exampleOf } from '@tradepost/contract/openapi'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseContents } from '../support/database-contents.ts'
import { createEmptyDatabase } from '../support/empty-database.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { createMailServer } from '../support/mail-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-tenant-'))
const webSecret = randomBytes(24).toString('base64url')
const admin = 'first@nova.example'
const nova = [
  ...['--admin', admin, '--company', 'Nova Ltd', '--origin', 'https://shop.nova.example'],
  ...['--desk-origin', 'https://desk.nova.example', '--colour', '#0a58ff', '--languages', 'en,de'],
  ...['--currencies', 'USD,EUR', '--rate', 'EUR=0.86'],
]
let place: Awaited<ReturnType<typeof createEmptyDatabase>>
let mails: Awaited<ReturnType<typeof createMailServer>>
let gateway: Awaited<ReturnType<typeof startGateway>>
let env: Record<string, string>

async function runToEnd(args: string[], more: Record<string, string> = {}) {
  const { exited, output } = runGateway(args, { ...env, ...more })
  return { code: await exited, output: output().trim() }
}

async function asTenant<T>(tenantId: number, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: place.url('owner') })
  await owner.connect()
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)])
    return await work(owner)
  } finally {
    await owner.end()
  }
}

const rowsAs = (tenantId: number, text: string): Promise<object[]> =>
  asTenant(tenantId, async (owner) => (await owner.query<object>(text)).rows)

/** The number of rows in each table of tenants that has any. */
const rowsOfTables = (tenantId: number) =>
  asTenant(tenantId, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    )
    expect(tables.length).toBeGreaterThan(60)
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await owner.query<{ n: number }>(
        `select count(*)::int as n from ${name} where tenant_id = ${tenantId}`,
      )
      if (rows[0]?.n) counts[name] = rows[0].n
    }
    return counts
  })

interface Via {
  client?: string
  secret?: string
  token?: string
}

async function request(call: Call, input: object, { client = 'nova-web', secret = webSecret, token }: Via = {}) {
  const { params = {}, query = {}, body } = input as Record<'params' | 'query' | 'body', Record<string, unknown>>
  const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  const answer = await fetch(`http://127.0.0.1:${gateway.port}${address}?${new URLSearchParams(pairs)}`, {
    method: call.method,
    headers: {
      ...{ 'X-Client-Id': client, 'X-Client-Secret': secret, Lang: 'en' },
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(call.method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(call.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  return { status: answer.status, text: await answer.text() }
}

async function send<C extends Call>(call: C, input: CallInput<C>, via?: Via): Promise<CallData<C>> {
  const { text } = await request(call, input as object, via)
  const { code, field, data } = JSON.parse(text) as Envelope<CallData<C>>
  if (code !== '0000') throw new Error(`${call.path} answered ${code} ${field ?? ''}`)
  return data as CallData<C>
}

/** The newest mail to an address that matches, once it has arrived, with its quoted-printable lines joined. */
async function mailWith(pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    for (const mail of [...mails.received].reverse()) {
      const text = mail.replace(/=\n/g, '').replace(/=3D/g, '=')
      const found = pattern.exec(text)?.[1]
      if (found) return found
    }
    await delay(100)
  }
  throw new Error(`no mail with ${pattern} among ${mails.received.length}`)
}

beforeAll(async () => {
  place = await createEmptyDatabase()
  mails = await createMailServer()
  env = {
    NODE_ENV: 'production',
    DATABASE_URL: place.url('app'),
    DATABASE_OWNER_URL: place.url('owner'),
    DATA_DIR: folder,
    APP_SECRET: randomBytes(32).toString('base64'),
    CLIENT_SECRETS: `nova-web=${webSecret}`,
    PUBLIC_URL: 'https://gateway.nova.example',
    MAILER: mails.url,
    ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '1',
  }
  expect(await runToEnd(['migrate'])).toMatchObject({ code: 0 })
  gateway = await startGateway(env)
}, 120_000)
afterAll(async () => {
  gateway.child.kill('SIGTERM')
  await gateway.exited
  mails.close()
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('tenant create, in production while a gateway serves', { timeout: 180_000 }, () => {
  it('creates the rows of an empty shop, and no others', async () => {
    const created = await runToEnd(['tenant', 'create', 'nova', ...nova])
    expect(created).toMatchObject({ code: 0 })
    expect(created.output).toContain('nova is tenant 1 with site 1001 at https://shop.nova.example')
    // The secret of the shop was given, that of the desk was not.
    expect(created.output).not.toContain(webSecret)
    const deskSecret = /secret of nova-desk, shown only once:\n([\w-]{32})\n/.exec(created.output)?.[1]
    expect(await send(calls.site.deskSite, {}, { client: 'nova-desk', secret: deskSecret ?? '' })).toMatchObject({
      code: 'nova',
      companyName: 'Nova Ltd',
    })
    expect(await rowsOfTables(1)).toEqual({
      // The desk's secret was used a moment ago.
      ...{ client: 2, client_secret: 1, site: 1, tenant_key: 1, storefront_setting: 1 },
      // Two terminals with six landing pages and a page for each of the eight kinds of goods.
      ...{ category: 8, template_setting: 28 },
      // The invitation of the first administrator, and its mail.
      ...{ member_invitation: 1, mail: 1 },
    })
    expect(await rowsAs(1, `select code, per_usd::text as rate from fx_rate order by code`)).toEqual([
      { code: 'EUR', rate: '0.86000000' },
      { code: 'USD', rate: '1.00000000' },
    ])
  })

  it('lets the serving gateway answer the calls of every page', async () => {
    const site = { tenantId: '1', siteId: '1001' }
    const config = await send(calls.site.commonConfig, {
      query: {
        ...{ domain: 'shop.nova.example', areaTypes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
        ...{ showCurrency: true, showLanguage: true, showLanguageCurrency: true },
      },
    })
    expect(config).toMatchObject({
      ...{ tenantName: 'nova', companyName: 'Nova Ltd', themeColor: '#0a58ff', trustpilotData: null },
      currencyList: [{ code: 'USD' }, { code: 'EUR' }],
      languageCurrencyList: [
        { languageCode: 'en', currencyId: '1' },
        { languageCode: 'de', currencyId: '2' },
      ],
    })
    expect(Object.values(await send(calls.catalog.categoryAlias, { body: site })).sort()).toEqual(
      'accounts boosting coins game-sharing gift-cards items rental top-up'.split(' '),
    )
    for (const categoryRouteName of ['accounts', 'coins', 'rental', 'game-sharing'])
      expect(await send(calls.catalog.urlRouteCategory, { query: { ...site, categoryRouteName } })).toMatchObject({
        brands: [],
      })
    expect(await send(calls.catalog.brandPage, { query: site })).toMatchObject({ total: 0, list: [] })
    expect(await send(calls.offer.offerPage, { body: {} })).toMatchObject({ total: 0, list: [] })
    expect(await send(calls.offer.standardOfferPage, { body: {} })).toMatchObject({ total: 0, list: [] })
    expect(await send(calls.article.articleCategory, { query: {} })).toEqual([])
    expect(await send(calls.review.reviewPageShow, { query: {} })).toMatchObject({ average: null, count: 0, list: [] })
    expect(await send(calls.pass.passPlan, { query: {} })).toMatchObject({ onSale: false })
    for (const call of [calls.dictionary.country, calls.dictionary.currency, calls.dictionary.language])
      expect((await send(call, {})).length).toBeGreaterThan(1)
    expect(await send(calls.site.templateSetting, { query: { ...site, terminalType: 1 } })).toMatchObject({
      templates: { index: { heroImage: null } },
      recommendedSellerLevel: 3,
    })
  })

  it('lets no call that anybody may make fail inside', async () => {
    const open = contractEntries().filter(
      ({ call }) => ['none', 'optional'].includes(call.auth) && !call.path.includes('verify'),
    )
    expect(open.length).toBeGreaterThan(30)
    const failed: string[] = []
    for (const { topic, name, call, schemas } of open) {
      const example = (part: 'params' | 'query' | 'body') => (schemas[part] ? exampleOf(schemas[part]) : {})
      const input = { params: example('params'), query: example('query'), body: example('body') }
      const { status } = await request(call, { ...input, query: { ...(input.query as object), siteId: '1001' } })
      if (status >= 500) failed.push(`${topic}.${name}: ${status}`)
    }
    expect(failed).toEqual([])
  })

  it('invites the administrator, who accepts with a new account and is the owner', async () => {
    const token = await mailWith(/https:\/\/desk\.nova\.example\/staff\/invitation\?token=([\w-]{43})/)
    const person = { userType: userType.buyer, email: admin } as const
    await send(calls.signIn.verifyCode, { body: { ...person, purpose: 'EmailRegisterSendVerifyCode' } })
    const code = await mailWith(/^(\d{6})$/m)
    const { access_token } = await send(calls.signIn.oauthToken, {
      query: { client_id: 'nova-web', client_secret: webSecret },
      body: { ...person, grantType: 'captcha', code, newPassword: 'Kestrel-8842' },
    })
    const via = { token: access_token }
    expect(await send(calls.role.acceptInvitation, { body: { token } }, via)).toEqual({ side: 'staff', role: 'owner' })
    expect((await send(calls.role.myRoles, {}, via)).staff).toMatchObject({ role: 'owner' })
    expect(await rowsAs(1, 'select preset from role_member')).toEqual([{ preset: 'owner' }])
    expect(await rowsAs(1, 'select * from member_invitation')).toEqual([])
  })

  it('leaves a database in which check finds nothing', async () => {
    expect(await runToEnd(['check'])).toEqual({ code: 0, output: 'every invariant holds' })
  })

  it('makes both secrets of a second tenant, which uses the rates that exist', async () => {
    const created = await runToEnd([
      ...['tenant', 'create', 'orion', '--admin', 'first@orion.example', '--company', 'Orion', '--number', '7'],
      ...['--origin', 'https://orion.example', '--desk-origin', 'https://desk.orion.example', '--currencies', 'EUR'],
    ])
    expect(created).toMatchObject({ code: 0 })
    expect(created.output).toContain('orion is tenant 7 with site 7001')
    const [, client = '', secret = ''] =
      /secret of (orion-web), shown only once:\n([\w-]{32})/.exec(created.output) ?? []
    const query = { domain: 'orion.example', showCurrency: true }
    expect(await send(calls.site.commonConfig, { query }, { client, secret })).toMatchObject({
      ...{ tenantId: '7', siteId: '7001', currencyList: [{ code: 'EUR' }] },
    })
    expect(created.output).toContain('secret of orion-desk')
    expect(await runToEnd(['check'])).toEqual({ code: 0, output: 'every invariant holds' })
  })
})

describe('tenant create refuses', { timeout: 180_000 }, () => {
  const free = [
    ...['--origin', 'https://vega.example', '--desk-origin', 'https://desk.vega.example', '--currencies', 'USD'],
    ...['--admin', admin, '--company', 'Vega'],
  ]

  it.each([
    ['a tenant that exists', 'nova', nova.slice(0, -2), 'There is a tenant "nova" already.'],
    [
      'an address in use',
      ...['vega', [...free, '--origin', 'https://shop.nova.example'], 'is the address of nova already'],
    ],
    ['a number in use', 'vega', [...free, '--number', '7'], 'Tenant 7 is orion.'],
    [
      'a currency without a rate',
      ...['vega', [...free, '--currencies', 'USD,JPY'], 'no rate for JPY: add --rate JPY=…'],
    ],
    [
      'a rate that exists',
      ...['vega', [...free, '--currencies', 'EUR', '--rate', 'EUR=0.9'], 'the installation has a rate for EUR'],
    ],
    ['a bad colour', 'vega', [...free, '--colour', 'blue'], '--colour: blue is not a colour'],
    ['another verb', 'vega', ['more'], 'usage: gateway tenant create'],
  ] as [string, string, string[], string][])(
    '%s with a sentence, and changes nothing',
    async (_, code, options, sentence) => {
      const before = await databaseContents(place.url('owner'))
      const refused = await runToEnd(['tenant', 'create', code, ...options])
      expect(refused.output).toContain(sentence)
      expect(refused.code).toBe(1)
      const after = await databaseContents(place.url('owner'))
      expect(after.filter((line) => !before.includes(line) && line.includes('vega'))).toEqual([])
      expect(await rowsAs(1, 'select code from tenant order by code')).toEqual([{ code: 'nova' }, { code: 'orion' }])
      expect(await rowsAs(1, 'select id from client order by id')).toHaveLength(4)
      expect(await rowsAs(1, 'select code from fx_rate order by code')).toEqual([{ code: 'EUR' }, { code: 'USD' }])
    },
  )

  it('to work without the owning role', async () => {
    const refused = await runToEnd(['tenant', 'create', 'vega', ...free], { DATABASE_OWNER_URL: '' })
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('DATABASE_OWNER_URL is missing')
  })
})
