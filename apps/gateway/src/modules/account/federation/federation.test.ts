import { createHash, createHmac, randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { openTypes } from '@tradepost/contract/constants'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import {
  createIdentityProviders,
  type IdentityProvidersForTests,
  type Someone,
} from '../../../../test/support/identity-provider.ts'
import type { TestTenant } from '../../../../test/support/minimal-tenants.ts'
import { testTenants } from '../../../../test/support/minimal-tenants.ts'
import { register, requestToken } from '../../../../test/support/people.ts'
import type { OpenType } from '../../../platform/config/identity.ts'
import { createTestClock } from '../../../platform/time/clock.ts'

const clock = createTestClock(new Date('2026-03-02T10:00:00Z'))
const redirectUrl = `${testTenants.lumen.origin}/login/callback`
let idp: IdentityProvidersForTests
let gateway: TestGateway
beforeAll(async () => {
  idp = await createIdentityProviders(clock.now)
  gateway = await createTestGateway({
    clock,
    poolSize: 12,
    env: { IDENTITY_PROVIDERS: JSON.stringify({ lumen: idp.settings }), IDENTITY_PRIVATE_HOSTS: idp.host },
  })
})
afterAll(async () => {
  await gateway.close()
  await idp.close()
})

let visitor = 0
const from = () => ({ 'x-client-ip': `203.0.${113 + Math.floor(++visitor / 250)}.${visitor % 250}` })

async function begin(openType: OpenType, callbackType: 'code' | 'id_token' = 'code') {
  const answer = await gateway.inject(
    calls.signIn.authUrl,
    { query: { openType, redirectUrl, callbackType } },
    { headers: from() },
  )
  if (!answer.body.data) throw new Error(`auth-url refused: ${answer.body.code}`)
  return answer.body.data
}

const finish = (openType: OpenType, callback: string, browserKey: string, tenant: TestTenant = 'lumen') =>
  requestToken(gateway, { grantType: 'authorization_code', openType, callback, browserKey }, tenant, from())

async function signIn(openType: OpenType, person: Someone) {
  const { url, browserKey } = await begin(openType)
  return finish(openType, idp.consent(openType, url ?? '', person), browserKey)
}

const personAt = (openType: OpenType, n: number): Someone =>
  openType === 'Steam'
    ? { sub: `7656119800000${String(n).padStart(4, '0')}` }
    : { sub: `${openType}-${n}`, name: `Player ${n}` }
const whoAmI = (token = '') => gateway.inject(calls.account.userBaseInfo, { body: {} }, { token })
const users = async () => {
  const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int n from app_user`),
  )
  return rows[0]?.n
}

describe('providers', () => {
  it('F-18 G-19 have a sign-in address with state for each of the nine; an unconfigured or unknown one is refused', async () => {
    expect(openTypes).toHaveLength(9)
    for (const openType of openTypes) {
      const { url, state, browserKey, nonce } = await begin(openType)
      expect(url, openType).toMatch(
        openType === 'Wallet' ? new RegExp(`^${testTenants.lumen.origin}/`) : /^http:\/\/127\.0\.0\.1:/,
      )
      expect(decodeURIComponent(url ?? '')).toContain(state)
      expect(new Set([state, browserKey, nonce]).size).toBe(3)
      const elsewhere = await gateway.inject(
        calls.signIn.authUrl,
        { query: { openType, redirectUrl: `${testTenants.sahra.origin}/login/callback` } },
        { tenant: 'sahra' },
      )
      expect(elsewhere).toMatchObject({ status: 400, body: { code: 'provider_not_configured', field: 'openType' } })
    }
    const tenth = await gateway.inject(calls.signIn.authUrl, {
      query: { openType: 'MySpace' as 'Google', redirectUrl },
    })
    expect(tenth).toMatchObject({ status: 400, body: { code: 'format_error', field: 'openType' } })
    const listed = await gateway.inject(calls.signIn.identityProviders, {})
    expect(listed.body.data?.providers.map((one) => one.openType).sort()).toEqual([...openTypes].sort())
    expect(listed.body.data?.providers.filter((one) => one.takesCredential)).toEqual([
      { openType: 'Google', clientId: 'Google-client', takesCredential: true },
    ])
  })

  it('redirect back to the tenant’s own origin only', async () => {
    for (const bad of [
      ...[
        'https://evil.example/',
        `${testTenants.lumen.origin}.evil.example/`,
        `${testTenants.sahra.origin}/`,
        `//${testTenants.lumen.host}/`,
      ],
      ...[
        `http://user@${testTenants.lumen.host}/`,
        `${testTenants.lumen.origin}\\@evil.example/`,
        'javascript:alert(1)',
        '/login',
      ],
    ]) {
      const answer = await gateway.inject(
        calls.signIn.authUrl,
        { query: { openType: 'Google', redirectUrl: bad } },
        { headers: from() },
      )
      expect([bad, answer.body.code]).toEqual([bad, 'redirect_refused'])
    }
  })

  it.each(openTypes)(
    'G-16 %s: a code from the provider gives tokens, and the same person gets the same account again',
    async (openType) => {
      const first = await signIn(openType, personAt(openType, 1))
      expect(first).toMatchObject({ status: 200, body: { code: '0000', data: { token_type: 'Bearer' } } })
      const info = await whoAmI(first.body.data?.access_token)
      expect(info.body.data).toMatchObject({ hasPassword: false, email: { email: null } })
      const again = await signIn(openType, personAt(openType, 1))
      expect(again.body.data?.user_info).toEqual(first.body.data?.user_info)
      const other = await signIn(openType, personAt(openType, 2))
      expect(other.body.data?.user_info.userId).not.toBe(first.body.data?.user_info.userId)
    },
  )

  it('G-17 G-20 have their callback exchanged for an open id, and the open id for tokens, each once', async () => {
    for (const openType of ['Google', 'Steam', 'DiscordId'] as const) {
      const { url, browserKey } = await begin(openType)
      const callback = idp.consent(openType, url ?? '', personAt(openType, 1))
      const query = { openType, callback, browserKey }
      const exchangedOnce = await gateway.inject(calls.signIn.openId, { query }, { headers: from() })
      expect(exchangedOnce.body).toMatchObject({ code: '0000', data: { openId: expect.stringMatching(/^[\w-]{43}$/) } })
      const openId = exchangedOnce.body.data?.openId ?? ''
      expect((await gateway.inject(calls.signIn.openId, { query }, { headers: from() })).body.code).toBe(
        'invalid_grant',
      )
      const other = openType === 'Steam' ? 'Google' : 'Steam'
      const racing = await Promise.all(
        Array.from({ length: 5 }, () =>
          requestToken(gateway, { grantType: 'open_login', openType, openId }, 'lumen', from()),
        ),
      )
      expect(racing.map((answer) => answer.body.code).sort()).toEqual(['0000', ...Array(4).fill('invalid_grant')])
      for (const [wrongType, wrongId] of [
        [openType, 'somebody-known-to-all'],
        [other, openId],
        [openType, personAt(openType, 1).sub],
      ] as const) {
        const refused = await requestToken(
          gateway,
          { grantType: 'open_login', openType: wrongType, openId: wrongId },
          'lumen',
          from(),
        )
        expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_grant', msg: 'Authorization failed' } })
      }
    }
  })

  it('G-23 have a Google credential exchanged for an open id, and the open id for a session', async () => {
    for (const grantType of ['open_login', 'authorization_code'] as const) {
      const { nonce, url, clientId } = await begin('Google', 'id_token')
      expect([url, clientId]).toEqual([null, 'Google-client'])
      const authCode = await idp.mint(googleClaims({ nonce }))
      const facts = { tenantId: '1', userType: 8, openType: 'Google' } as const
      const body = { ...facts, authCode, callbackType: 'id_token' as const, redirectUrl }
      const exchanged = await gateway.inject(calls.signIn.exchangeCredential, { body }, { headers: from() })
      const openId = exchanged.body.data?.openId ?? ''
      expect(openId).toMatch(/^[\w-]{43}$/)
      const replayed = await gateway.inject(calls.signIn.exchangeCredential, { body }, { headers: from() })
      expect(replayed.body.code).toBe('invalid_grant')
      const granted = await requestToken(gateway, { ...facts, openId, grantType }, 'lumen', from())
      expect(granted.body).toMatchObject({
        code: '0000',
        data: { user_info: { userId: expect.stringMatching(/^\d{19}$/) } },
      })
    }
  })
})

