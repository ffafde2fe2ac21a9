import type { LoginResponse } from '@tradepost/contract'
import { conversationWindowSeconds, rememberMeSeconds, tokenExpiryMarginSeconds } from '@tradepost/contract/constants'

/** A signed-in session as the storefront stores it; times are seconds since the epoch. */
export interface Session {
  accessToken: string
  refreshToken: string
  /** The time from which the access token counts as expired: slightly before it really expires. */
  expiresAt: number
  userId: string
  remember: boolean
  /** The absolute end of the session, set once at login. */
  endsAt: number
  /** End of the conversation window. */
  conversationUntil: number
}

type Tokens = Pick<LoginResponse, 'access_token' | 'refresh_token' | 'expires_in' | 'session_ends_at' | 'user_info'>

/** The stored expiry of a token that lives `expiresIn` seconds from now. */
export const storedExpiry = (expiresIn: number, now: number): number => now + expiresIn - tokenExpiryMarginSeconds

/** The end of the conversation window if tokens are saved at `now`. */
export const conversationEnd = (now: number): number => now + conversationWindowSeconds

const tokensOf = (tokens: Tokens, now: number) => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
  expiresAt: storedExpiry(tokens.expires_in, now),
  userId: tokens.user_info.userId,
  conversationUntil: conversationEnd(now),
})

/** Starts a session at login. Its end depends on `remember` and is never moved later. */
export function startSession(login: Tokens, { remember, now }: { remember: boolean; now: number }): Session {
  const endsAt = remember ? Math.min(now + rememberMeSeconds, login.session_ends_at) : login.session_ends_at
  return { ...tokensOf(login, now), remember, endsAt }
}

/** The session with new tokens; its end and `remember` do not change. */
export const renewSession = (session: Session, tokens: Tokens, now: number): Session => ({
  ...session,
  ...tokensOf(tokens, now),
})

/** Ends the conversation window at once. */
export const resetConversation = (session: Session): Session => ({ ...session, conversationUntil: 0 })

/** True while the conversation window is open. */
export const inConversation = (session: Session, now: number): boolean => session.conversationUntil > now

/** The state of a stored session: usable, to be refreshed, or over. */
export type SessionState = 'fresh' | 'expired' | 'over'

/** A session without remember me also ends with its conversation window. */
export function sessionState(session: Session, now: number): SessionState {
  if (now >= session.endsAt) return 'over'
  if (now < session.expiresAt) return 'fresh'
  return session.remember || inConversation(session, now) ? 'expired' : 'over'
}

/** The cookie's lifetime in seconds; undefined for a cookie that ends with the browser. */
export const cookieMaxAge = (session: Session, now: number): number | undefined =>
  session.remember ? Math.max(0, session.endsAt - now) : undefined
