import { randomBytes } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injector } from '../../../../test/support/harness.ts'
import { testTenants } from '../../../../test/support/minimal-tenants.ts'
import { newestCode, register, requestCode, requestToken } from '../../../../test/support/people.ts'
import { createShop, type Shop } from '../../../../test/support/shop.ts'
import { buildApp } from '../../../app.ts'
import { createJobs } from '../../../platform/jobs/app-jobs.ts'

const password = 'Blue-Kettle-42'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ poolSize: 16, env: { PRIVILEGED_CLIENTS: 'lumen-support=lumen' } })
})
afterAll(() => shop.close())

const whoAmI = (token = '') => shop.inject(calls.account.userBaseInfo, { body: {} }, { token })
const rows = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  shop.db.withTenant(1, 'test', async (tx) => (await tx.execute<T>(query)).rows)

async function ticketFor(
  email: string,
  purpose: 'BindEmailSendVerifyCode' | 'UnBindEmailSendVerifyCode' | 'LoginStrategySendVerifyCode',
) {
  shop.clock.advance(minuteMs)
  await requestCode(shop, email, purpose)
  const code = await newestCode(shop, email)
  const checked = await shop.inject(calls.signIn.verifyCodeCheck, { body: { userType: 8, purpose, email, code } })
  return checked.body.data?.ticket ?? ''
}

describe('handoff to another host', () => {
  const issue = (token: string, host = testTenants.lumen.host) =>
    shop.inject(calls.signIn.issueHandoff, { body: { host } }, { token })
  const redeem = (ticket: string, host = testTenants.lumen.host, tenant: 'lumen' | 'sahra' = 'lumen') =>
    shop.inject(calls.signIn.redeemHandoff, { body: { ticket, host } }, { tenant })

  it('carries the session once, within a minute, to the named host of the same tenant, without extending it', async () => {
    const first = await register(shop, 'handoff@x.example')
    const { body } = await issue(first.access_token)
    expect(body.data).toMatchObject({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 60,
      host: testTenants.lumen.host,
    })
    const racing = await Promise.all(Array.from({ length: 8 }, () => redeem(body.data?.ticket ?? '')))
    expect(racing.map((answer) => answer.body.code).sort()).toEqual(['0000', ...Array(7).fill('invalid_grant')])
    const session = racing.find((answer) => answer.body.data)?.body.data
    expect(session?.user_info).toEqual(first.user_info)
    expect(session?.session_ends_at).toBe(first.session_ends_at)
    expect((await whoAmI(first.access_token)).status).toBe(200)
    const again = async () => (await issue(first.access_token)).body.data?.ticket ?? ''
    expect((await redeem(await again(), testTenants.sahra.host)).body.code).toBe('invalid_grant')
    expect((await redeem(await again(), testTenants.lumen.host, 'sahra')).body.code).toBe('invalid_grant')
    const late = await again()
    shop.clock.advance(minuteMs)
    expect((await redeem(late)).body.code).toBe('invalid_grant')
    const ended = await again()
    await shop.inject(calls.signIn.revokeSession, { body: { refreshToken: first.refresh_token } })
    expect((await redeem(ended)).body.code).toBe('invalid_grant')
    for (const host of [testTenants.sahra.host, 'evil.example']) {
      const refused = await issue((await register(shop, `${host.replace(':', '-')}@x.example`)).access_token, host)
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found', field: 'host' } })
    }
  })

  it('refuses a refresh token in place of a ticket, and ends the leaked session', async () => {
    const email = 'leaky@x.example'
    const leaked = await register(shop, email)
    expect((await redeem(leaked.refresh_token)).body.code).toBe('invalid_grant')
    expect((await whoAmI(leaked.access_token)).body.code).toBe('access_denied')
    expect(
      (await requestToken(shop, { grantType: 'refresh_token', refreshToken: leaked.refresh_token })).body.code,
    ).toBe('access_denied')
    const [event] = await rows<{ user_id: string }>(
      sql`select user_id from security_event where kind = 'refresh_in_url'`,
    )
    expect(event?.user_id).toBe(leaked.user_info.userId)
    const subjects = (await shop.mailbox()).filter((mail) => mail.toAddress === email).map((mail) => mail.subject)
    expect(subjects).toContain('We signed you out to protect your account')
    expect((await redeem('x'.repeat(43))).body.code).toBe('invalid_grant')
  })
})

