import { calls } from '@tradepost/contract'
import { rememberMeSeconds } from '@tradepost/contract/constants'
import { dayMs, secondMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { newestCode, register, requestCode, requestToken } from '../../../../test/support/people.ts'

const password = 'Blue-Kettle-42'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ poolSize: 24 })
})
afterAll(() => gateway.close())

const refresh = (refreshToken: string, tenant: 'lumen' | 'sahra' = 'lumen') =>
  requestToken(gateway, { grantType: 'refresh_token', refreshToken }, tenant)
const whoAmI = (token: string) => gateway.inject(calls.account.userBaseInfo, { body: {} }, { token })
const events = async (kind: string) => {
  const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute<{ user_id: string }>(sql`select user_id from security_event where kind = ${kind} order by at`),
  )
  return rows
}

describe('refreshing', () => {
  it('G-15 gives a new pair, and refuses a reused and a forged token', async () => {
    const first = await register(gateway, 'refresh@x.example')
    const next = (await refresh(first.refresh_token)).body.data
    expect(next?.access_token).not.toBe(first.access_token)
    expect(next?.refresh_token).not.toBe(first.refresh_token)
    expect((await whoAmI(next?.access_token ?? '')).status).toBe(200)
    expect((await refresh('x'.repeat(43))).body.code).toBe('invalid_grant')
    gateway.clock.advance(11 * secondMs)
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, body: { code: 'access_denied' } })
  })

  it('gives two tabs the same successor within ten seconds', async () => {
    const { refresh_token: token } = await register(gateway, 'tabs@x.example')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    const successors = new Set(answers.map((answer) => answer.body.data?.refresh_token))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    expect(successors.size).toBe(1)
    gateway.clock.advance(9 * secondMs)
    expect((await refresh(token)).body.data?.refresh_token).toBe([...successors][0])
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute<{ n: number }>(sql`select count(*)::int n from refresh_token t join refresh_family f
        on f.tenant_id = t.tenant_id and f.id = t.family_id join app_user u on u.tenant_id = f.tenant_id and u.id = f.user_id
        where u.email = 'tabs@x.example'`),
    )
    expect(rows[0]?.n).toBe(2)
  })

  it.each(['thief first', 'victim first'])(
    'S7 ends the family when a copied token is used again (%s)',
    async (order) => {
      const email = `${order.replace(' ', '-')}@x.example`
      const stolen = await register(gateway, email)
      const one = (await refresh(stolen.refresh_token)).body.data
      gateway.clock.advance(60 * secondMs)
      // The thief or the victim, whoever comes second, sends a used token.
      const replayed = await refresh(stolen.refresh_token)
      expect(replayed).toMatchObject({ status: 401, body: { code: 'access_denied' } })
      expect((await refresh(one?.refresh_token ?? '')).body.code).toBe('access_denied')
      for (const token of [stolen.access_token, one?.access_token ?? '']) {
        expect((await whoAmI(token)).body.code).toBe('access_denied')
      }
      expect((await events('refresh_reused')).at(-1)?.user_id).toBe(stolen.user_info.userId)
      const [mail] = await gateway.mailbox()
      expect(mail).toMatchObject({ toAddress: email, subject: 'We signed you out to protect your account' })
    },
  )

  it('S8 refuses a token at another tenant or client, and records it', async () => {
    const session = await register(gateway, 'foreign@x.example')
    expect((await refresh(session.refresh_token, 'sahra')).body.code).toBe('invalid_grant')
    await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute(sql`update refresh_family set client_id = 'other-app' where user_id = ${session.user_info.userId}`),
    )
    expect((await refresh(session.refresh_token)).body.code).toBe('access_denied')
    expect((await events('refresh_foreign_client')).at(-1)?.user_id).toBe(session.user_info.userId)
    const { rows } = await gateway.db.withTenant(2, 'test', (tx) =>
      tx.execute<{ n: number }>(sql`select count(*)::int n from security_event where kind = 'refresh_unknown'`),
    )
    expect(rows[0]?.n).toBe(1)
  })

  it('keeps the successor sealed: the database alone reveals no token', async () => {
    const first = await register(gateway, 'sealed@x.example')
    const next = (await refresh(first.refresh_token)).body.data
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute<{ dump: string }>(
        sql`select string_agg(t::text || encode(coalesce(successor_ct, ''), 'escape'), '') dump from refresh_token t`,
      ),
    )
    for (const token of [first.refresh_token, next?.refresh_token, next?.access_token]) {
      expect(rows[0]?.dump).not.toContain(token)
    }
  })
})

