import { calls } from '@tradepost/contract'
import { userType, verifyPurposes } from '@tradepost/contract/constants'
import { minuteMs } from '@tradepost/domain/time/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { testTenants } from '../../../../test/support/minimal-tenants.ts'
import { newestCode, register, requestCode, requestToken } from '../../../../test/support/people.ts'
import { testClientSecrets } from '../../../../test/support/test-clients.ts'

const password = 'Blue-Kettle-42'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

describe('sending codes', () => {
  it('G-09 sends a code, and refuses after the daily count with the specified text', async () => {
    gateway.clock.set(new Date('2026-03-03T00:00:00Z'))
    for (let sent = 0; sent < 10; sent++) {
      const answer = await requestCode(gateway, 'daily@x.example')
      expect(answer).toMatchObject({ status: 200, body: { code: '0000', data: { resendAfterSeconds: 60 } } })
      gateway.clock.advance(minuteMs)
    }
    expect((await gateway.mailbox()).filter((mail) => mail.toAddress === 'daily@x.example')).toHaveLength(10)
    const refused = await requestCode(gateway, 'daily@x.example')
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'code_send_limit', msg: "Today's send count has reached the limit" },
    })
    gateway.clock.set(new Date('2026-03-04T00:00:00Z'))
    expect((await requestCode(gateway, 'daily@x.example')).status).toBe(200)
  })

  it('G-10 accepts each of the seven purposes and refuses an eighth', async () => {
    expect(verifyPurposes).toHaveLength(7)
    for (const purpose of verifyPurposes) {
      expect((await requestCode(gateway, `${purpose}@x.example`, purpose)).status, purpose).toBe(200)
    }
    const eighth = await requestCode(gateway, 'eighth@x.example', 'OtherSendVerifyCode' as 'LoginSendVerifyCode')
    expect(eighth).toMatchObject({ status: 400, body: { code: 'format_error', field: 'purpose' } })
  })

  it('writes the mail in the language of the caller', async () => {
    await requestCode(gateway, 'arabic@x.example', 'EmailLoginSendVerifyCode', 'sahra', { lang: 'ar' })
    const [mail] = await gateway.mailbox('sahra')
    expect(mail?.subject).toBe(`رمز التحقق الخاص بك في ${testTenants.sahra.companyName}`)
    expect(mail?.htmlBody).toContain('dir="rtl"')
    expect(mail?.htmlBody).toContain(testTenants.sahra.themeColor)
  })
})

describe('checking codes', () => {
  const purpose = 'ResetPasswordSendVerifyCode' as const
  const check = (email: string, code: string, tenant: 'lumen' | 'sahra' = 'lumen') =>
    gateway.inject(calls.signIn.verifyCodeCheck, { body: { userType: 8, purpose, email, code } }, { tenant })

  it('G-11 accepts the right code once, and refuses a wrong or expired one', async () => {
    const email = 'check@x.example'
    await register(gateway, email)
    gateway.clock.advance(minuteMs)
    await requestCode(gateway, email, purpose)
    const code = await newestCode(gateway, email)
    const wrong = await check(email, code === '000000' ? '000001' : '000000')
    expect(wrong).toMatchObject({ status: 400, body: { code: 'code_wrong', msg: 'Verification code error' } })
    const right = await check(email, code)
    expect(right.body).toMatchObject({ code: '0000', data: { ticket: expect.stringMatching(/^[\w-]{43}$/) } })
    expect((await check(email, code)).body.code).toBe('code_wrong')
    gateway.clock.advance(minuteMs)
    await requestCode(gateway, email, purpose)
    const late = await newestCode(gateway, email)
    gateway.clock.advance(10 * minuteMs)
    expect((await check(email, late)).body.code).toBe('code_wrong')
  })
})

