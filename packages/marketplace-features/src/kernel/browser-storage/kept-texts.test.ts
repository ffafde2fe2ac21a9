import { afterEach, expect, it, vi } from 'vitest'
import { lastingStorage, readCookie, visitStorage, writeCookie } from './index.ts'

const throwSecurityError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const defineGetter = (object: object, name: string, get: () => unknown) =>
  Object.defineProperty(object, name, { configurable: true, get })
const storageNames = ['localStorage', 'sessionStorage'] as const
afterEach(() => {
  for (const name of storageNames) Reflect.deleteProperty(globalThis, name)
  vi.unstubAllGlobals()
})

it('X4 keeps texts in memory if the browser forbids access to a storage', () => {
  for (const name of storageNames) defineGetter(globalThis, name, throwSecurityError)
  for (const storage of [lastingStorage, visitStorage]) {
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  }
})

it('X4 keeps texts in memory if a storage is full', () => {
  const full = { getItem: () => 'old', setItem: throwSecurityError, removeItem: () => undefined }
  for (const name of storageNames) defineGetter(globalThis, name, () => full)
  visitStorage.setItem('a', 'new')
  expect(visitStorage.getItem('a')).toBe('new')
  visitStorage.removeItem('a')
  expect(visitStorage.getItem('a')).toBe('old')
})

it('X4 reads and writes no cookie if the browser forbids cookies', () => {
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: throwSecurityError, set: throwSecurityError }))
  expect(readCookie('a')).toBeUndefined()
  expect(() => writeCookie('a', '1', 60)).not.toThrow()
})
