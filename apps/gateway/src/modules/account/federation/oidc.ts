import { createHash, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '@tradepost/domain/time/durations'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import { importPKCS8, type JSONWebKeySet, SignJWT } from 'jose'
import { Failure } from '../../../platform/failure/failure.ts'
import { type IdTokenClaims, verifyIdToken } from './id-token.ts'
import { type ProvenIdentity, type Provider, type ProviderTools, refuse, single, text, withQuery } from './provider.ts'

interface Discovered {
  issuer: string
  authorizeUrl: string
  tokenUrl: string
  keysUrl: string
  sendsIssuer: boolean
}

const freshMs = 10 * minuteMs
const keysRetryMs = minuteMs
const descriptions = keepFresh<Discovered>()
const keySets = keepFresh<JSONWebKeySet>()

/** Fetches the provider's description, which must name the issuer it was requested from. */
async function fetchDescription({ request }: ProviderTools, issuer: string): Promise<Discovered> {
  const answer = await request(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (answer.status !== 200) throw new Failure('provider_unavailable', { cause: new Error(`status ${answer.status}`) })
  const facts = answer.json()
  const stated = text(facts.issuer)
  // Microsoft publishes one description for all of its tenants, with a placeholder in the issuer.
  const same = stated === issuer || stated?.includes('{tenantid}') === true
  const [authorizeUrl, tokenUrl, keysUrl] = [facts.authorization_endpoint, facts.token_endpoint, facts.jwks_uri].map(
    text,
  )
  if (!stated || !same || !authorizeUrl || !tokenUrl || !keysUrl) {
    throw new Failure('provider_unavailable', {
      cause: new Error('the description names another issuer or lacks an address'),
    })
  }
  const sendsIssuer = facts.authorization_response_iss_parameter_supported === true
  return { issuer: stated, authorizeUrl, tokenUrl, keysUrl, sendsIssuer }
}

const discover = (tools: ProviderTools, issuer: string): Promise<Discovered> =>
  descriptions.get(issuer, freshMs, () => fetchDescription(tools, issuer))

async function fetchKeys({ request }: ProviderTools, keysUrl: string): Promise<JSONWebKeySet> {
  const keys = (await request(keysUrl)).json() as unknown as JSONWebKeySet
  if (!Array.isArray(keys.keys)) throw new Failure('provider_unavailable', { cause: new Error('key list missing') })
  return keys
}

/** The keys that may sign a token. Limits refetching, so that tokens with unknown keys cannot cause many requests. */
const keysOf =
  (tools: ProviderTools, { keysUrl }: Discovered) =>
  (wantsFresh: boolean): Promise<JSONWebKeySet> =>
    keySets.get(keysUrl, wantsFresh ? keysRetryMs : freshMs, () => fetchKeys(tools, keysUrl))

const challenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

export function equalInConstantTime(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) => createHash('sha256').update(value).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Apple takes a short-lived token signed with our key as the client secret. */
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
  /** True if the issuer has verified the email address. */
  verified: (claims: Record<string, unknown>) => boolean
  takesCredential?: boolean
}

function oidc(options: OidcOptions): Provider {
  const issuerOf = ({ settings }: ProviderTools) => settings.issuer ?? options.issuer
  const read = (tools: ProviderTools, discovered: Discovered, token: string) =>
    verifyIdToken(
      token,
      { issuer: discovered.issuer, clientId: tools.settings.clientId ?? '', now: tools.now() },
      keysOf(tools, discovered),
    )
  const personOf = ({ iss, sub, claims }: IdTokenClaims): ProvenIdentity => ({
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
      const discovered = await discover(tools, issuerOf(tools))
      const issuer = single(callback, 'iss')
      if (issuer === null ? discovered.sendsIssuer : issuer !== discovered.issuer) refuse('sent back by another issuer')
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
      const answer = await tools.request(discovered.tokenUrl, { method: 'POST', headers, body })
      const token = answer.status === 200 ? text(answer.json().id_token) : null
      if (!token) refuse(`the code was refused with ${answer.status}`)
      const claims = await read(tools, discovered, token)
      if (!claims.nonce || !equalInConstantTime(claims.nonce, nonce)) refuse('another nonce')
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
  // NOTE: the email claim is whatever a directory's owner typed, unless the domain's owner was verified.
  verified: (claims) => isTrue(claims.xms_edov),
})
export const apple = oidc({
  issuer: 'https://appleid.apple.com',
  // NOTE: requesting name or email makes Apple answer by a cross-site POST, which carries no session cookie.
  scope: 'openid',
  needs: ['clientId', 'teamId', 'keyId', 'privateKey'],
  secret: appleSecret,
  verified: (claims) => isTrue(claims.email_verified),
})