describe('the end of a session', () => {
  it('S11 comes after 590200 s if it is remembered, otherwise after 1200 s without a call', async () => {
    await register(gateway, 'remember@x.example', { newPassword: password })
    const login = async (remember: boolean) =>
      (await requestToken(gateway, { grantType: 'password', email: 'remember@x.example', password, remember })).body
        .data
    let session = await login(true)
    const started = gateway.clock.now().getTime()
    expect(session?.session_ends_at).toBe(Math.floor(started / 1000) + rememberMeSeconds)
    for (const day of [1, 3, 6]) {
      gateway.clock.set(new Date(started + day * dayMs))
      const next = (await refresh(session?.refresh_token ?? '')).body.data
      expect(next?.session_ends_at).toBe(session?.session_ends_at)
      session = next
    }
    gateway.clock.set(new Date(started + (rememberMeSeconds - 1) * secondMs))
    session = (await refresh(session?.refresh_token ?? '')).body.data
    expect(session?.expires_in).toBe(1)
    gateway.clock.advance(secondMs)
    expect((await whoAmI(session?.access_token ?? '')).status).toBe(401)
    expect((await refresh(session?.refresh_token ?? '')).body.code).toBe('invalid_grant')

    let short = await login(false)
    gateway.clock.advance(1199 * secondMs)
    short = (await refresh(short?.refresh_token ?? '')).body.data
    expect(short).toBeDefined()
    gateway.clock.advance(1200 * secondMs)
    expect((await refresh(short?.refresh_token ?? '')).body.code).toBe('invalid_grant')

    let busy = await login(false)
    const end = busy?.session_ends_at ?? 0
    while (gateway.clock.now().getTime() / 1000 + 1000 < end) {
      gateway.clock.advance(1000 * secondMs)
      busy = (await refresh(busy?.refresh_token ?? '')).body.data
      expect(busy?.session_ends_at).toBe(end)
    }
    gateway.clock.set(new Date(end * 1000))
    expect((await refresh(busy?.refresh_token ?? '')).body.code).toBe('invalid_grant')
  })

  it('S10 comes at once on all devices after logout, a new password, disabling or a changed role', async () => {
    const email = 'devices@x.example'
    await register(gateway, email, { newPassword: password })
    let current = password
    const devices = async () => {
      const sessions = []
      for (let device = 0; device < 3; device++) {
        sessions.push((await requestToken(gateway, { grantType: 'password', email, password: current })).body.data)
      }
      return sessions.map((session) => ({ access: session?.access_token ?? '', renewal: session?.refresh_token ?? '' }))
    }
    const states = async (sessions: { access: string; renewal: string }[]) =>
      Promise.all(
        sessions.map(async ({ access, renewal }) => [(await whoAmI(access)).status, (await refresh(renewal)).status]),
      )
    const ended = [401, 401]

    const [a, b, c] = await devices()
    if (!a || !b || !c) throw new Error('no devices')
    await gateway.inject(calls.signIn.revokeSession, { body: { refreshToken: a.renewal } })
    expect(await states([a])).toEqual([ended])
    const changed = await gateway.inject(
      calls.account.changePassword,
      { body: { oldPassword: current, newPassword: 'Green-Kettle-43' } },
      { token: b.access },
    )
    expect(changed.body.code).toBe('0000')
    current = 'Green-Kettle-43'
    // Tokens from before the change are worthless after it, in this browser too.
    expect(await states([b, c])).toEqual([ended, ended])
    expect((await whoAmI(changed.body.data?.session.access_token ?? '')).status).toBe(200)

    const forReset = await devices()
    gateway.clock.advance(60 * secondMs)
    await requestCode(gateway, email, 'ResetPasswordSendVerifyCode')
    const code = await newestCode(gateway, email)
    const purpose = 'ResetPasswordSendVerifyCode' as const
    const checked = await gateway.inject(calls.signIn.verifyCodeCheck, { body: { userType: 8, purpose, email, code } })
    const ticket = checked.body.data?.ticket ?? ''
    const reset = { email, ticket, password: 'Red-Kettle-44' }
    expect((await gateway.inject(calls.account.resetPassword, { body: reset })).body.code).toBe('0000')
    expect((await gateway.inject(calls.account.resetPassword, { body: reset })).body.code).toBe('code_wrong')
    current = 'Red-Kettle-44'
    expect(await states(forReset)).toEqual([ended, ended, ended])

    const forDisable = await devices()
    const set = (facts: ReturnType<typeof sql>) =>
      gateway.db.withTenant(1, 'test', (tx) => tx.execute(sql`update app_user set ${facts} where email = ${email}`))
    await set(sql`enabled = false`)
    expect(await states(forDisable)).toEqual([ended, ended, ended])
    expect((await requestToken(gateway, { grantType: 'password', email, password: current })).body.code).toBe(
      'credentials_wrong',
    )
    await set(sql`enabled = true`)

    const forRole = await devices()
    await set(sql`user_type = 4`)
    expect(await Promise.all(forRole.map(async ({ access }) => (await whoAmI(access)).status))).toEqual([403, 403, 403])
    expect((await Promise.all(forRole.map(({ renewal }) => refresh(renewal)))).map((answer) => answer.status)).toEqual([
      401, 401, 401,
    ])
  })
})