describe('sessions', () => {
  it('are listed for their user, who can end one or all others, but none of another user', async () => {
    const email = 'sessions@x.example'
    await register(shop, email, { newPassword: password })
    const login = async (agent: string) =>
      (
        await requestToken(shop, { grantType: 'password', email, password }, 'lumen', {
          'x-client-user-agent': agent,
          'x-client-ip': '198.51.100.7',
        })
      ).body.data
    const [phone, laptop] = [await login('Phone \u202e\r\n<b>'), await login('Laptop')]
    const stranger = await register(shop, 'stranger@x.example')
    const token = laptop?.access_token ?? ''
    const list = async () => (await shop.inject(calls.signIn.sessionList, {}, { token })).body.data ?? []
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter((one) => one.current)).toMatchObject([
      { userAgent: 'Laptop', ip: '198.51.100.7', signedInBy: 'password' },
    ])
    const onPhone = sessions.find((one) => one.userAgent?.startsWith('Phone'))
    expect(onPhone?.userAgent).toBe('Phone <b>')
    const end = (sessionId: string, by: string) =>
      shop.inject(calls.signIn.endSession, { body: { sessionId } }, { token: by })
    expect(await end(onPhone?.sessionId ?? '', stranger.access_token)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect((await whoAmI(phone?.access_token)).status).toBe(200)
    expect((await end(onPhone?.sessionId ?? '', token)).body.code).toBe('0000')
    expect((await whoAmI(phone?.access_token)).status).toBe(401)
    expect((await end(onPhone?.sessionId ?? '', token)).body.code).toBe('not_found')
    const others = await shop.inject(calls.signIn.endOtherSessions, { body: {} }, { token })
    expect(others.body.data).toEqual({ ended: 1 })
    expect((await list()).map((one) => one.current)).toEqual([true])
    expect((await whoAmI(stranger.access_token)).status).toBe(200)
  })

  it('are new after every sign-in, which ends the browser’s previous session, even another user’s', async () => {
    const victim = await register(shop, 'fixed@x.example', { newPassword: password })
    const attacker = await register(shop, 'attacker@x.example')
    const login = (token: string) =>
      requestToken(shop, { grantType: 'password', email: 'fixed@x.example', password, token })
    const first = (await login(attacker.refresh_token)).body.data
    expect([first?.access_token, first?.refresh_token]).not.toContain(attacker.access_token)
    expect((await whoAmI(attacker.access_token)).status).toBe(401)
    const second = (await login(first?.access_token ?? '')).body.data
    expect((await whoAmI(first?.access_token)).status).toBe(401)
    expect((await whoAmI(second?.access_token)).status).toBe(200)
    expect((await whoAmI(victim.access_token)).status).toBe(200)
    expect((await login('a token of nobody')).status).toBe(200)
  })

  it('S65 use DeviceId and the A/B group as opaque labels of at most 64 characters, which grant nothing', async () => {
    const owner = await requestToken(shop, { grantType: 'captcha', email: 'd@x.example', code: '000000' }, 'lumen', {
      deviceid: 'device-of-owner',
    })
    expect(owner.body.code).toBe('code_wrong')
    const hostile = [
      'x'.repeat(10_240),
      "1'; drop table app_user--",
      '<script>',
      '../../etc',
      'x'.repeat(65),
      '"]}',
      'ü',
    ]
    const email = 'device@x.example'
    const session = await register(shop, email, { newPassword: password })
    for (const deviceid of hostile) {
      const headers = {
        deviceid: encodeURI(deviceid) === deviceid ? deviceid : encodeURIComponent(deviceid),
        'ab-test-group': deviceid === 'ü' ? '9' : deviceid,
      }
      const answer = await requestToken(shop, { grantType: 'password', email, password }, 'lumen', headers)
      expect([deviceid.slice(0, 20), answer.status]).toEqual([deviceid.slice(0, 20), 200])
    }
    await requestToken(shop, { grantType: 'password', email, password }, 'lumen', { deviceid: 'device-of-owner' })
    const stored = await rows<{ device_id: string | null }>(
      sql`select distinct device_id from refresh_family where user_id = ${session.user_info.userId}`,
    )
    expect(stored.map((row) => row.device_id).sort()).toEqual(['device-of-owner', null])
    // Another user's device id signs nobody in.
    const headers = { deviceid: 'device-of-owner', 'ab-test-group': '1' }
    expect((await shop.inject(calls.account.userBaseInfo, { body: {} }, { headers })).status).toBe(401)
    const other = await register(shop, 'otherdevice@x.example')
    const ofOther = await shop.inject(calls.signIn.sessionList, {}, { token: other.access_token, headers })
    expect(ofOther.body.data).toHaveLength(1)
  })

  it('end by the database’s clock, even if the gateway’s clock is wrong', async () => {
    for (const skew of [-90_000, 90_000, -dayMs]) {
      const skewed = { now: () => new Date(shop.clock.now().getTime() + skew) }
      const other = await buildApp({
        ...shop.deps,
        clock: skewed,
        jobs: createJobs({ pool: shop.db.pool, clock: skewed, log: shop.deps.log }),
      })
      const there = injector(other.app)
      const session = await register(shop, `skew${skew}@x.example`)
      const status = async () =>
        (await there(calls.account.userBaseInfo, { body: {} }, { token: session.access_token })).status
      shop.clock.advance(15 * minuteMs - 1)
      expect([skew, await status()]).toEqual([skew, 200])
      shop.clock.advance(1)
      expect([skew, await status()]).toEqual([skew, 401])
      const { body } = await requestToken({ ...shop, inject: there } as never, {
        grantType: 'refresh_token',
        refreshToken: session.refresh_token,
      })
      expect(body.data).toMatchObject({ expires_in: 900, session_ends_at: session.session_ends_at })
      shop.clock.advance(20 * minuteMs)
      const late = await requestToken({ ...shop, inject: there } as never, {
        grantType: 'refresh_token',
        refreshToken: body.data?.refresh_token ?? '',
      })
      expect([skew, late.body.code]).toEqual([skew, 'invalid_grant'])
      await other.app.close()
    }
  })
})

