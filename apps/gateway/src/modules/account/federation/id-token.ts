import { isUuid } from '@tradepost/domain/typed/id'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { refuse } from './provider.ts'

export interface IdTokenRules {
  /** May hold `{tenantid}`, which stands for the token's own `tid` (Microsoft). */
  issuer: string
  clientId: string
  now: Date
}

export interface IdTokenClaims {
  iss: string
  sub: string
  nonce: string | null
  claims: Record<string, unknown>
}

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']
const maxAgeSeconds = 3600
const clockToleranceSeconds = 30

function issuerFor(rules: IdTokenRules, token: string): string {
  if (!rules.issuer.includes('{tenantid}')) return rules.issuer
  const { tid } = decodeJwt(token)
  if (typeof tid !== 'string' || !isUuid(tid.toLowerCase())) refuse('no tid')
  return rules.issuer.replace('{tenantid}', tid)
}

function requirePlainHeader(token: string): void {
  const header = decodeProtectedHeader(token)
  // Only the issuer's published keys count: a token that contains a key or the address of one is a forgery.
  for (const name of ['jku', 'jwk', 'x5u', 'x5c', 'crit']) if (name in header) refuse(`header ${name}`)
  if (header.typ !== undefined && header.typ.toUpperCase() !== 'JWT') refuse('not an ID token')
}

/**
 * Verifies that an ID token is signed by a key of its issuer with an asymmetric algorithm, is meant for us and has
 * not expired. If no key matches, fetches the keys once more, because issuers rotate them.
 */
export async function verifyIdToken(
  token: string,
  rules: IdTokenRules,
  keys: (fresh: boolean) => Promise<JSONWebKeySet>,
): Promise<IdTokenClaims> {
  const verify = async (fresh: boolean) =>
    jwtVerify(token, createLocalJWKSet(await keys(fresh)), {
      algorithms,
      issuer: issuerFor(rules, token),
      audience: rules.clientId,
      currentDate: rules.now,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
    })
  try {
    requirePlainHeader(token)
    const { payload } = await verify(false).catch((error) => {
      if (error instanceof errors.JWKSNoMatchingKey) return verify(true)
      throw error
    })
    const { iss = '', sub = '', aud, azp, nonce } = payload
    if (sub.length < 1 || sub.length > 255) refuse('no subject')
    if (azp !== undefined ? azp !== rules.clientId : Array.isArray(aud) && aud.length > 1) refuse('for another party')
    return { iss, sub, nonce: typeof nonce === 'string' ? nonce : null, claims: payload }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) refuse(`ID token: ${error.message}`)
    throw error
  }
}
