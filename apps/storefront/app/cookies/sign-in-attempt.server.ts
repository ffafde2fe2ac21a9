import { ownPath } from '@tradepost/domain/address/own-path'
import { type Attempt, isOpenType, purposes } from '@tradepost/marketplace-features/account/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { sendCookie } from './send-cookie.server'

const tenMinutes = 600
const prefixShape = /^(?:\/[a-z]{2})?$/
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,512}$/.test(value)

/** Keeps a sign-in in this browser while its visitor is at the provider. */
export const keepAttempt = (facts: RequestFacts, attempt: Attempt | null): void =>
  sendCookie(facts, cookieNames.signInAttempt, attempt && JSON.stringify(attempt), { maxAge: tenMinutes })

/** The sign-in this browser has under way; null for none, and for anything that is not ours. */
export function readAttempt(facts: RequestFacts): Attempt | null {
  try {
    const kept = JSON.parse(facts.cookies.get(cookieNames.signInAttempt) ?? 'null') as Partial<
      Record<keyof Attempt, unknown>
    > | null
    const purpose = purposes.find((name) => name === kept?.purpose)
    const back = ownPath(kept?.back)
    const prefix = String(kept?.prefix ?? '')
    if (!kept || !isOpenType(kept.openType) || !isKey(kept.browserKey) || !purpose || !back) return null
    if (!prefixShape.test(prefix)) return null
    const ut = typeof kept.ut === 'string' ? kept.ut.slice(0, 512) : ''
    return { openType: kept.openType, browserKey: kept.browserKey, purpose, back, prefix, ut }
  } catch {
    return null
  }
}

export const keepOneTapKey = (facts: RequestFacts, key: string | null): void =>
  sendCookie(facts, cookieNames.oneTap, key, { maxAge: tenMinutes })

export function readOneTapKey(facts: RequestFacts): string {
  const key = facts.cookies.get(cookieNames.oneTap)
  return isKey(key) ? key : ''
}
