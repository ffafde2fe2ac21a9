import { reservedAliases } from '@tradepost/domain/address/routes'
import { categoryType, standardType } from '@tradepost/domain/offer/offer-kinds'
import { expect, it } from 'vitest'
import { fingerprintSampling, logLevels, userType } from './constants.ts'

it('C-16 knows the user-type flags', () => {
  expect(userType).toEqual({ employee: 1, tenant: 2, seller: 4, buyer: 8 })
})
it('knows the six standard types', () => {
  expect(standardType).toEqual({ noStand: 0, stand: 1, mixStand: 2, boosting: 3, sharing: 4, rental: 5 })
})
it('C-37 knows the category types', () => {
  expect(categoryType).toEqual({ servicePackage: 1, sharedAccount: 2, rentAccount: 3 })
})
it('C-48 knows the log levels', () => {
  expect(logLevels).toEqual(['DEBUG', 'ERROR', 'INFO', 'TRACE', 'WARN'])
})
it('I-49 samples one device in a thousand', () => {
  expect(fingerprintSampling).toBe(0.001)
})
it('reserves every alias once and in lower case', () => {
  expect(new Set(reservedAliases).size).toBe(reservedAliases.length)
  expect(reservedAliases.filter((alias) => alias !== alias.toLowerCase())).toEqual([])
})
