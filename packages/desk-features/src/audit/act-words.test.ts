import { translate } from '@tradepost/i18n/server'
import { expect, it } from 'vitest'
import { actKeyOf } from './act-words.ts'
import { recordedCalls } from './recorded-calls.ts'

it('has words for every call of staff and sellers that the audit log records', () => {
  expect(recordedCalls.length).toBeGreaterThan(50)
  const unknown = translate('en', 'staffDesk.act', { call: 'unknown' })
  const wordless = recordedCalls.filter(
    (call) => translate('en', 'staffDesk.act', { call: actKeyOf(call) }) === unknown,
  )
  expect(wordless).toEqual([])
})
