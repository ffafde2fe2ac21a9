import type { LoginResponse } from '@tradepost/contract'
import { describe, expect, it, vi } from 'vitest'
import { createRefresher, type RefresherPorts } from './refresher.ts'
import { startSession } from './session.ts'

const now = 1_800_000_000
const tokens = (suffix: string): LoginResponse => ({
  access_token: `a${suffix}`,
  refresh_token: `r${suffix}`,
  token_type: 'Bearer',
  expires_in: 900,
  session_ends_at: now + 86_400,
  user_info: { userId: '7' },
})
const session = startSession(tokens('1'), { remember: false, now })
const failing = (code: string, status: number) => {
  const ports: RefresherPorts = {
    grant: () => Promise.reject(new Error(code)),
    failureOf: () => ({ code, status }),
    now: () => now,
  }
  return createRefresher(ports)(session)
}

describe('createRefresher', () => {
  it('refreshes once for concurrent calls, and again for the next token', async () => {
    const grant = vi.fn(async () => {
      await Promise.resolve()
      return tokens('2')
    })
    const refresh = createRefresher({ grant, failureOf: () => ({ code: '', status: 0 }), now: () => now })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refresh(session)))
    expect(grant).toHaveBeenCalledTimes(1)
    expect(new Set(outcomes).size).toBe(1)
    const [first] = outcomes
    if (first?.kind !== 'renewed') throw new Error('not renewed')
    await refresh(first.session)
    expect(grant).toHaveBeenLastCalledWith('r2')
    expect(grant).toHaveBeenCalledTimes(2)
  })
  it('reports a refusal of the gateway', async () => {
    expect(await failing('invalid_grant', 400)).toEqual({ kind: 'refused', accessDenied: false })
    expect(await failing('access_denied', 401)).toEqual({ kind: 'refused', accessDenied: true })
    expect(await failing('whatever', 401)).toEqual({ kind: 'refused', accessDenied: false })
  })
  it('reports a failing gateway as unavailable, not as a refusal', async () => {
    for (const [code, status] of [
      ['network', 0],
      ['timeout', 0],
      ['internal', 500],
      ['rate_limited', 429],
    ] as const)
      expect((await failing(code, status)).kind).toBe('unavailable')
  })
})
