import { expect, it } from 'vitest'
import { apiKeyPattern, isLiveKey, lastFourOf, webhookSecretPattern } from './payment-keys.ts'

it('tells keys that move money from those that do not, and shows four characters of each', () => {
  expect(['sk_live_abcd1234', 'rk_live_abcd1234', 'sk_test_abcd1234'].map(isLiveKey)).toEqual([true, true, false])
  expect(lastFourOf('sk_live_abcd1234')).toBe('1234')
})

it.each([
  'pk_live_abcd1234',
  'sk_live_',
  'sk_live_ab\r\ncd',
  'sk_live_abcd 1234',
  ' sk_live_abcd1234',
  'whsec_abcdefgh',
])('takes %j for no key', (text) => expect(text).not.toMatch(new RegExp(apiKeyPattern)))
it.each(['whsec_', 'whsec_abc', 'whsec_abcdefgh ijkl', 'sk_live_abcdefgh'])('takes %j for no signing secret', (text) =>
  expect(text).not.toMatch(new RegExp(webhookSecretPattern)),
)
