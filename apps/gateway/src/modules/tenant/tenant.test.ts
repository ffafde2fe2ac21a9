import { type CallInput, calls } from '@tradepost/contract'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../test/support/harness.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { namePlatformAdmin, register, type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { readEmail } from '../../platform/text/email.ts'
import { checkInvariants } from '../check-invariants.ts'
import { dropAdmin, nameAdmin } from './platform-admins.ts'

type Plan = CallInput<typeof calls.tenant.createTenant>['body']

let gateway: TestGateway
let admin: SignedIn
beforeAll(async () => {
  gateway = await createTestGateway()
  await signInStaff(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  admin = await signInStaff(gateway, 'lumen', 'analyst')
  await namePlatformAdmin(gateway, admin)
})

/** Runs statements of the owning role as a tenant. */
async function asOwner<T>(work: (owner: pg.Client) => Promise<T>, tenantId = 1): Promise<T> {
  const owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)])
    return await work(owner)
  } finally {
    await owner.end()
  }
}
const rowsOf = (text: string, tenantId = 1): Promise<Record<string, unknown>[]> =>
  asOwner(async (owner) => (await owner.query(text)).rows, tenantId)

const planOf = (id: string, more: Partial<Plan> = {}): Plan => ({
  ...{ id, company: `${id} Ltd`, admin: `first@${id}.example`, themeColor: '#0a58ff' },
  ...{ shopOrigin: `https://shop.${id}.example`, deskOrigin: `https://desk.${id}.example` },
  ...{ languages: ['de', 'en'], currencies: ['EUR', 'USD'], rates: [] },
  ...more,
})
const create = (plan: Plan, by = admin) => gateway.inject(calls.tenant.createTenant, { body: plan }, by)
const list = async (by = admin) => (await gateway.inject(calls.tenant.tenantList, {}, by)).body

describe('a platform administrator', () => {
  it('creates an empty tenant, whose administrator is invited, and sees what remains to be done', async () => {
    const { body } = await create(planOf('nova'))
    expect(body).toMatchObject({
      code: '0000',
      data: {
        ...{ id: 'nova', number: 3, site: '3001', deskKnown: false },
        credentials: [
          { client: 'nova-web', credential: expect.stringMatching(/^[\w-]{32}$/) },
          { client: 'nova-desk', credential: expect.stringMatching(/^[\w-]{32}$/) },
        ],
      },
    })
    expect((await list()).data?.list.find(({ id }) => id === 'nova')).toEqual({
      ...{ id: 'nova', number: 3, company: 'nova Ltd', shopOrigin: 'https://shop.nova.example', deskOrigin: null },
      ...{ createdAt: expect.any(String), openedAt: null, shopSeenAt: null, deskSeenAt: null },
      ...{ sellers: 0, offers: 0, orders: 0, tasks: ['desk', 'owner', 'shop', 'open'] },
    })
    expect(await rowsOf(`select email, preset from member_invitation`, 3)).toEqual([
      { email: 'first@nova.example', preset: 'owner' },
    ])
    const [web, desk] = body.data?.credentials ?? []
    // The shop answers with its credential, and is seen by that.
    const headers = {
      'x-client-id': 'nova-web',
      'x-client-secret': web?.credential ?? '',
      origin: 'https://shop.nova.example',
    }
    const query = { domain: 'shop.nova.example', showLanguage: true }
    // A process without a connection for notices learns of the tenant after a second.
    await expect
      .poll(async () => (await gateway.inject(calls.site.commonConfig, { query }, { headers })).body.data?.companyName)
      .toBe('nova Ltd')
    expect((await list()).data?.list.at(-1)).toMatchObject({ tasks: ['desk', 'owner', 'open'] })
    // Neither secret is stored anywhere but as a hash.
    for (const one of [web, desk])
      expect(await rowsOf(`select 1 from audit_entry a where a::text like '%${one?.credential}%'`)).toEqual([])
    expect(await checkInvariants(gateway.db)).toEqual([])
  })

  it('leaves an entry in the audit log of both tenants', async () => {
    await create(planOf('orion'))
    const [own] = await rowsOf(
      `select user_id, role, call, after from audit_entry where call = 'tenant.createTenant' order by seq desc limit 1`,
    )
    expect(own).toMatchObject({ user_id: admin.id, role: 'analyst', after: { tenant: 'orion', company: 'orion Ltd' } })
    const [{ id } = {}] = await rowsOf(`select id from tenant where code = 'orion'`)
    expect(await rowsOf(`select seq, user_id, role, after from audit_entry`, Number(id))).toEqual([
      {
        seq: '1',
        user_id: null,
        role: 'platform',
        after: { tenant: 'orion', createdBy: admin.id, createdIn: 'lumen' },
      },
    ])
    expect(await checkInvariants(gateway.db)).toEqual([])
  })

  it('is told which field of a plan is wrong, and nothing is created', async () => {
    const before = await rowsOf('select count(*) from tenant')
    await asOwner((owner) => owner.query(`delete from fx_rate where code = 'KWD'`))
    const wrong: [Partial<Plan>, string, string][] = [
      [{ id: 'No shop' }, 'data_error', 'id'],
      [{ id: 'lumen' }, 'conflict', 'id'],
      [{ admin: 'nobody at all' }, 'email_format', 'admin'],
      [{ shopOrigin: 'shop.vega.example' }, 'data_error', 'shopOrigin'],
      [{ shopOrigin: testTenants.lumen.origin }, 'conflict', 'shopOrigin'],
      [{ deskOrigin: 'https://shop.vega.example' }, 'data_error', 'deskOrigin'],
      [{ company: '<b>' }, 'data_error', 'company'],
      [{ themeColor: 'orange!' }, 'data_error', 'themeColor'],
      [{ currencies: ['KWD'] }, 'data_error', 'rates'],
      [{ rates: [{ currency: 'EUR', perUsd: '0.9' }] }, 'data_error', 'rates'],
    ]
    for (const [part, code, field] of wrong)
      expect((await create(planOf('vega', part))).body, field).toMatchObject({ code, field })
    expect(await rowsOf('select count(*) from tenant')).toEqual(before)
  })
})

