import { sealData, unsealData } from 'iron-session'
import { fromPayload, toPayload } from './sealed-payload.ts'
import type { Session } from './session.ts'

const maxSealLength = 4096

// A sealed cookie contains the number of its key, so that old cookies can still be opened after a new key is added.
const keyring = (secrets: readonly string[]) =>
  Object.fromEntries(secrets.map((secret, index) => [String(secrets.length - index), secret]))

/** Seals a session for its cookie with the newest secret. */
export const sealSession = (session: Session, secrets: readonly string[]): Promise<string> =>
  sealData(toPayload(session), { password: keyring(secrets), ttl: 0 })

/** Opens a session cookie; returns null for a value that none of the secrets can open. */
export async function openSession(sealed: string | undefined, secrets: readonly string[]): Promise<Session | null> {
  if (!sealed || sealed.length > maxSealLength) return null
  try {
    return fromPayload(await unsealData(sealed, { password: keyring(secrets), ttl: 0 }))
  } catch {
    return null
  }
}
