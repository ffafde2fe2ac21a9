import { describe, expect, it } from 'vitest'
import { checkMessages } from './check-messages.ts'
import type { Locale } from './locales.ts'

function problems(locale: Locale, english: string, text: string | undefined, sameAsEnglish: string[] = []) {
  const texts: Record<string, string> = text === undefined ? {} : { 'a.b': text }
  return checkMessages({ locale, source: { 'a.b': english }, texts, sameAsEnglish }).map(({ what }) => what)
}
const items = '{count, plural, one {# item} other {# items}}'
const arabic =
  '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصراً} other {# عنصر}}'

describe('checkMessages()', () => {
  it('is content with good translations', () => {
    expect(problems('de', 'Hello {name}', 'Hallo {name}')).toEqual([])
    expect(problems('de', items, '{count, plural, one {# Artikel} other {# Artikel}}')).toEqual([])
    expect(problems('ar', items, arabic)).toEqual([])
    expect(problems('ar', items, arabic.replace('zero', '=0').replace('one', '=1').replace('two', '=2'))).toEqual([])
    expect(problems('de', 'Read <b>this</b>', 'Lies <b>das</b>')).toEqual([])
    expect(problems('de', '{a} · {b}', '{a} · {b}')).toEqual([])
  })
  it('finds missing and unknown keys', () => {
    expect(problems('de', 'Hello', undefined)).toEqual(['is missing'])
    expect(checkMessages({ locale: 'de', source: {}, texts: { 'x.y': 'Z' } })[0]?.what).toBe('is unknown in English')
    expect(checkMessages({ locale: 'de', source: { 'a.b': 'A' }, texts: {}, partial: true })).toEqual([])
  })
  it('finds lost, invented and retyped placeholders', () => {
    expect(problems('de', 'Hello {name}', 'Hallo')).toEqual(['lacks {name}'])
    expect(problems('de', 'Hello', 'Hallo {name}')).toEqual(['has {name}, which English does not'])
    expect(problems('de', 'On {day, date, short}', 'Am {day}')).toEqual(['formats {day} in another way than English'])
    expect(problems('de', items, '{count, plural, one {ein} other {mehr als {n}}}')).toEqual([
      'has {n}, which English does not',
    ])
  })
  it('finds tags that differ', () => {
    expect(problems('de', 'Read <b>this</b>', 'Lies das')).toEqual(['tags differ: b'])
    expect(problems('de', 'Read this', 'Lies <i>das</i>')).toEqual(['tags differ: i'])
  })
  it('knows the plural categories of each language, six in Arabic', () => {
    expect(problems('ar', items, '{count, plural, one {عنصر} other {# عناصر}}')).toEqual([
      'plural of {count} lacks few, many, two, zero',
    ])
    expect(problems('de', items, '{count, plural, other {# Artikel}}')).toEqual(['plural of {count} lacks one'])
    expect(problems('de', items, '{count, plural, one {# A} few {# B} other {# C}}')).toEqual([
      'plural of {count} has few, which the language does not know',
    ])
    // French counts 0 and 1 as one: "=1" alone does not cover it.
    expect(problems('fr', items, '{count, plural, =1 {un} many {# M} other {# articles}}')).toEqual([
      'plural of {count} lacks one',
    ])
    expect(
      problems('en', '{n, selectordinal, one {#st} other {#th}}', '{n, selectordinal, one {#st} other {#th}}'),
    ).toEqual(['plural of {n} lacks few, two'])
  })
  it('finds lost choices', () => {
    expect(problems('de', '{who, select, buyer {You} other {They}}', '{who, select, other {Andere}}')).toEqual([
      'lacks the choices who=buyer',
    ])
  })
  it('finds text left in English, unless listed, and listed text that is not', () => {
    expect(problems('de', 'Add to cart', 'Add to cart')).toEqual(['is still English'])
    expect(problems('de', 'Boosting', 'Boosting', ['a.b'])).toEqual([])
    expect(problems('de', 'Boosting', 'Aufstieg', ['a.b'])).toEqual(['is listed as the same as English but differs'])
  })
  it('finds what ICU cannot read, empty text and stray spaces', () => {
    expect(problems('de', 'Hello {name}', 'Hallo {name')[0]).toMatch(/^cannot be read/)
    expect(problems('de', 'Hello', '')).toEqual(['is empty'])
    expect(problems('de', 'Hello', 'Hallo ')).toEqual(['begins or ends with a space'])
  })
})
