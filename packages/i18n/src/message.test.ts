import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage as formatLikeIntl } from '@formatjs/intl'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { formatNumber } from './format.ts'
import { languages, standardTag } from './locales.ts'
import { formatMessage } from './message.ts'
import { buildMessages } from './server.ts'
import { formatterOf } from './translator.ts'

const intlFormatters = {
  ...createFormatters(createIntlCache()),
  getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
}
const place = { locale: 'en', timeZone: 'UTC' } as const
const format = (text: string, values: Record<string, unknown> = {}) =>
  formatMessage(compile({ text }).text as MessageFormatElement[], values, place)

/** Values for every placeholder of a message. */
function valuesFor(message: unknown, count: number, choice: string): Record<string, unknown> {
  const uses = [...JSON.stringify(message).matchAll(/"type":(\d),"value":"([^"]*)"/g)]
  const filled = uses.map(([, type, name = '']) => {
    if (type === '6' || type === '2') return [name, count]
    if (type === '5') return [name, choice]
    return [name, type === '8' ? (chunks: unknown[]) => ({ [name]: chunks }) : `«${name}»`]
  })
  return Object.fromEntries(filled)
}
const choicesOf = (message: unknown) =>
  [...JSON.stringify(message).matchAll(/"([\w]+)":\{"value":\[/g)].map(([, choice]) => choice ?? '')

describe('messages', () => {
  it.each(languages)('read as @formatjs/intl formats them: every message of %s', (locale) => {
    const messages = buildMessages(locale)
    const formatter = formatterOf({ locale, messages })
    const config = { ...DEFAULT_INTL_CONFIG, locale: standardTag(locale), messages: messages as never, timeZone: 'UTC' }
    for (const [id, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue
      for (const choice of ['invented', ...choicesOf(message)])
        for (const count of [0, 1, 2, 5, 11, 1234]) {
          const values = valuesFor(message, count, choice)
          expect(formatter.formatMessage({ id }, values), id).toEqual(
            formatLikeIntl(config, intlFormatters, { id }, values as never),
          )
        }
    }
  })
  it('show texts and numbers as they are, and nothing for null', () => {
    expect(format('{a}, {b}, {c}!', { a: 'x', b: 1234, c: null })).toBe('x, 1234, !')
  })
  it('separate thousands in plurals', () => {
    expect(format('{n, plural, =0 {none} one {# piece} other {# pieces}}', { n: 12_345 })).toBe('12,345 pieces')
    expect(format('{n, plural, offset:1 =1 {you} other {you and # more}}', { n: 3 })).toBe('you and 2 more')
    expect(format('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd')
  })
  it('write dates like those of a page', () => {
    expect(format('Until {end, date, short}', { end: '2026-03-14T12:00:00Z' })).toBe('Until Mar 14, 2026')
  })
  it('pass the parts of a tag to its function', () => {
    const b = (chunks: unknown[]) => ({ bold: chunks })
    expect(format('Pay <b>{sum} now</b>.', { sum: '1.00', b })).toEqual(['Pay ', { bold: ['1.00 now'] }, '.'])
  })
  it('are reported and shown as their id if they are missing or lack a value', () => {
    const problems: string[] = []
    const messages = compile({ 'cart.a': 'Hello {name}' })
    const { formatMessage } = formatterOf({ locale: 'en', messages, onError: ({ message }) => problems.push(message) })
    expect([
      formatMessage({ id: 'cart.a' }),
      formatMessage({ id: 'cart.b' }),
      formatMessage({ id: 'toString' }),
    ]).toEqual(['cart.a', 'cart.b', 'toString'])
    expect(problems).toEqual([
      'Message "cart.a" (en): a value for "name" is missing',
      'Message "cart.b" (en): there is no such message',
      'Message "toString" (en): there is no such message',
    ])
  })
})
