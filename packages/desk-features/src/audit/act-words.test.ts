import { expect, it } from 'vitest'
import { wordsOfCall } from './act-words.ts'
import { recordedCalls } from './recorded-calls.ts'

it('has words for every call of staff and sellers that the audit log records', () => {
  expect(recordedCalls.length).toBeGreaterThan(50)
  expect(recordedCalls.filter((call) => wordsOfCall(call) === 'staffDesk.act-other')).toEqual([])
  expect(wordsOfCall('signIn.oauthToken')).toBe('staffDesk.act-other')
})