describe('grants', () => {
  it('G-12 C-08 answers the login response, and refuses a bad client', async () => {
    const session = await register(gateway, 'shape@x.example', { touristId: 't-1', token: 'ut-1' })
    expect(session).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 900,
      session_ends_at: Math.floor(gateway.clock.now().getTime() / 1000) + 24 * 3600,
      user_info: { userId: expect.stringMatching(/^\d{19}$/) },
    })
    const body = { userType: 8, grantType: 'password', email: 'shape@x.example', password } as const
    const clients = [
      { client_id: 'lumen-web', client_secret: 'wrong-secret' },
      { client_id: 'nobody', client_secret: testClientSecrets['lumen-web'] },
      { client_id: 'sahra-web', client_secret: testClientSecrets['sahra-web'] },
    ]
    const codes = []
    for (const query of clients) {
      const answer = await gateway.inject(calls.signIn.oauthToken, { query, body }, { credential: false })
      codes.push(answer.body.code)
    }
    expect(codes).toEqual(['invalid_client', 'invalid_client', 'tenant_mismatch'])
    const refused = await gateway.inject(calls.signIn.oauthToken, { query: clients[0], body } as never, {
      credential: false,
    })
    expect(refused).toMatchObject({ status: 401, body: { msg: 'Authorization failed' } })
  })

  it('G-13 give tokens for the right password, and the same error for everything else', async () => {
    await register(gateway, 'known@x.example', { newPassword: password })
    await register(gateway, 'codeonly@x.example')
    const right = await requestToken(gateway, { grantType: 'password', email: 'Known@X.example', password })
    expect(right.body).toMatchObject({ code: '0000', data: { token_type: 'Bearer' } })
    const wrong = [
      await requestToken(gateway, { grantType: 'password', email: 'known@x.example', password: 'Wrong-Kettle-42' }),
      await requestToken(gateway, { grantType: 'password', email: 'unknown@x.example', password }),
      await requestToken(gateway, { grantType: 'password', email: 'codeonly@x.example', password }),
      await requestToken(gateway, { grantType: 'password', email: 'known@x.example', password }, 'sahra'),
    ]
    for (const { status, body } of wrong) {
      expect({ status, ...body, requestId: null }).toEqual({
        status: 400,
        code: 'credentials_wrong',
        msg: 'Incorrect email or password',
        requestId: null,
      })
    }
  })

  it('G-14 registers a new address by code, and signs the same user in by the next code', async () => {
    const email = 'newcomer@x.example'
    const first = await register(gateway, email, { nickName: ' Zoë ', newPassword: password })
    const info = await gateway.inject(calls.account.userBaseInfo, { body: {} }, { token: first.access_token })
    expect(info.body.data).toMatchObject({ nickName: 'Zoë', hasPassword: true, email: { email } })
    gateway.clock.advance(minuteMs)
    await requestCode(gateway, email, 'EmailLoginSendVerifyCode')
    const code = await newestCode(gateway, email)
    const again = await requestToken(gateway, { grantType: 'captcha', email, code })
    expect(again.body.data?.user_info.userId).toBe(first.user_info.userId)
    expect((await requestToken(gateway, { grantType: 'captcha', email, code })).body.code).toBe('code_wrong')
  })

  it('G-18 F-21 refuses the privileged grants', async () => {
    for (const grantType of ['proxy_login', 'proxy_register'] as const) {
      const answer = await requestToken(gateway, { grantType, email: 'known@x.example' })
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(answer.body.data).toBeUndefined()
    }
  })

  it('requires the fields of a social grant, and refuses an open id it did not issue', async () => {
    const answers = [
      await requestToken(gateway, { grantType: 'open_login', openType: 'Google', openId: '1' }),
      await requestToken(gateway, { grantType: 'open_login', openId: '1' }),
      await requestToken(gateway, { grantType: 'authorization_code', openType: 'Google' }),
      await requestToken(gateway, { grantType: 'authorization_code', openType: 'Google', callback: 'code=1&state=2' }),
    ]
    expect(answers.map(({ body }) => [body.code, body.field])).toEqual([
      ['invalid_grant', 'openId'],
      ['data_error', 'openType'],
      ['data_error', 'callback'],
      ['provider_not_configured', 'openType'],
    ])
  })
})

describe('the signed-in user', () => {
  it('G-21 C-06 answers the user info, and 401 without a token', async () => {
    const session = await register(gateway, 'info@x.example')
    const info = await gateway.inject(calls.account.userBaseInfo, { body: {} }, { token: session.access_token })
    expect(info).toMatchObject({ status: 200, body: { code: '0000' } })
    const { userId } = session.user_info
    expect(info.body.data).toEqual({
      id: userId,
      userId,
      nickName: expect.any(String),
      email: { email: 'info@x.example' },
      avatar: null,
      countryId: null,
      languageId: '1',
      hasPassword: false,
      createdAt: gateway.clock.now().toISOString(),
    })
    const anonymous = await gateway.inject(calls.account.userBaseInfo, { body: {} })
    expect(anonymous).toMatchObject({ status: 401, body: { code: 'unauthorized', msg: 'Please log in first' } })
    const forged = await gateway.inject(calls.account.userBaseInfo, { body: {} }, { token: 'x'.repeat(43) })
    expect(forged.status).toBe(401)
  })

  it('G-24 answers the buyer record', async () => {
    const session = await register(gateway, 'buyer@x.example')
    const record = await gateway.inject(calls.account.buyer, {}, { token: session.access_token })
    expect(record.body.data).toMatchObject({ userId: session.user_info.userId, points: 0, gCoin: 0 })
    expect((await gateway.inject(calls.account.buyer, {})).status).toBe(401)
  })

  it('C-16 has a user type, which is a set of flags', () => {
    expect(userType).toEqual({ employee: 1, tenant: 2, seller: 4, buyer: 8 })
  })

  it('F-20 is unknown to another tenant', async () => {
    const session = await register(gateway, 'tenantA@x.example')
    const token = session.access_token
    const elsewhere = await gateway.inject(calls.account.userBaseInfo, { body: {} }, { tenant: 'sahra', token })
    expect(elsewhere).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    for (const body of [{ tenantId: '2' }, { siteId: '2001' }]) {
      const pretended = await gateway.inject(calls.account.userBaseInfo, { body }, { token })
      expect(pretended).toMatchObject({ status: 403, body: { code: 'tenant_mismatch', field: Object.keys(body)[0] } })
    }
    const matching = await gateway.inject(
      calls.account.userBaseInfo,
      { body: { tenantId: '1', siteId: '1001' } },
      { token },
    )
    expect(matching.status).toBe(200)
    const refreshed = await requestToken(
      gateway,
      { grantType: 'refresh_token', refreshToken: session.refresh_token },
      'sahra',
    )
    expect(refreshed.body.code).toBe('invalid_grant')
  })
})
