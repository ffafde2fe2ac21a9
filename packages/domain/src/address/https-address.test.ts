import { expect, it } from 'vitest'
import { httpsAddressMost, readHttpsAddress } from './https-address.ts'

it('takes addresses of https only, without a login', () => {
  expect(readHttpsAddress('https://client.example/setup.exe')).toBe('https://client.example/setup.exe')
  expect(readHttpsAddress('https://client.example/a "b"')).toBe('https://client.example/a%20%22b%22')
  for (const wrong of [
    '',
    'setup.exe',
    'http://client.example/setup.exe',
    'javascript:alert(1)',
    'https://',
    'https://a:b@client.example/setup.exe',
    `https://client.example/${'x'.repeat(httpsAddressMost)}`,
  ])
    expect(readHttpsAddress(wrong), wrong).toBeNull()
})