describe('the email address', () => {
  it('is bound and unbound with a code to each address, not unbound if it is the last sign-in method, and refused if taken', async () => {
    const old = 'old@x.example'
    const session = await register(shop, old, { newPassword: password })
    const other = await requestToken(shop, { grantType: 'password', email: old, password })
    const token = session.access_token
    const bind = (body: { email: string; ticket: string; currentTicket?: string }) =>
      shop.inject(calls.account.bindEmail, { body }, { token })
    const ticket = await ticketFor('new@x.example', 'BindEmailSendVerifyCode')
    expect((await bind({ email: 'new@x.example', ticket })).body).toMatchObject({
      code: 'code_wrong',
      field: 'currentTicket',
    })
    const currentTicket = await ticketFor(old, 'UnBindEmailSendVerifyCode')
    const elsewhere = await ticketFor('elsewhere@x.example', 'BindEmailSendVerifyCode')
    expect((await bind({ email: 'new@x.example', ticket: elsewhere, currentTicket })).body.field).toBe('ticket')
    const bound = await bind({ email: 'new@x.example', ticket, currentTicket })
    expect(bound.body.data).toMatchObject({ email: { email: 'new@x.example' } })
    expect((await shop.mailbox()).some((mail) => mail.toAddress === old && mail.subject.includes('was changed'))).toBe(
      true,
    )
    expect((await whoAmI(other.body.data?.access_token)).status).toBe(401)
    expect((await requestToken(shop, { grantType: 'password', email: old, password })).body.code).toBe(
      'credentials_wrong',
    )
    expect((await requestToken(shop, { grantType: 'password', email: 'new@x.example', password })).body.code).toBe(
      '0000',
    )
    await register(shop, 'taken@x.example')
    const taken = await ticketFor('taken@x.example', 'BindEmailSendVerifyCode')
    const unbindTicket = await ticketFor('new@x.example', 'UnBindEmailSendVerifyCode')
    expect((await bind({ email: 'taken@x.example', ticket: taken, currentTicket: unbindTicket })).body.code).toBe(
      'email_taken',
    )
    const last = await ticketFor('new@x.example', 'UnBindEmailSendVerifyCode')
    const unbind = () => shop.inject(calls.account.unbindEmail, { body: { ticket: last } }, { token })
    expect((await unbind()).body.code).toBe('last_sign_in_method')
    await rows(
      sql`insert into identity values (1, 'Steam', 'https://steam.example', '76561198000000001', ${session.user_info.userId}, null, now(), now())`,
    )
    expect((await unbind()).body.data).toMatchObject({ email: { email: null } })
  })

  it('changes only in a fresh session, for which a code to the bound address is enough', async () => {
    const email = 'stale@x.example'
    const session = await register(shop, email)
    shop.clock.advance(10 * minuteMs)
    let token = session.access_token
    const unbind = async () =>
      (await shop.inject(calls.account.unbindEmail, { body: { ticket: 'x' } }, { token })).body.code
    expect(await unbind()).toBe('step_up_required')
    expect((await shop.inject(calls.account.exportUser, { body: {} }, { token })).body.code).toBe('step_up_required')
    const step = (ticket: string) => shop.inject(calls.signIn.stepUp, { body: { ticket } }, { token })
    expect((await step('x'.repeat(43))).body.code).toBe('code_wrong')
    const ticket = await ticketFor(email, 'LoginStrategySendVerifyCode')
    const proved = await step(ticket)
    expect(proved.body.code).toBe('0000')
    // The session's tokens from before the step-up are worthless now.
    expect((await step(ticket)).body.code).toBe('access_denied')
    token = proved.body.data?.session.access_token ?? ''
    expect(proved.body.data?.session.session_ends_at).toBe(session.session_ends_at)
    expect((await step(ticket)).body.code).toBe('code_wrong')
    expect(await unbind()).toBe('code_wrong')
  })
})

