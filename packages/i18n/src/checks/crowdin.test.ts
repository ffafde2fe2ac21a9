import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { flatten, type Texts } from '../catalogue.ts'
import { catalogues } from '../catalogues.ts'
import { exportInto } from '../cli/export.ts'
import { importFrom } from '../cli/import.ts'
import { languages } from '../locales.ts'
import { writeMessages } from '../write-messages.ts'
import { fromCrowdin } from './crowdin.ts'

let folder = ''
const messages = path.resolve(import.meta.dirname, '../messages')
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'))
  vi.spyOn(console, 'log').mockReturnValue()
  exportInto(folder, 'crowdin')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const current = catalogues.de ?? {}
const codesOf = (entries: unknown, file = 'de.json') =>
  fromCrowdin({ file, text: typeof entries === 'string' ? entries : JSON.stringify(entries), current }).refusals.map(
    ({ code, sentence }) => [code, sentence],
  )

it('exports every language and reads it back without a change', () => {
  const locales = Object.keys(catalogues)
  expect(locales).toHaveLength(languages.length)
  for (const [locale, texts] of Object.entries(catalogues)) {
    const text = readFileSync(path.join(folder, `${locale}.json`), 'utf8')
    expect(fromCrowdin({ file: `${locale}.json`, text, current: locale === 'en' ? texts : {} }), locale).toEqual({
      texts,
      refusals: [],
    })
    expect(JSON.parse(text)['cart.title']?.description).toContain('Cart.')
  }
})

it('writes only changed messages into the sources', async () => {
  const into = mkdtempSync(path.join(tmpdir(), 'words-into-'))
  cpSync(path.join(messages, 'de'), path.join(into, 'de'), { recursive: true })
  const tricky = 'Wie geht\'s? "Gut" \\ sagt\n{title}'
  const after: Texts = { ...current, 'cart.removeOf': tricky, 'cart.title': 'Beutel' }
  const files = writeMessages(into, 'de', current, after)
  expect(files.map((file) => path.basename(file))).toEqual(['cart.ts'])
  const written: { cart: Record<string, string> } = await import(path.join(into, 'de/cart.ts'))
  const expected = Object.entries(after).filter(([id]) => id.startsWith('cart.'))
  expect(flatten({ cart: written.cart })).toEqual(Object.fromEntries(expected))
  rmSync(into, { recursive: true, force: true })
})

it('refuses files and messages with a code and a sentence', () => {
  expect(codesOf({}, 'xx.json')).toEqual([['unknown_language', 'xx is not a language of the product']])
  expect(codesOf('{')).toEqual([['not_json', 'de.json is not JSON']])
  expect(codesOf([])).toEqual([['not_messages', 'de.json must hold one object of messages by id']])
  expect(codesOf(' '.repeat(4 * 1024 * 1024 + 1))).toEqual([['too_large', 'de.json is larger than 4 MB']])
  expect(codesOf('{"__proto__":{"message":"x"},"cart.nonsense":{"message":"x"}}')).toEqual([
    ['unknown_message', '__proto__ is unknown in English'],
    ['unknown_message', 'cart.nonsense is unknown in English'],
  ])
  expect(codesOf({ 'cart.title': { message: 7 } })).toEqual([['not_text', 'cart.title is not text']])
  for (const text of ['a\u202eb', 'a\u2028b', '\u200b', 'a\ufffdb'])
    expect(codesOf({ 'cart.title': { message: text } })[0]?.[0], JSON.stringify(text)).toBe('control_character')
  expect(codesOf({ 'cart.title': { message: '\u2009' } })).toEqual([['wrong_message', 'cart.title is empty']])
  expect(codesOf('{"cart.title":{"message":"Beutel"},"cart.title":{"message":"Korb"}}')).toEqual([
    ['repeated_key', 'cart.title occurs more than once'],
  ])
  expect(codesOf('{"cart.title":{"message":"Beutel","message":"Korb"}}')).toEqual([
    ['repeated_key', 'cart.title › message occurs more than once'],
  ])
  expect(codesOf({ 'cart.count': { message: '{count} Dinge' } })).toEqual([
    ['wrong_message', 'cart.count has no plural of {count}'],
  ])
  expect(codesOf({ 'cart.removeOf': { message: '{other} weg' } })).toEqual([
    ['wrong_message', 'cart.removeOf lacks {title}'],
  ])
  expect(codesOf({ 'cart.title': { message: '<script>x</script>' } })).toEqual([
    ['wrong_message', 'cart.title tags differ: script'],
  ])
  expect(codesOf({ 'cart.count': { message: '{count, plural, one {# Ding}}' } })[0]?.[0]).toBe('wrong_message')
  expect(codesOf({ 'cart.count': { message: '{count, plural, other {# Dinge}}' } })).toEqual([
    ['wrong_message', 'cart.count plural of {count} lacks one'],
  ])
  expect(codesOf({ 'cart.title': { message: 'Bag' } }, 'en.json')[0]?.[0]).toBe('source_language')
})

it('reports a file that is not UTF-8, and imports no file', () => {
  const from = mkdtempSync(path.join(tmpdir(), 'words-latin-'))
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => errors.push(text))
  const into = path.join(from, 'messages')
  cpSync(messages, into, { recursive: true })
  writeFileSync(path.join(from, 'de.json'), Buffer.from('{"cart.title":{"message":"Körbchen"}}', 'latin1'))
  writeFileSync(path.join(from, 'fr.json'), JSON.stringify({ 'cart.title': { message: 'Cabas' } }))
  expect(importFrom(from, false, into)).toBe(1)
  expect(errors).toEqual(['not_utf8: de.json: de.json is not UTF-8: save it in that encoding.'])
  const before = readFileSync(path.join(messages, 'fr/cart.ts'), 'utf8')
  expect(readFileSync(path.join(into, 'fr/cart.ts'), 'utf8')).toBe(before)
  writeFileSync(path.join(from, 'de.json'), '\ufeff{"cart.title":{"message":"Körbchen"}}')
  expect(importFrom(from, true, into)).toBe(0)
  rmSync(from, { recursive: true, force: true })
})

it('imports all files or none', () => {
  const from = mkdtempSync(path.join(tmpdir(), 'words-from-'))
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => errors.push(text))
  writeFileSync(path.join(from, 'de.json'), JSON.stringify({ 'cart.title': { message: 'Beutel' } }))
  writeFileSync(path.join(from, 'fr.json'), JSON.stringify({ 'cart.removeOf': { message: 'Retirer' } }))
  const into = path.join(from, 'messages')
  symlinkSync(messages, into)
  const before = readFileSync(path.join(messages, 'de/cart.ts'), 'utf8')
  expect(importFrom(from, false, into)).toBe(1)
  expect(errors).toEqual(['wrong_message: fr.json: cart.removeOf lacks {title}.'])
  expect(readFileSync(path.join(messages, 'de/cart.ts'), 'utf8')).toBe(before)
  rmSync(from, { recursive: true, force: true })
})
