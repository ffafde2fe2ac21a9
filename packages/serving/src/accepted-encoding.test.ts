import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

describe('acceptedEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['br; q=0.2, gzip; q=0.8', 'gzip'],
    ['BR;Q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['gzip;q=0.5, *;q=0.1', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['x-gzip', 'gzip'],
    ['brotli, gzipped', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense, gzip', 'gzip'],
    ['br;q=2', 'identity'],
    ['br;q=0.000', 'identity'],
    ['br;q=1.000', 'br'],
  ])('X16 reads %j as %s', (header, expected) => {
    expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(expected)
  })
  it('X16 answers only with encodings that are available', () => {
    expect(acceptedEncoding('br, gzip;q=0.5', ['gzip'])).toBe('gzip')
    expect(acceptedEncoding('br', [])).toBe('identity')
  })
})