const seconds = () => Math.floor(clock.now().getTime() / 1000)
const googleClaims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: `${idp.base}/Google`,
  aud: 'Google-client',
  sub: 'one-tap',
  iat: seconds(),
  exp: seconds() + 300,
  ...changes,
})
const none = (claims: JWTPayload) =>
  `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`

type Forgery = Parameters<IdentityProvidersForTests['forgeIdToken']>[0]

describe('an invalid proof', () => {
  it('S12 is refused for its state, nonce, PKCE, audience, issuer, expiry, replay, provider or browser', async () => {
    const before = await users()
    const refused = async (work: () => Promise<{ status: number; body: { code: string } }>, about: string) => {
      const { status, body } = await work()
      expect([about, status, body.code]).toEqual([about, 400, 'invalid_grant'])
    }
    const person = { sub: 'victim', email: 'victim@x.example' }
    for (const openType of openTypes) {
      const who = personAt(openType, 9)
      const a = await begin(openType)
      const callback = idp.consent(openType, a.url ?? '', who)
      const with_ = (name: string, value: string) => {
        const changed = new URLSearchParams(callback)
        changed.set(name, value)
        return changed.toString()
      }
      await refused(() => finish(openType, with_('state', 'x'.repeat(43)), a.browserKey), `${openType} state`)
      await refused(() => finish(openType, `${callback}&state=${a.state}`, a.browserKey), `${openType} two states`)
      const b = await begin(openType)
      // The callback of a sign-in that another browser began, as in an attack. The refused callback ends the sign-in.
      const stolen = idp.consent(openType, b.url ?? '', who)
      await refused(() => finish(openType, stolen, a.browserKey), `${openType} browser`)
      await refused(() => finish(openType, stolen, b.browserKey), `${openType} state twice`)
      const next = openTypes[(openTypes.indexOf(openType) + 1) % openTypes.length] ?? openType
      const c = await begin(openType)
      await refused(() => finish(next, idp.consent(openType, c.url ?? '', who), c.browserKey), `${openType} at ${next}`)
      const d = await begin(openType)
      const other = await begin(openType)
      // A code or assertion made for another attempt: its PKCE, nonce or return address does not match.
      const foreign = new URLSearchParams(idp.consent(openType, other.url ?? '', who))
      foreign.set('state', d.state)
      if (openType !== 'DingTalk') {
        await refused(() => finish(openType, foreign.toString(), d.browserKey), `${openType} code of another attempt`)
      }
      const late = await begin(openType)
      const lateCallback = idp.consent(openType, late.url ?? '', who)
      clock.advance(10 * minuteMs)
      await refused(() => finish(openType, lateCallback, late.browserKey), `${openType} late`)
    }
    const spent = await begin('Google')
    const once = idp.consent('Google', spent.url ?? '', { sub: 'code-once' })
    expect((await finish('Google', once, spent.browserKey)).status).toBe(200)
    const replay = await begin('Google')
    const replayed = new URLSearchParams(once)
    replayed.set('state', replay.state)
    await refused(() => finish('Google', replayed.toString(), replay.browserKey), 'code replayed')
    const mixed = await begin('Google')
    const mixedUp = new URLSearchParams(idp.consent('Google', mixed.url ?? '', person))
    mixedUp.set('iss', `${idp.base}/Microsoft`)
    await refused(() => finish('Google', mixedUp.toString(), mixed.browserKey), 'iss of another')
    const silent = await begin('Google')
    const withoutIss = new URLSearchParams(idp.consent('Google', silent.url ?? '', person))
    withoutIss.delete('iss')
    await refused(() => finish('Google', withoutIss.toString(), silent.browserKey), 'iss left out')

    const rogue = await generateKeyPair('RS256')
    const forgeries: Record<string, Forgery> = {
      nonce: (claims, sign) => sign({ ...claims, nonce: 'of-another' }),
      'no nonce': ({ nonce: _, ...claims }, sign) => sign(claims),
      audience: (claims, sign) => sign({ ...claims, aud: 'another-client' }),
      party: (claims, sign) => sign({ ...claims, aud: ['Google-client', 'another'] }),
      azp: (claims, sign) => sign({ ...claims, azp: 'another-client' }),
      issuer: (claims, sign) => sign({ ...claims, iss: 'https://accounts.google.com' }),
      expired: (claims, sign) => sign({ ...claims, iat: seconds() - 900, exp: seconds() - 31 }),
      future: (claims, sign) => sign({ ...claims, iat: seconds() + 120, exp: seconds() + 900 }),
      old: (claims, sign) => sign({ ...claims, iat: seconds() - 7200, exp: seconds() + 900 }),
      'alg none': async (claims) => none(claims),
      'another key': (claims, sign) => sign(claims, {}, rogue.privateKey),
      garbage: async () => 'a.b.c',
    }
    for (const openType of ['Google', 'Microsoft', 'AppleId'] as const) {
      for (const [about, forgeIdToken] of Object.entries(forgeries)) {
        idp.forgeIdToken(forgeIdToken)
        await refused(() => signIn(openType, person), `${openType} ${about}`)
      }
      idp.forgeIdToken((claims, sign) => sign({ ...claims, tid: '../evil' }))
      if (openType === 'Microsoft') await refused(() => signIn(openType, person), 'tid')
      idp.forgeIdToken(null)
    }
    // None of these attempts created an account; the one valid sign-in did.
    expect(await users()).toBe((before ?? 0) + 1)
    // Positive control: an honest sign-in of the same person succeeds.
    expect((await signIn('Google', person)).status).toBe(200)
  }, 60_000)

  it('S12 is an equal email address: only issuer and subject identify a user, and linking needs a fresh step-up', async () => {
    const email = 'owner@x.example'
    const owner = await register(gateway, email, { newPassword: 'Blue-Kettle-42' })
    for (const [openType, person] of [
      ['Google', { sub: 'mallory', email, verified: true }],
      ['DiscordId', { sub: 'mallory', email: 'OWNER@x.example', verified: true }],
    ] as const) {
      expect(await signIn(openType, person)).toMatchObject({ status: 409, body: { code: 'identity_email_taken' } })
    }
    for (const [openType, person] of [
      ['Google', { sub: 'unverified', email, verified: false }],
      ['Microsoft', { sub: 'unverified', email, verified: true }],
      ['FaceBook', { sub: 'unverified', email }],
      ['DiscordId', { sub: 'unverified', email, verified: false }],
    ] as const) {
      const session = (await signIn(openType, person)).body.data
      expect(session?.user_info.userId, openType).not.toBe(owner.user_info.userId)
      expect((await whoAmI(session?.access_token)).body.data?.email, openType).toEqual({ email: null })
    }
    const openIdOf = async (sub: string) => {
      const { url, browserKey } = await begin('Google')
      const query = {
        openType: 'Google' as const,
        callback: idp.consent('Google', url ?? '', { sub, email }),
        browserKey,
      }
      return (await gateway.inject(calls.signIn.openId, { query }, { headers: from() })).body.data?.openId ?? ''
    }
    const link = async (sub: string, token: string) =>
      gateway.inject(
        calls.signIn.linkIdentity,
        { body: { openType: 'Google', openId: await openIdOf(sub) } },
        { token },
      )
    clock.advance(10 * minuteMs)
    let token =
      (await requestToken(gateway, { grantType: 'refresh_token', refreshToken: owner.refresh_token })).body.data
        ?.access_token ?? ''
    expect(await link('owner-at-google', token)).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
    const proved = (password: string) => gateway.inject(calls.signIn.stepUp, { body: { password } }, { token })
    expect((await proved('Wrong-Kettle-42')).body.code).toBe('credentials_wrong')
    expect((await link('owner-at-google', token)).body.code).toBe('step_up_required')
    token = (await proved('Blue-Kettle-42')).body.data?.session.access_token ?? ''
    expect((await link('owner-at-google', token)).body.code).toBe('0000')
    const back = await signIn('Google', { sub: 'owner-at-google', email })
    expect(back.body.data?.user_info.userId).toBe(owner.user_info.userId)
    expect((await link('unverified', token)).body.code).toBe('identity_taken')
    const methods = await gateway.inject(calls.signIn.signInMethods, {}, { token })
    expect(methods.body.data).toMatchObject({ email, hasPassword: true, identities: [{ openType: 'Google' }] })
    const unlink = () => gateway.inject(calls.signIn.unlinkIdentity, { body: { openType: 'Google' } }, { token })
    expect((await unlink()).body.code).toBe('0000')
    expect((await unlink()).body.code).toBe('not_found')
    expect((await signIn('Google', { sub: 'owner-at-google', email })).body.code).toBe('identity_email_taken')
  })

  it('S15 is a token that confuses the algorithm, brings its own key, or is of another kind', async () => {
    const attackerKeys = await generateKeyPair('RS256', { extractable: true })
    const { exportJWK, exportSPKI } = await import('jose')
    const attackerJwk = await exportJWK(attackerKeys.publicKey)
    const hs = (key: string) => (claims: JWTPayload) => {
      const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')
      const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
      return Promise.resolve(`${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`)
    }
    const keys = JSON.stringify((await (await fetch(`${idp.base}/Google/keys`)).json()).keys[0])
    const forged = (header: Record<string, unknown>) => (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(attackerKeys.privateKey)
    const tricks: Record<string, (claims: JWTPayload) => Promise<string>> = {
      none: async (claims) => none(claims),
      NoNe: async (claims) => none(claims).replace(/^[^.]+/, Buffer.from('{"alg":"NoNe"}').toString('base64url')),
      'HS with the public key': hs(keys),
      'HS with the PEM': hs(await exportSPKI(attackerKeys.publicKey)),
      'HS with nothing': hs(''),
      'kid of a path': forged({ kid: '../../../../dev/null' }),
      'kid of SQL': forged({ kid: "x' union select 'key" }),
      'no kid': forged({}),
      jku: forged({ jku: `${idp.base}/evil/keys` }),
      x5u: forged({ x5u: `${idp.base}/evil/chain` }),
      'own jwk': forged({ jwk: attackerJwk }),
      'right key, jku': (claims) => idp.mint(claims, { jku: `${idp.base}/evil/keys` }),
      'access token': (claims) => idp.mint(claims, { typ: 'at+jwt' }),
      'logout token': (claims) => idp.mint(claims, { typ: 'logout+jwt' }),
      crit: (claims) => idp.mint(claims, { crit: ['exp'] }).catch(() => none(claims)),
      'no exp': ({ exp: _, ...claims }) => idp.mint(claims),
      'no iat': ({ iat: _, ...claims }) => idp.mint(claims),
      'no sub': ({ sub: _, ...claims }) => idp.mint(claims),
      'changed afterwards': async (claims) => {
        const [head, , sign] = (await idp.mint(claims)).split('.')
        return `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')}.${sign}`
      },
    }
    const show = async (make: (claims: JWTPayload) => Promise<string>) => {
      const { nonce } = await begin('Google', 'id_token')
      const authCode = await make(googleClaims({ nonce, sub: 'jwt' }))
      const body = {
        userType: 8 as const,
        openType: 'Google' as const,
        authCode,
        callbackType: 'id_token' as const,
        redirectUrl,
      }
      return (await gateway.inject(calls.signIn.exchangeCredential, { body }, { headers: from() })).body.code
    }
    const codes = []
    for (const [about, make] of Object.entries(tricks)) codes.push([about, await show(make)])
    expect(codes).toEqual(Object.keys(tricks).map((about) => [about, 'invalid_grant']))
    expect(idp.requestedPaths.filter((path) => path.startsWith('/evil'))).toEqual([])
    expect(await show((claims) => idp.mint(claims))).toBe('0000')
  })

  it('is a wallet’s message for another site, attempt, time or address than the signing one', async () => {
    const key = createHash('sha256').update('a wallet').digest()
    const shown = async (changes: Record<string, string>) => {
      const { url, browserKey } = await begin('Wallet')
      return (await finish('Wallet', idp.walletCallback(new URL(url ?? ''), key, changes), browserKey)).body.code
    }
    const isoTime = (offset: number) => new Date(clock.now().getTime() + offset).toISOString()
    const wrong: Record<string, string>[] = [
      ...[{ domain: 'evil.example' }, { uri: 'https://evil.example/' }, { nonce: 'abcdefgh12345678' }, { chain: '56' }],
      ...[{ issued: isoTime(-601_000) }, { issued: isoTime(120_000) }, { signed: 'another text' }],
      ...[{ address: `0x${'a'.repeat(40)}` }, { address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
    ]
    for (const changes of wrong) expect([changes, await shown(changes)]).toEqual([changes, 'invalid_grant'])
    expect(await shown({})).toBe('0000')
    expect(await shown({ statement: '' })).toBe('0000')
  })

  it('is a Steam assertion that is incomplete, used before, or not confirmed by Steam', async () => {
    const changed = async (name: string, value: string | null) => {
      const { url, browserKey } = await begin('Steam')
      const callback = new URLSearchParams(idp.consent('Steam', url ?? '', personAt('Steam', 3)))
      if (value === null) callback.delete(name)
      else callback.set(name, value)
      return (await finish('Steam', callback.toString(), browserKey)).body.code
    }
    const other = `${idp.base}/openid/id/76561198000000099`
    for (const [name, value] of [
      ['openid.claimed_id', other],
      ['openid.identity', other],
      ['openid.op_endpoint', 'https://evil.example/openid/login'],
      ['openid.return_to', 'https://evil.example/'],
      ['openid.signed', 'signed,op_endpoint'],
      ['openid.mode', 'cancel'],
      ['openid.sig', 'Zm9yZ2Vk'],
      ['openid.response_nonce', '2020-01-01T00:00:00Zx'],
      ['openid.claimed_id', null],
    ] as const) {
      expect([name, await changed(name, value)]).toEqual([name, 'invalid_grant'])
    }
    expect(await changed('unrelated', randomUUID())).toBe('0000')
  })
})

describe('a provider that is down', () => {
  it('answers provider_unavailable while every other sign-in method works', async () => {
    const { url, browserKey } = await begin('FaceBook')
    const callback = idp.consent('FaceBook', url ?? '', personAt('FaceBook', 4))
    idp.break(true)
    const down = await finish('FaceBook', callback, browserKey)
    expect(down).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    await register(gateway, 'meanwhile@x.example', { newPassword: 'Blue-Kettle-42' })
    const byPassword = await requestToken(gateway, {
      grantType: 'password',
      email: 'meanwhile@x.example',
      password: 'Blue-Kettle-42',
    })
    expect(byPassword.status).toBe(200)
    idp.break(false)
    expect((await signIn('FaceBook', personAt('FaceBook', 4))).status).toBe(200)
  })
})
