import { createIntl } from '@formatjs/intl'
import { expect, it } from 'vitest'
import { buildMessages, wordsVersion } from './server.ts'

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
