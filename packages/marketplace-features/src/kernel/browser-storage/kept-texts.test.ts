import { afterEach, expect, it, vi } from 'vitest'
import { lastingStorage, readCookie, visitStorage, writeCookie } from './index.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const property = (object: object, name: string, get: () => unknown) =>
  Object.defineProperty(object, name, { configurable: true, get })
const names = ['localStorage', 'sessionStorage'] as const
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(globalThis, name)
  vi.unstubAllGlobals()
})

it('X4 keeps texts in memory when accessing a storage throws', () => {
  for (const name of names) property(globalThis, name, blocked)
  for (const storage of [lastingStorage, visitStorage]) {
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  }
})

it('X4 keeps texts in memory when a storage is full', () => {
  const full = { getItem: () => 'old', setItem: blocked, removeItem: () => undefined }
  for (const name of names) property(globalThis, name, () => full)
  visitStorage.setItem('a', 'new')
  expect(visitStorage.getItem('a')).toBe('new')
  visitStorage.removeItem('a')
  expect(visitStorage.getItem('a')).toBe('old')
})

it('X4 works without cookies', () => {
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: blocked, set: blocked }))
  expect(readCookie('a')).toBeUndefined()
  expect(() => writeCookie('a', '1', 60)).not.toThrow()
})
