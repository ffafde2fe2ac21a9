import { ownPath } from '@tradepost/domain/address/own-path'
import { type Attempt, isOpenType, purposes } from '@tradepost/marketplace-features/account/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { sendCookie } from './send-cookie.server'

const tenMinutes = 600
const prefixShape = /^(?:\/[a-z]{2})?$/
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,512}$/.test(value)

/** Stores the started sign-in in a cookie while the visitor is at the identity provider. */
export const storeAttempt = (facts: RequestFacts, attempt: Attempt | null): void =>
  sendCookie(facts, cookieNames.signInAttempt, attempt && JSON.stringify(attempt), { maxAge: tenMinutes })

/** The started sign-in of this browser; null if the cookie is missing or invalid. */
export function readAttempt(facts: RequestFacts): Attempt | null {
  try {
    const stored = JSON.parse(facts.cookies.get(cookieNames.signInAttempt) ?? 'null') as Partial<
      Record<keyof Attempt, unknown>
    > | null
    const purpose = purposes.find((name) => name === stored?.purpose)
    const back = ownPath(stored?.back)
    const prefix = String(stored?.prefix ?? '')
    if (!stored || !isOpenType(stored.openType) || !isKey(stored.browserKey) || !purpose || !back) return null
    if (!prefixShape.test(prefix)) return null
    const ut = typeof stored.ut === 'string' ? stored.ut.slice(0, 512) : ''
    return { openType: stored.openType, browserKey: stored.browserKey, purpose, back, prefix, ut }
  } catch {
    return null
  }
}

export const storeOneTapKey = (facts: RequestFacts, key: string | null): void =>
  sendCookie(facts, cookieNames.oneTap, key, { maxAge: tenMinutes })

export function readOneTapKey(facts: RequestFacts): string {
  const key = facts.cookies.get(cookieNames.oneTap)
  return isKey(key) ? key : ''
}
