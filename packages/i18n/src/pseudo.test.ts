import { createIntl } from '@formatjs/intl'
import { expect, it } from 'vitest'
import { pseudo, pseudoMessages, pseudoPack } from './pseudo.ts'
import { buildMessages, packFor } from './server.ts'

const say = (text: string, values: Record<string, string | number> = {}) =>
  createIntl({ locale: 'en', messages: { x: pseudo(text) } }).formatMessage({ id: 'x' }, values)

it('replaces letters and keeps placeholders, plurals and tags', () => {
  expect(say('Add {name} to cart', { name: 'Gold' })).toBe('⟦ÁÁðð Gold ţöö çááŕţ⟧')
  expect(say('{count, plural, one {# item} other {# items}}', { count: 2 })).toBe('⟦2 îîţééɱš⟧')
  expect(JSON.stringify(pseudo('<b>bold</b>'))).toContain('"value":"b"')
})
it('makes texts about 40 % longer', () => {
  const text = 'The seller receives the money once you have confirmed the delivery.'
  expect(say(text).length / text.length).toBeGreaterThan(1.25)
  expect(say(text).length / text.length).toBeLessThan(1.6)
})
it('covers the whole catalogue', () => {
  expect(Object.keys(pseudoMessages())).toEqual(Object.keys(packFor('en')))
})
it('is a valid pack: a shop uses every message of it', () => {
  const messages = buildMessages('en', { pack: pseudoPack() })
  const unchanged = Object.entries(messages).filter(([, message]) => !JSON.stringify(message).includes('⟦'))
  expect(unchanged).toEqual([])
})
