import { createHash, timingSafeEqual } from 'node:crypto'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import { importPKCS8, type JSONWebKeySet, SignJWT } from 'jose'
import { Failure } from '../../../platform/failure/failure.ts'
import { type IdTokenClaims, verifyIdToken } from './id-token.ts'
import { type ProvenPerson, type Provider, type ProviderTools, refuse, single, text, withQuery } from './provider.ts'

interface Discovered {
  issuer: string
  authorizeUrl: string
  tokenUrl: string
  keysUrl: string
  sendsIssuer: boolean
}

const freshMs = 10 * 60_000
const keysRetryMs = 60_000
const descriptions = keepFresh<Discovered>()
const keySets = keepFresh<JSONWebKeySet>()

/** Reads the provider's description; it must describe the very issuer that was asked. */
async function describe({ ask }: ProviderTools, issuer: string): Promise<Discovered> {
  const answer = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (answer.status !== 200) throw new Failure('provider_unavailable', { cause: new Error(`status ${answer.status}`) })
  const facts = answer.json()
  const stated = text(facts.issuer)
  // Microsoft describes all of its tenants at one address.
  const same = stated === issuer || stated?.includes('{tenantid}') === true
  const [authorizeUrl, tokenUrl, keysUrl] = [facts.authorization_endpoint, facts.token_endpoint, facts.jwks_uri].map(
    text,
  )
  if (!stated || !same || !authorizeUrl || !tokenUrl || !keysUrl) {
    throw new Failure('provider_unavailable', { cause: new Error('the description does not fit the issuer') })
  }
  const sendsIssuer = facts.authorization_response_iss_parameter_supported === true
  return { issuer: stated, authorizeUrl, tokenUrl, keysUrl, sendsIssuer }
}

const discover = (tools: ProviderTools, issuer: string): Promise<Discovered> =>
  descriptions.get(issuer, freshMs, () => describe(tools, issuer))

async function readKeys({ ask }: ProviderTools, keysUrl: string): Promise<JSONWebKeySet> {
  const keys = (await ask(keysUrl)).json() as unknown as JSONWebKeySet
  if (!Array.isArray(keys.keys)) throw new Failure('provider_unavailable', { cause: new Error('no keys') })
  return keys
}

/** Reads the keys a token may be signed with; a token with an unknown key must not make us ask on every call. */
const keysOf =
  (tools: ProviderTools, { keysUrl }: Discovered) =>
  (wantsFresh: boolean): Promise<JSONWebKeySet> =>
    keySets.get(keysUrl, wantsFresh ? keysRetryMs : freshMs, () => readKeys(tools, keysUrl))

const challenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

export function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) => createHash('sha256').update(value).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** AppleId: our secret is a short-lived statement signed with our key. */
async function appleSecret({ settings, now }: ProviderTools): Promise<string> {
  const { teamId = '', keyId = '', privateKey = '', clientId = '', issuer = 'https://appleid.apple.com' } = settings
  const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256')
  const issuedAt = Math.floor(now().getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 300)
    .sign(key)
}

interface OidcOptions {
  issuer: string
  scope: string
  needs: Provider['needs']
  secret?: (tools: ProviderTools) => Promise<string>
  /** Whether the issuer's word about an address can be taken; true and 'true' alike. */
  verified: (claims: Record<string, unknown>) => boolean
  takesCredential?: boolean
}

function oidc(options: OidcOptions): Provider {
  const issuerOf = ({ settings }: ProviderTools) => settings.issuer ?? options.issuer
  const read = (tools: ProviderTools, found: Discovered, token: string) =>
    verifyIdToken(
      token,
      { issuer: found.issuer, clientId: tools.settings.clientId ?? '', now: tools.now() },
      keysOf(tools, found),
    )
  const personOf = ({ iss, sub, claims }: IdTokenClaims): ProvenPerson => ({
    issuer: iss,
    subject: sub,
    email: text(claims.email),
    emailVerified: options.verified(claims),
    name: text(claims.name),
  })
  return {
    needs: options.needs,
    async begin(tools, { state, nonce, verifier, redirectUrl }) {
      const { authorizeUrl } = await discover(tools, issuerOf(tools))
      return withQuery(authorizeUrl, {
        response_type: 'code',
        client_id: tools.settings.clientId ?? '',
        redirect_uri: redirectUrl,
        scope: options.scope,
        state,
        nonce,
        code_challenge: challenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(tools, { nonce, verifier, redirectUrl }, callback) {
      const found = await discover(tools, issuerOf(tools))
      const issuer = single(callback, 'iss')
      if (issuer === null ? found.sendsIssuer : issuer !== found.issuer) refuse('sent back by another issuer')
      const code = single(callback, 'code')
      if (!code || callback.has('error')) refuse(`no code: ${callback.get('error')?.slice(0, 60)}`)
      const secret = options.secret ? await options.secret(tools) : (tools.settings.clientSecret ?? '')
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUrl,
        client_id: tools.settings.clientId ?? '',
        client_secret: secret,
        code_verifier: verifier,
      }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await tools.ask(found.tokenUrl, { method: 'POST', headers, body })
      const token = answer.status === 200 ? text(answer.json().id_token) : null
      if (!token) refuse(`the code was refused with ${answer.status}`)
      const claims = await read(tools, found, token)
      if (!claims.nonce || !sameText(claims.nonce, nonce)) refuse('another nonce')
      return personOf(claims)
    },
    ...(options.takesCredential
      ? {
          async readCredential(tools: ProviderTools, token: string) {
            const claims = await read(tools, await discover(tools, issuerOf(tools)), token)
            if (!claims.nonce) refuse('no nonce')
            return { person: personOf(claims), nonce: claims.nonce }
          },
        }
      : {}),
  }
}

const isTrue = (value: unknown) => value === true || value === 'true'

export const google = oidc({
  issuer: 'https://accounts.google.com',
  scope: 'openid email profile',
  needs: ['clientId', 'clientSecret'],
  verified: (claims) => isTrue(claims.email_verified),
  takesCredential: true,
})
export const microsoft = oidc({
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  scope: 'openid email profile',
  needs: ['clientId', 'clientSecret'],
  // NOTE: its email claim is whatever a directory's owner typed, unless the domain's owner was checked.
  verified: (claims) => isTrue(claims.xms_edov),
})
export const apple = oidc({
  issuer: 'https://appleid.apple.com',
  // NOTE: asking for name or email makes Apple answer by a cross-site POST, which finds no session cookie.
  scope: 'openid',
  needs: ['clientId', 'teamId', 'keyId', 'privateKey'],
  secret: appleSecret,
  verified: (claims) => isTrue(claims.email_verified),
})
