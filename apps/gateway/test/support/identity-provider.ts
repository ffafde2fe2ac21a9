import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { addressOf, personalMessageHash } from '../../src/modules/account/federation/ethereum.ts'
import type { OpenType } from '../../src/platform/config/identity.ts'

/** A user at the provider. */
export interface Someone {
  sub: string
  email?: string
  verified?: boolean
  name?: string
}

interface Grant extends Someone {
  openType: string
  clientId: string
  redirectUri: string
  nonce: string | null
  challenge: string | null
}

const microsoftTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'
const secret = 'provider-secret-of-the-tests'
const ns = 'http://specs.openid.net/auth/2.0'

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Identity providers of every kind on one local port. They follow the protocols and can forge answers on request. */
export async function createIdentityProviders(now: () => Date) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const assertions = new Map<string, string>()
  let forge: ((claims: JWTPayload, sign: typeof mint) => Promise<string>) | null = null
  let broken = false
  const requestedPaths: string[] = []

  const mint = (
    claims: JWTPayload,
    header: Record<string, unknown> = {},
    key: Parameters<SignJWT['sign']>[0] = privateKey,
  ) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header }).sign(key)

  const issuerOf = (openType: string) =>
    openType === 'Microsoft' ? `${base}/${microsoftTenant}/v2.0` : `${base}/${openType}`

  function claimsFor(grant: Grant): JWTPayload {
    const issuedAt = Math.floor(now().getTime() / 1000)
    return {
      iss: issuerOf(grant.openType),
      sub: grant.sub,
      aud: grant.clientId,
      iat: issuedAt,
      exp: issuedAt + 300,
      ...(grant.nonce ? { nonce: grant.nonce } : {}),
      ...(grant.email ? { email: grant.email, email_verified: grant.verified ?? true } : {}),
      ...(grant.name ? { name: grant.name } : {}),
      ...(grant.openType === 'Microsoft' ? { tid: microsoftTenant } : {}),
    }
  }

  async function clientIsRight(openType: string, facts: URLSearchParams, request: IncomingMessage): Promise<boolean> {
    if (openType === 'AppleId') {
      const audience = `${base}/AppleId`
      const checked = await jwtVerify(facts.get('client_secret') ?? '', apple.publicKey, {
        issuer: 'TEAM',
        audience,
        currentDate: now(),
      }).catch(() => null)
      return checked?.payload.sub === facts.get('client_id')
    }
    const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    return facts.get('client_secret') === secret || facts.get('clientSecret') === secret || basic.endsWith(`:${secret}`)
  }

  async function token(openType: string, facts: URLSearchParams, request: IncomingMessage) {
    const code = facts.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const verifier = createHash('sha256')
      .update(facts.get('code_verifier') ?? '')
      .digest('base64url')
    const fits =
      grant?.openType === openType &&
      (grant.challenge === null || grant.challenge === verifier) &&
      (openType === 'DingTalk' || grant.redirectUri === facts.get('redirect_uri')) &&
      (await clientIsRight(openType, facts, request))
    if (!grant || !fits) return { status: 400, body: { error: 'invalid_grant' } }
    const access = randomUUID()
    tokens.set(access, grant)
    const oidc = ['Google', 'Microsoft', 'AppleId'].includes(openType)
    const claims = claimsFor(grant)
    const idToken = oidc ? { id_token: forge ? await forge(claims, mint) : await mint(claims) } : {}
    return { status: 200, body: { access_token: access, accessToken: access, token_type: 'Bearer', ...idToken } }
  }

  function user(openType: string, request: IncomingMessage) {
    const access = String(request.headers['x-acs-dingtalk-access-token'] ?? request.headers.authorization?.slice(7))
    const grant = tokens.get(access)
    if (grant?.openType !== openType) return { status: 401, body: { error: 'invalid_token' } }
    const { sub, email, verified = true, name } = grant
    const facts: Record<string, object> = {
      FaceBook: { id: sub, name, email },
      Twitter: { data: { id: sub, name } },
      DiscordId: { id: sub, username: name, email, verified },
      DingTalk: { unionId: sub, nick: name, email },
    }
    return { status: 200, body: facts[openType] ?? {} }
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object | string }> {
    const [, provider = '', resource = '', document = ''] = new URL(request.url ?? '/', base).pathname.split('/')
    requestedPaths.push(request.url ?? '')
    if (broken) return { status: 503, body: 'unavailable' }
    const posted = await bodyOf(request)
    const facts = posted.startsWith('{') ? new URLSearchParams(JSON.parse(posted)) : new URLSearchParams(posted)
    if (resource === '.well-known' && document === 'openid-configuration') {
      return {
        status: 200,
        body: {
          issuer: provider === 'Microsoft' ? `${base}/{tenantid}/v2.0` : `${base}/${provider}`,
          authorization_endpoint: `${base}/${provider}/authorize`,
          token_endpoint: `${base}/${provider}/token`,
          jwks_uri: `${base}/${provider}/keys`,
          authorization_response_iss_parameter_supported: provider === 'Google',
        },
      }
    }
    if (resource === 'keys') return { status: 200, body: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] } }
    if (resource === 'token') return token(provider, facts, request)
    if (resource === 'user') return user(provider, request)
    if (provider === 'openid' && facts.get('openid.mode') === 'check_authentication') {
      const assertion = new URLSearchParams([...facts].filter(([name]) => name !== 'openid.mode'))
      assertion.sort()
      const valid = assertions.get(facts.get('openid.assoc_handle') ?? '') === assertion.toString()
      assertions.delete(facts.get('openid.assoc_handle') ?? '')
      return { status: 200, body: `ns:${ns}\nis_valid:${valid}\n` }
    }
    return { status: 404, body: {} }
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the identity providers are not listening')
  const host = `127.0.0.1:${address.port}`
  const base = `http://${host}`

  const oauth = (openType: string) => ({
    clientId: `${openType}-client`,
    clientSecret: secret,
    authorizeUrl: `${base}/${openType}/authorize`,
    tokenUrl: `${base}/${openType}/token`,
    userUrl: `${base}/${openType}/user`,
  })
  const settings = {
    Google: { clientId: 'Google-client', clientSecret: secret, issuer: `${base}/Google` },
    Microsoft: { clientId: 'Microsoft-client', clientSecret: secret, issuer: `${base}/Microsoft` },
    AppleId: {
      clientId: 'AppleId-client',
      teamId: 'TEAM',
      keyId: 'KEY',
      privateKey: apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      issuer: `${base}/AppleId`,
    },
    FaceBook: oauth('FaceBook'),
    Twitter: oauth('Twitter'),
    DiscordId: oauth('DiscordId'),
    DingTalk: oauth('DingTalk'),
    Steam: { issuer: `${base}/openid/login` },
    Wallet: {},
  }

  function consentToSteam(url: URL, { sub }: Someone): string {
    const handle = randomUUID()
    const claimed = `${base}/openid/id/${sub}`
    const facts = new URLSearchParams({
      'openid.ns': ns,
      'openid.op_endpoint': `${base}/openid/login`,
      'openid.claimed_id': claimed,
      'openid.identity': claimed,
      'openid.return_to': url.searchParams.get('openid.return_to') ?? '',
      'openid.response_nonce': `${now().toISOString().slice(0, 19)}Z${handle}`,
      'openid.assoc_handle': handle,
      'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
      'openid.sig': 'c2lnbmF0dXJl',
    })
    const sorted = new URLSearchParams(facts)
    sorted.sort()
    assertions.set(handle, sorted.toString())
    facts.set('openid.mode', 'id_res')
    for (const [name, value] of new URL(facts.get('openid.return_to') ?? '').searchParams) facts.set(name, value)
    return facts.toString()
  }

  function signInByWallet(url: URL, { sub }: Someone): string {
    const key = createHash('sha256').update(sub).digest()
    return walletCallback(url, key, {})
  }

  /** The callback that the storefront's page and a wallet would send. `changes` replaces lines of the message. */
  function walletCallback(url: URL, key: Uint8Array, changes: Record<string, string>): string {
    const issued = changes.issued ?? now().toISOString()
    const wallet = addressOf(secp256k1.getPublicKey(key, false))
    const message = [
      `${changes.domain ?? url.host} wants you to sign in with your Ethereum account:`,
      changes.address ?? wallet,
      '',
      // The grammar of these messages requires an empty statement to be left out.
      ...[changes.statement ?? 'Sign in to the shop.'].filter(Boolean),
      '',
      `URI: ${changes.uri ?? url.origin}`,
      'Version: 1',
      `Chain ID: ${changes.chain ?? '1'}`,
      `Nonce: ${changes.nonce ?? url.searchParams.get('nonce')}`,
      `Issued At: ${issued}`,
    ].join('\n')
    const [recovery = 0, ...compact] = secp256k1.sign(personalMessageHash(changes.signed ?? message), key, {
      prehash: false,
      format: 'recovered',
    })
    const signature = `0x${Buffer.from(compact).toString('hex')}${(27 + recovery).toString(16)}`
    return new URLSearchParams({ state: url.searchParams.get('state') ?? '', message, signature }).toString()
  }

  return {
    host,
    base,
    settings,
    mint,
    claimsFor,
    walletCallback,
    /** Paths of all requests so far. */
    requestedPaths,
    /** Gives consent at the provider, and returns the query string of the callback. */
    consent(openType: OpenType, address: string, person: Someone): string {
      const url = new URL(address)
      if (openType === 'Steam') return consentToSteam(url, person)
      if (openType === 'Wallet') return signInByWallet(url, person)
      const parameter = (name: string) => url.searchParams.get(name)
      const code = randomUUID()
      grants.set(code, {
        ...person,
        openType,
        clientId: parameter('client_id') ?? '',
        redirectUri: parameter('redirect_uri') ?? '',
        nonce: parameter('nonce'),
        challenge: parameter('code_challenge'),
      })
      const name = openType === 'DingTalk' ? 'authCode' : 'code'
      const iss: Record<string, string> = openType === 'Google' ? { iss: issuerOf(openType) } : {}
      return new URLSearchParams({ [name]: code, state: parameter('state') ?? '', ...iss }).toString()
    },
    /** Replaces the following ID tokens by forged ones; null stops it. */
    forgeIdToken(how: typeof forge) {
      forge = how
    },
    break(on: boolean) {
      broken = on
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

export type IdentityProvidersForTests = Awaited<ReturnType<typeof createIdentityProviders>>
