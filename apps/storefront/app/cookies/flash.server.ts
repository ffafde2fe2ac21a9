import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { sendCookie } from './send-cookie.server'

export const flashTypes = ['success', 'warning', 'error', 'info'] as const
export interface Flash {
  type: (typeof flashTypes)[number]
  text: string
  /** The page the message links to. */
  next?: 'cart'
}

/** Stores a message in a cookie; the next page shows it. */
export function flash(facts: RequestFacts, type: Flash['type'], text: string, next?: Flash['next']): void {
  sendCookie(facts, cookieNames.flash, JSON.stringify({ type, text: text.slice(0, 300), next }), { maxAge: 60 })
}

/** Returns the stored message and removes its cookie. */
export function takeFlash(facts: RequestFacts): Flash | null {
  const stored = facts.cookies.get(cookieNames.flash)
  if (stored === undefined) return null
  if (!facts.outgoing.some((line) => line.startsWith(`${cookieNames.flash}=`)))
    sendCookie(facts, cookieNames.flash, null)
  try {
    const { type, text, next } = JSON.parse(stored) as Partial<Flash>
    const flashType = flashTypes.find((name) => name === type)
    return flashType && typeof text === 'string'
      ? { type: flashType, text: text.slice(0, 300), ...(next === 'cart' && { next }) }
      : null
  } catch {
    return null
  }
}
