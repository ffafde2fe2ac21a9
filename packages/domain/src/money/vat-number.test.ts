import { expect, it } from 'vitest'
import { readVatNumber, vatNumberMost } from './vat-number.ts'

it('reads a VAT number with and without its prefix, spaces and dots', () => {
  expect(readVatNumber('DE 136 695 976', 'DE')).toBe('DE136695976')
  expect(readVatNumber('136695976', 'DE')).toBe('DE136695976')
  expect(readVatNumber('atu12345678', 'AT')).toBe('ATU12345678')
  expect(readVatNumber('EL123456789', 'GR')).toBe('EL123456789')
  expect(readVatNumber('NL 0012.34567.B01', 'NL')).toBe('NL001234567B01')
  expect(readVatNumber('FR83404833048', 'FR')).toBe('FR83404833048')
  // Spanish numbers may begin with the letters of another prefix.
  expect(readVatNumber('ESX1234567X', 'ES')).toBe('ESX1234567X')
})

it('refuses another format, another country and a country that it does not know', () => {
  expect(readVatNumber('DE13669597', 'DE')).toBeNull()
  expect(readVatNumber('ATU12345678', 'DE')).toBeNull()
  expect(readVatNumber('123456789', 'US')).toBeNull()
  expect(readVatNumber('', 'DE')).toBeNull()
  expect(readVatNumber(`136695976${' '.repeat(vatNumberMost)}`, 'DE')).toBeNull()
})
