import { createIntl } from '@formatjs/intl'
import { expect, it } from 'vitest'
import { languages } from './locales.ts'
import { buildMessages, packFor, wordsVersion } from './server.ts'

it('merges a pack newer than the build, and ignores messages that the build does not know or cannot format', () => {
  const built = buildMessages('de')
  const pack = {
    'cart.title': 'Tasche',
    'cart.removeOf': 'Fort mit {title}',
    'cart.soldBy': 'Von {seller} aus {country}',
    'cart.quantityOf': '{title, date, short} als Menge',
    'cart.guestLimitLead': 'Nur {lines, time, short}',
    'cart.count': '{count, select, other {Ware}}',
    'cart.problemQuantity': 'Nur noch {available}',
    'cart.total': 'Summe <b>fett</b>',
    'cart.empty': 'Offene {Klammer',
    'cart.invented': 'Neu',
    toString: 'böse',
    'cart.more': 7 as unknown as string,
  }
  const merged = buildMessages('de', { pack, overrides: { 'cart.title': 'Korb' } })
  const changed = Object.keys(merged).filter((id) => JSON.stringify(merged[id]) !== JSON.stringify(built[id]))
  expect(changed.sort()).toEqual(['cart.problemQuantity', 'cart.removeOf', 'cart.title'])
  expect(merged['cart.title']).toBe('Korb')
  expect(Object.keys(merged)).toEqual(Object.keys(built))
  const intl = createIntl({ locale: 'de', messages: merged as never })
  expect(intl.formatMessage({ id: 'cart.removeOf' }, { title: '<i>x</i>' })).toBe('Fort mit <i>x</i>')
})
it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a mark that reverses the direction', 'Summe\u202e001'],
  ['an isolate', '\u2066Summe'],
  ['an invisible letter', '\u200b'],
  ['a line separator', 'Sum\u2028me'],
  ['a replacement character', 'Summ\ufffd'],
  ['signs alone', '—'],
  ['empty markup', "''"],
  ['200,000 letters', 'S'.repeat(200_000)],
  ['200,000 branches', '{a, select, other {'.repeat(10_000)],
])('shows the built-in message if a pack contains %s', (_, text) => {
  const pack = { 'cart.total': text, 'cart.title': 'Tasche' }
  expect(buildMessages('de', { pack })).toEqual(buildMessages('de', { pack: { 'cart.title': 'Tasche' } }))
})
it('accepts every valid text of a pack, and merges a complete pack within a second', () => {
  const long = `${'Summe '.repeat(800)}Ende`
  expect(buildMessages('de', { pack: { 'cart.total': long } })['cart.total']).toBe(long)
  const pack = Object.fromEntries(Object.entries(packFor('de')).map(([id, text]) => [id, `${text} A`]))
  const merged = buildMessages('de', { pack })
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    buildMessages('de', { pack })
    return performance.now() - started
  })
  // About 100 ms on an idle machine. Take the shortest time, because another test may use the processor.
  expect(Math.min(...times)).toBeLessThan(1000)
  expect(Object.keys(pack).filter((id) => JSON.stringify(merged[id]).includes(' A'))).toHaveLength(
    Object.keys(pack).length,
  )
})
it('ignores a pack that is older than the built-in messages', () => {
  const titleWith = (packVersion?: string) =>
    buildMessages('de', { pack: { 'cart.title': 'Tasche' }, packVersion, overrides: { 'cart.empty': 'Leer' } })
  expect(titleWith('0.0.1')).toEqual(buildMessages('de', { overrides: { 'cart.empty': 'Leer' } }))
  for (const version of [undefined, wordsVersion, `${wordsVersion}9`])
    expect(titleWith(version)['cart.title'], version).toBe('Tasche')
})
it('treats markup of a pack as text', () => {
  const merged = buildMessages('en', { pack: { 'cart.title': "'<img src=x onerror=alert(1)>'" } })
  expect(createIntl({ locale: 'en', messages: merged as never }).formatMessage({ id: 'cart.title' })).toBe(
    '<img src=x onerror=alert(1)>',
  )
})

it.each(languages)('gives the message field and the conversation above it different names in %s', (locale) => {
  expect(packFor(locale)['messages.write']).not.toBe(packFor(locale)['account.messages'])
})
