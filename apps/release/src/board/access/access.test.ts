import { describe, expect, it } from 'vitest'
import { isSameSecret, Sessions } from './sessions.ts'
import { isLoopback, isOwnForm, isTrustedHost } from './trusted-request.ts'

describe('a session of the board', () => {
  it('is known by its cookie, for twelve hours or until it is closed', () => {
    let now = 0
    const sessions = new Sessions('board', () => now)
    const [ada, grace] = [sessions.open('Ada'), sessions.open('Grace')]
    const cookie = sessions.cookie(ada, false)
    expect(cookie).toMatch(/^board=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(sessions.cookie(ada, true)).toMatch(/; Secure$/)
    expect(sessions.of(`a=1; ${cookie.split(';')[0]}`)?.name).toBe('Ada')
    expect(sessions.of(`xboard=${ada.id}`)).toBeNull()
    expect(sessions.of(`board=${ada.id}x`)).toBeNull()
    expect(ada.formToken).not.toBe(grace.formToken)
    sessions.close(grace.id)
    expect(sessions.of(`board=${grace.id}`)).toBeNull()
    now = 12 * 3_600_000
    expect(sessions.of(`board=${ada.id}`)).toBeNull()
  })
  it('is opened with the token only', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true)
    expect(isSameSecret('abd', 'abc')).toBe(false)
    expect(isSameSecret('', 'abc')).toBe(false)
  })
})

describe('a request to the board', () => {
  it.each([
    ['localhost:4190', undefined, true],
    ['127.0.0.1:5000', undefined, true],
    ['[::1]:4190', undefined, true],
    ['evil.example:4190', undefined, false],
    ['localhost.evil.example', undefined, false],
    ['127.evil.example', undefined, false],
    ['board.example', 'https://board.example', true],
    ['board.example.evil', 'https://board.example', false],
    [undefined, undefined, false],
  ])('to the host %s with the origin %s is trusted: %s', (host, origin, trusted) => {
    expect(isTrustedHost(host, origin)).toBe(trusted)
  })
  it('comes from a form of the board, not of another page or port', () => {
    const host = 'localhost:4190'
    expect(isOwnForm({ host, origin: 'http://localhost:4190', 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(isOwnForm({ host })).toBe(true)
    expect(isOwnForm({ host, origin: 'http://localhost:4101' })).toBe(false)
    expect(isOwnForm({ host, origin: 'null' })).toBe(false)
    expect(isOwnForm({ host, 'sec-fetch-site': 'same-site' })).toBe(false)
  })
  it('may stay on this machine only by these names', () => {
    expect(['localhost', '127.0.0.1', '::1'].every(isLoopback)).toBe(true)
    expect(['0.0.0.0', '192.168.1.2', '::'].some(isLoopback)).toBe(false)
  })
})
