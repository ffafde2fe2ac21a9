import type { LoginResponse } from '@tradepost/contract'
import { renewSession, type Session } from './session.ts'

/** The result of a refresh. Only `refused` signs the user out; `unavailable` leaves the session as it is. */
export type RefreshOutcome =
  | { kind: 'renewed'; session: Session }
  | { kind: 'refused'; accessDenied: boolean }
  | { kind: 'unavailable'; error: unknown }

export interface RefresherPorts {
  /** Requests new tokens from the gateway; throws if the call fails. */
  grant: (refreshToken: string) => Promise<LoginResponse>
  /** Code and status of a failed call. */
  failureOf: (error: unknown) => { code: string; status: number }
  /** The current time in seconds since the epoch. */
  now: () => number
}

const refusalCodes = new Set(['invalid_grant', 'access_denied', 'unauthorized', 'invalid_token'])

/** Refreshes sessions. Concurrent refreshes of one token share a single call. */
export function createRefresher({ grant, failureOf, now }: RefresherPorts) {
  const running = new Map<string, Promise<RefreshOutcome>>()

  async function refresh(session: Session): Promise<RefreshOutcome> {
    try {
      return { kind: 'renewed', session: renewSession(session, await grant(session.refreshToken), now()) }
    } catch (error) {
      const { code, status } = failureOf(error)
      if (refusalCodes.has(code)) return { kind: 'refused', accessDenied: code === 'access_denied' }
      return status === 401 ? { kind: 'refused', accessDenied: false } : { kind: 'unavailable', error }
    }
  }

  return (session: Session): Promise<RefreshOutcome> => {
    const pending = running.get(session.refreshToken)
    if (pending) return pending
    const outcome = refresh(session).finally(() => running.delete(session.refreshToken))
    running.set(session.refreshToken, outcome)
    return outcome
  }
}
