import type { Session } from './session.ts'

/** The content of the sealed cookie; short names keep it small. */
export interface SealedPayload {
  v: 1
  at: string
  rt: string
  exp: number
  uid: string
  rmb: 0 | 1
  end: number
  conv: number
}

/** The sealed form of a session. */
export const toPayload = (session: Session): SealedPayload => ({
  v: 1,
  at: session.accessToken,
  rt: session.refreshToken,
  exp: session.expiresAt,
  uid: session.userId,
  rmb: session.remember ? 1 : 0,
  end: session.endsAt,
  conv: session.conversationUntil,
})

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 512
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Reads the session from an opened cookie; null if a token is missing or a value is invalid. */
export function fromPayload(payload: unknown): Session | null {
  if (typeof payload !== 'object' || payload === null) return null
  const { v, at, rt, exp, uid, rmb, end, conv } = payload as Partial<Record<keyof SealedPayload, unknown>>
  if (v !== 1 || !isText(at) || !isText(rt) || !isText(uid)) return null
  if (!isTime(exp) || !isTime(end) || !isTime(conv)) return null
  return {
    accessToken: at,
    refreshToken: rt,
    expiresAt: exp,
    userId: uid,
    remember: rmb === 1,
    endsAt: end,
    conversationUntil: conv,
  }
}