describe('rights above the tenants', () => {
  it('no owner has them, nobody grants them, and they end with the membership', async () => {
    const owner = await signInStaff(gateway)
    expect((await list(owner)).code).toBe('forbidden')
    expect((await create(planOf('mine'), owner)).body.code).toBe('forbidden')
    const role = { name: 'Above', permissions: ['tenant.create'] } as unknown as CallInput<
      typeof calls.role.createRole
    >['body']
    expect((await gateway.inject(calls.role.createRole, { body: role }, owner)).status).toBe(400)
    // The owner of the tenant cannot take over the account of somebody with more rights.
    const change = (by: SignedIn) =>
      gateway.inject(calls.role.changeMember, { params: { userId: admin.id }, body: { role: 'support' } }, by)
    expect((await change(owner)).body.code).toBe('forbidden')
    // Control: of an ordinary member it can.
    const ordinary = await signInStaff(gateway, 'lumen', 'analyst')
    expect(
      (
        await gateway.inject(
          calls.role.changeMember,
          { params: { userId: ordinary.id }, body: { role: 'support' } },
          owner,
        )
      ).body.code,
    ).toBe('0000')
    expect((await list()).code).toBe('0000')
    await asOwner((client) => client.query('delete from role_member where user_id = $1', [admin.id]))
    expect((await list()).code).toBe('forbidden')
    expect(await rowsOf(`select 1 from platform_admin where user_id = ${admin.id}`)).toEqual([])
  })

  it('the application can neither name somebody nor hand the rights on', async () => {
    const app = new pg.Client({ connectionString: gateway.urls.app })
    await app.connect()
    try {
      await app.query(`select set_config('app.tenant_id', '1', false)`)
      await expect(
        app.query(`insert into platform_admin (tenant_id, id, user_id, named_at, expires_at, accepted_at)
          values (1, gen_random_uuid(), ${admin.id}, now(), now(), now())`),
      ).rejects.toThrow('permission denied')
      const other = await signInStaff(gateway)
      await expect(
        app.query(`update platform_admin set user_id = ${other.id} where user_id = ${admin.id}`),
      ).rejects.toThrow('was accepted by somebody')
    } finally {
      await app.end()
    }
  })
})

