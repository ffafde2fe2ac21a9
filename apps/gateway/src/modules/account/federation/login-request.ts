import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OpenType } from '../../../platform/config/identity.ts'
import { hashToken, newToken, openSuccessor, sealSuccessor } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { loginRequest } from '../../../platform/db/schema/account/identity.ts'
import type { Attempt } from './provider.ts'

export const loginRequestSeconds = 600

export interface Beginning {
  tenantId: number
  openType: OpenType
  clientId: string
  callbackType: 'code' | 'id_token'
  redirectUrl: string
}

export interface TakenRequest extends Omit<Beginning, 'openType'> {
  openType: string
  browserKeyHash: Buffer
  /** Null if the request was found by its nonce: only the state can decrypt the attempt. */
  attempt: Attempt | null
}

const sealedFor = (tenantId: number) => `login-request|${tenantId}`

/** Stores a sign-in before the redirect to its provider: hashes, and a PKCE verifier that only the state can open. */
export async function storeLoginRequest(
  tx: Tx,
  beginning: Beginning,
): Promise<{ attempt: Attempt; browserKey: string }> {
  const state = newToken()
  // Wallets accept only letters and digits in a nonce.
  const nonce = randomBytes(24).toString('hex')
  const verifier = newToken()
  const browserKey = newToken()
  const { tenantId } = beginning
  await tx.insert(loginRequest).values({
    ...beginning,
    stateHash: hashToken(state),
    nonceHash: hashToken(nonce),
    browserKeyHash: hashToken(browserKey),
    sealed: sealSuccessor(state, sealedFor(tenantId), { nonce, verifier }),
    expiresAt: new Date((await moment(tx)).getTime() + loginRequestSeconds * 1000),
  })
  return { attempt: { state, nonce, verifier, redirectUrl: beginning.redirectUrl }, browserKey }
}

/** Deletes and returns a stored sign-in, so that it works once; null if there is none or it has expired. */
export async function takeLoginRequest(
  tx: Tx,
  tenantId: number,
  by: { state: string } | { nonce: string },
): Promise<TakenRequest | null> {
  const key =
    'state' in by ? eq(loginRequest.stateHash, hashToken(by.state)) : eq(loginRequest.nonceHash, hashToken(by.nonce))
  const [row] = await tx
    .delete(loginRequest)
    .where(ofTenant(loginRequest, tenantId, key))
    .returning()
  if (!row || row.expiresAt <= (await moment(tx))) return null
  const { openType, clientId, redirectUrl, browserKeyHash } = row
  const callbackType = row.callbackType === 'id_token' ? 'id_token' : 'code'
  const attempt =
    'state' in by
      ? {
          state: by.state,
          redirectUrl,
          ...openSuccessor<{ nonce: string; verifier: string }>(by.state, sealedFor(tenantId), row.sealed),
        }
      : null
  return { tenantId, openType, clientId, callbackType, redirectUrl, browserKeyHash, attempt }
}
