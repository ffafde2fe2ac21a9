import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientCountryOf } from './page-request.ts'

const env = { trustedProxies: ['10.0.0.1'], countryHeader: 'cf-ipcountry' }
const requestFrom = (remoteAddress: string, country: string | undefined) =>
  ({ socket: { remoteAddress }, headers: country === undefined ? {} : { 'cf-ipcountry': country } }) as IncomingMessage
const countryOf = (address: string, country: string | undefined, given = env) =>
  clientCountryOf(requestFrom(address, country), given)

it('takes the country of an address from the header of a trusted proxy', () => {
  expect(countryOf('::ffff:10.0.0.1', 'de')).toBe('DE')
  expect(countryOf('10.0.0.1', 'FR')).toBe('FR')
})

it('ignores the header of everybody else, a code of no country, and a proxy without such a header', () => {
  expect(countryOf('203.0.113.7', 'DE')).toBeNull()
  for (const code of [undefined, '', 'XX', 'T1', 'DEU', 'D', '<b']) expect(countryOf('10.0.0.1', code)).toBeNull()
  expect(clientCountryOf(requestFrom('10.0.0.1', 'DE'), { ...env, countryHeader: null })).toBeNull()
})
