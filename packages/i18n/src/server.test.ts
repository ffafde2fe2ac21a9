import { createIntl } from '@formatjs/intl'
import { expect, it } from 'vitest'
import { languages } from './locales.ts'
import { buildMessages, packFor, wordsVersion } from './server.ts'

it('merges a pack newer than the build: what it does not know or could not say stays as it was', () => {
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
  ['a mark that turns the direction', 'Summe\u202e001'],
  ['an isolate', '\u2066Summe'],
  ['a letter nobody can see', '\u200b'],
  ['a line separator', 'Sum\u2028me'],
  ['damage', 'Summ\ufffd'],
  ['signs alone', '—'],
  ['empty markup', "''"],
  ['200,000 letters', 'S'.repeat(200_000)],
  ['200,000 branches', '{a, select, other {'.repeat(10_000)],
])('shows its own words where a pack brings %s', (_, text) => {
  const pack = { 'cart.total': text, 'cart.title': 'Tasche' }
  expect(buildMessages('de', { pack })).toEqual(buildMessages('de', { pack: { 'cart.title': 'Tasche' } }))
})
it('takes any fit text of a pack, and all of a whole pack while a page waits', () => {
  const long = `${'Summe '.repeat(800)}Ende`
  expect(buildMessages('de', { pack: { 'cart.total': long } })['cart.total']).toBe(long)
  const pack = Object.fromEntries(Object.entries(packFor('de')).map(([id, text]) => [id, `${text} A`]))
  const merged = buildMessages('de', { pack })
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    buildMessages('de', { pack })
    return performance.now() - started
  })
  // A tenth of it on an idle machine; the shortest, because another test may hold the processor.
  expect(Math.min(...times)).toBeLessThan(1000)
  expect(Object.keys(pack).filter((id) => JSON.stringify(merged[id]).includes(' A'))).toHaveLength(
    Object.keys(pack).length,
  )
})
it('leaves a pack aside that was made of earlier words than its own', () => {
  const titleWith = (packVersion?: string) =>
    buildMessages('de', { pack: { 'cart.title': 'Tasche' }, packVersion, overrides: { 'cart.empty': 'Leer' } })
  expect(titleWith('0.0.1')).toEqual(buildMessages('de', { overrides: { 'cart.empty': 'Leer' } }))
  for (const version of [undefined, wordsVersion, `${wordsVersion}9`])
    expect(titleWith(version)['cart.title'], version).toBe('Tasche')
})
it('takes markup of a pack as text', () => {
  const merged = buildMessages('en', { pack: { 'cart.title': "'<img src=x onerror=alert(1)>'" } })
  expect(createIntl({ locale: 'en', messages: merged as never }).formatMessage({ id: 'cart.title' })).toBe(
    '<img src=x onerror=alert(1)>',
  )
})

it.each(languages)('names the field for a message otherwise than the conversation above it, %s', (locale) => {
  expect(packFor(locale)['messages.write']).not.toBe(packFor(locale)['account.messages'])
})