describe('acting for another user', () => {
  it('is allowed for an hour to clients that an operator named, and never counts as the user’s own proof', async () => {
    const admin = new pg.Client({ connectionString: shop.urls.owner })
    await admin.connect()
    const secret = randomBytes(24).toString('hex')
    for (const [id, tenant] of [
      ['lumen-support', 1],
      ['lumen-other', 1],
    ] as const) {
      await admin.query('insert into client (id, tenant_id, secret_hash) values ($1, $2, sha256($3))', [
        id,
        tenant,
        Buffer.from(secret),
      ])
    }
    await admin.end()
    const session = await register(shop, 'helped@x.example')
    const proxyToken = (
      client: string,
      body: { grantType: 'proxy_login' | 'proxy_register'; email?: string; userId?: string; nickName?: string },
    ) =>
      shop.inject(
        calls.signIn.oauthToken,
        { query: { client_id: client, client_secret: secret }, body: { userType: 8, ...body } },
        { headers: { 'x-client-id': client, 'x-client-secret': secret } },
      )
    await expect
      .poll(
        async () =>
          (await proxyToken('lumen-other', { grantType: 'proxy_login', email: 'helped@x.example' })).body.code,
        {
          timeout: 5000,
        },
      )
      .toBe('forbidden')
    for (const grantType of ['proxy_login', 'proxy_register'] as const) {
      expect(await proxyToken('lumen-other', { grantType, email: 'helped@x.example' })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
    const helped = await proxyToken('lumen-support', { grantType: 'proxy_login', userId: session.user_info.userId })
    expect(helped.body.data?.user_info).toEqual(session.user_info)
    expect(helped.body.data?.session_ends_at).toBe(Math.floor(shop.clock.now().getTime() / 1000) + 3600)
    const token = helped.body.data?.access_token ?? ''
    expect((await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, { token })).body.code).toBe(
      'step_up_required',
    )
    const made = await proxyToken('lumen-support', {
      grantType: 'proxy_register',
      email: 'made@x.example',
      nickName: 'Made',
    })
    expect(made.body.code).toBe('0000')
    expect(
      (await proxyToken('lumen-support', { grantType: 'proxy_register', email: 'made@x.example' })).body.code,
    ).toBe('email_taken')
    expect((await proxyToken('lumen-support', { grantType: 'proxy_login', email: 'nobody@x.example' })).body.code).toBe(
      'credentials_wrong',
    )
    const events = await rows<{ n: number }>(
      sql`select count(*)::int n from security_event where kind = 'privileged_grant' and facts ->> 'client' = 'lumen-support'`,
    )
    expect(events[0]?.n).toBe(2)
  })
})

describe('the end of an account', () => {
  it('S63 follows an export of all data: it erases the data, keeps the books under an id, and ends the sessions', async () => {
    await shop.listen()
    const email = 'kanarie@x.example'
    const session = await register(shop, email, { newPassword: password, nickName: 'Kanarienvogel' })
    const login = async () =>
      (
        await requestToken(shop, { grantType: 'password', email, password }, 'lumen', {
          'x-client-ip': '198.51.100.222',
          'x-client-user-agent': 'Kanarienbrowser',
          deviceid: 'kanarie-device',
        })
      ).body.data
    const [one, two] = [await login(), await login()]
    const { userId: id } = session.user_info
    const token = one?.access_token ?? ''
    await rows(
      sql`insert into identity values (1, 'Google', 'https://accounts.google.com', 'kanarie-sub', ${id}, 'Kanarienvogel', now(), now())`,
    )
    const buyer = { id, token, tenant: 'lumen' as const }
    const bought = await shop.buyAndPay(buyer, await shop.offer({ accounts: true }))
    await shop.inject(
      calls.order.revealDelivery,
      { params: { id: bought.orderId }, body: {} },
      { token, headers: { 'x-client-ip': '198.51.100.222' } },
    )
    await rows(sql`insert into review (tenant_id, id, offer_id, seller_id, author_id, author_name, level, score, text, created_at)
      select 1, 1, id, seller_id, ${id}, 'Kanarienvogel', 'positive', 5, 'Good', now() from offer limit 1`)
    await rows(
      sql`insert into pass_device values (1, ${id}, gen_random_uuid(), 'kanarie-device', 'Kanarie PC', now(), now())`,
    )
    const waiting = await shop.buy(buyer, await shop.offer({ stock: 3 }))
    // The user's own words: sealed in a conversation, and in cases and a report.
    const [sold] = await rows<{ seller_id: string }>(
      sql`select seller_id::text from order_head where id = ${bought.orderId}`,
    )
    await rows(
      sql`insert into conversation (tenant_id, id, buyer_id, seller_id) values (1, 77, ${id}, ${sold?.seller_id})`,
    )
    await shop.within('lumen', async (tx) => {
      const sealed = (await shop.deps.secrets.forTenant(tx, 1)).seal('77/1', 'message.body_ct', 'I am Kanarienvogel')
      await tx.execute(sql`insert into message
        (tenant_id, conversation_id, seq, author, author_user_id, kind, body_ct, body_key_id, flags, send_key, at) values
        (1, 77, 1, 'buyer', ${id}, 'text', ${sealed.ciphertext}, ${sealed.keyId}, '{link}', gen_random_uuid(), moment()),
        (1, 77, 2, 'seller', null, 'text', ${sealed.ciphertext}, ${sealed.keyId}, '{}', null, moment())`)
    })
    await rows(sql`insert into refund_request (tenant_id, order_id, n, reason, answer_by, answer, answered_at)
      values (1, ${bought.orderId}, 1, 'Kanarienvogel asks', moment(), 'refused', moment())`)
    await rows(sql`insert into dispute (tenant_id, order_id, statement, outcome, decided_at)
      values (1, ${bought.orderId}, 'Kanarienvogel pleads', 'seller', moment())`)
    await rows(sql`insert into seller_report (tenant_id, id, user_id, seller_id, reason, explanation)
      values (1, 77, ${id}, ${sold?.seller_id}, 'other', 'Kanarienvogel complains')`)
    await requestToken(shop, { grantType: 'password', email, password: 'Wrong-Kettle-42' })

    const exported = await shop.inject(calls.account.exportUser, { body: {} }, { token })
    const { data } = JSON.parse(exported.body.data?.document ?? '{}')
    expect(data.app_user).toMatchObject([{ email, nick_name: 'Kanarienvogel' }])
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['identity', 'order_head', 'purchase', 'refresh_family', 'security_event']),
    )
    expect(JSON.stringify(data)).toContain('198.51.100.222')
    expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash|token_hash|secret_ct/)

    const remove = () => shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, { token })
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'orders_open' } })
    await shop.inject(calls.order.cancelOrder, { params: { id: waiting.orderId }, body: {} }, { token })
    const books = () => rows(sql`select count(*)::int n, sum(abs(amount))::text moved from posting`)
    const before = await books()
    expect((await remove()).body.code).toBe('0000')
    expect(await books()).toEqual(before)
    expect(
      (await rows(sql`select state from order_head where id = ${bought.orderId} and buyer_id = ${id}`)).length,
    ).toBe(1)

    for (const dead of [session, one, two]) {
      expect((await whoAmI(dead?.access_token)).status).toBe(401)
      expect(
        (await requestToken(shop, { grantType: 'refresh_token', refreshToken: dead?.refresh_token ?? '' })).status,
      ).toBeGreaterThanOrEqual(400)
    }
    const admin = new pg.Client({ connectionString: shop.urls.admin })
    await admin.connect()
    const { rows: tables } = await admin.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    const left: string[] = []
    // Rate windows keep an IP address without a user for two days: deleting them would let users bypass the limits.
    const mark = (name: string) => (name === 'rate_window' ? 'kanarie' : 'kanarie|where-to@|198\\.51\\.100\\.222')
    for (const { name } of tables) {
      const { rows: hits } = await admin.query(`select 1 from ${name} t where t::text ~* '${mark(name)}' limit 1`)
      if (hits.length > 0) left.push(name)
    }
    const { rows: messages } = await admin.query(
      'select seq, body_ct is null as silent, flags from message where conversation_id = 77 order by seq',
    )
    await admin.end()
    // Invoices keep the buyer for the time that tax law asks for; `forgetInvoices` removes the buyer then.
    expect(left).toEqual(['invoice'])
    // The user's messages have no ciphertext any more. Messages of other users stay, and cannot be erased.
    expect(messages).toEqual([
      { seq: 1, silent: true, flags: [] },
      { seq: 2, silent: false, flags: [] },
    ])
    await expect(
      rows(
        sql`update message set body_ct = null, body_key_id = null, flags = '{}' where conversation_id = 77 and seq = 2`,
      ),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
    expect((await requestToken(shop, { grantType: 'password', email, password })).body.code).toBe('credentials_wrong')
    // The address is free again for a new account.
    shop.clock.advance(minuteMs)
    const anew = await register(shop, email)
    expect(anew.user_info.userId).not.toBe(id)
  })
})