describe('the command', () => {
  const email = readEmail('above@lumen.example')
  const name = () =>
    gateway.deps.owner?.withTenant(1, 'platform', (tx) =>
      nameAdmin(gateway.deps, tx, {
        ...{ tenantId: 1, email, preset: 'release_manager', locale: 'en', deskOrigin: 'https://desk.lumen.example' },
      }),
    )

  it('invites a stranger, who has the rights after accepting with that address, and takes them back', async () => {
    expect(await name()).toBe('invited')
    const [mail] = await gateway.mailbox()
    const [, token = ''] = /token=([\w-]{43})/.exec(JSON.stringify(mail)) ?? []
    gateway.clock.advance(1000)
    const invited = await register(gateway, email.address)
    const person = { id: '', token: invited.access_token }
    const accepted = await gateway.inject(calls.role.acceptInvitation, { body: { token } }, person)
    expect(accepted.body.data).toEqual({ side: 'staff', role: 'release_manager' })
    expect((await gateway.inject(calls.tenant.tenantList, {}, person)).body.code).toBe('0000')
    await expect(name()).rejects.toThrow('is a platform administrator already')
    await gateway.deps.owner?.withTenant(1, 'platform', (tx) => dropAdmin(tx, 1, email))
    expect((await gateway.inject(calls.tenant.tenantList, {}, person)).body.code).toBe('forbidden')
    // As a member of the staff the person needs no invitation any more.
    expect(await name()).toBe('named')
    expect((await gateway.inject(calls.tenant.tenantList, {}, person)).body.code).toBe('0000')
  })
})

describe('creating a tenant', () => {
  it('twice at once makes one, and the other is told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => create(planOf('twin', { shopOrigin: `https://twin${n}.example` }))),
    )
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['0000', ...Array(4).fill('conflict')])
    expect(await rowsOf(`select 1 from tenant where code = 'twin'`)).toHaveLength(1)
  })

  it('leaves no half tenant when its connection is killed in the middle', async () => {
    const [before] = await rowsOf('select count(*) as tenants from tenant')
    await asOwner(async (owner) => {
      // The invitation is one of the last rows; the tenant and its site are written then.
      await owner.query('begin; lock table member_invitation in access exclusive mode')
      const answer = create(planOf('halved'))
      const waiting = `select pid from pg_locks where not granted and relation = 'member_invitation'::regclass`
      const kills: unknown[] = []
      // A lost connection is tried again, so it is killed until the call gives up.
      const admins = new pg.Client({ connectionString: gateway.urls.admin })
      await admins.connect()
      let isOver = false
      void answer.finally(() => {
        isOver = true
      })
      while (!isOver) {
        const { rows } = await admins.query(`select pg_terminate_backend(pid) from (${waiting}) as w`)
        kills.push(...rows)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      await admins.end()
      expect(kills.length).toBeGreaterThan(0)
      expect((await answer).status).toBe(503)
      await owner.query('rollback')
    })
    expect((await rowsOf('select count(*) as tenants from tenant'))[0]).toEqual(before)
    expect(
      await rowsOf(
        `select 1 from site where origin like '%halved%' union all select 1 from client where id like 'halved%'`,
      ),
    ).toEqual([])
    // Control: the same statements one by one leave a half.
    await asOwner(async (owner) => {
      await owner.query(`insert into tenant (id, code, company_name) values (900, 'half', 'Half')`)
    })
    expect(await rowsOf(`select 1 from tenant where code = 'half'`)).toHaveLength(1)
    await asOwner((owner) => owner.query(`delete from tenant where code = 'half'`))
    expect((await create(planOf('halved'))).body.code).toBe('0000')
  })

  it('is refused where the gateway has not the owning role', async () => {
    const other = await createTestGateway({ hasOwner: false })
    try {
      const person = await signInStaff(other)
      await namePlatformAdmin(other, person)
      expect((await other.inject(calls.tenant.tenantList, {}, person)).body.data?.mayCreate).toBe(false)
      expect((await other.inject(calls.tenant.createTenant, { body: planOf('vega') }, person)).status).toBe(503)
    } finally {
      await other.close()
    }
  })
})
