import { describe, expect, it } from 'vitest'
import type { Locale } from '../locales.ts'
import { checkMessages } from './check-messages.ts'

function problems(locale: Locale, english: string, text: string | undefined, sameAsEnglish: string[] = []) {
  const texts: Record<string, string> = text === undefined ? {} : { 'a.b': text }
  return checkMessages({ locale, source: { 'a.b': english }, texts, sameAsEnglish }).map(({ what }) => what)
}
const items = '{count, plural, one {# item} other {# items}}'
const arabic =
  '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصراً} other {# عنصر}}'

describe('checkMessages()', () => {
  it('accepts correct translations', () => {
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
  it('finds missing, invented and differently formatted placeholders', () => {
    expect(problems('de', 'Hello {name}', 'Hallo')).toEqual(['lacks {name}'])
    expect(problems('de', 'Hello', 'Hallo {name}')).toEqual(['has {name}, which English does not'])
    expect(problems('de', 'On {day, date, short}', 'Am {day}')).toEqual(['formats {day} differently from English'])
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
    // In French the category "one" has the numbers 0 and 1, so the branch "=1" alone does not cover it.
    expect(problems('fr', items, '{count, plural, =1 {un} many {# M} other {# articles}}')).toEqual([
      'plural of {count} lacks one',
    ])
    expect(
      problems('en', '{n, selectordinal, one {#st} other {#th}}', '{n, selectordinal, one {#st} other {#th}}'),
    ).toEqual(['plural of {n} lacks few, two'])
  })
  it('finds missing choices', () => {
    expect(problems('de', '{who, select, buyer {You} other {They}}', '{who, select, other {Andere}}')).toEqual([
      'lacks the choices who=buyer',
    ])
  })
  it('finds untranslated text unless it is listed, and listed text that is translated', () => {
    expect(problems('de', 'Add to cart', 'Add to cart')).toEqual(['is still English'])
    expect(problems('de', 'Boosting', 'Boosting', ['a.b'])).toEqual([])
    expect(problems('de', 'Boosting', 'Aufstieg', ['a.b'])).toEqual(['is listed as the same as English but differs'])
  })
  it('finds unparsable text, empty text and stray spaces', () => {
    expect(problems('de', 'Hello {name}', 'Hallo {name')[0]).toMatch(/^cannot be read/)
    expect(problems('de', 'Hello', '')).toEqual(['is empty'])
    expect(problems('de', 'Hello', 'Hallo ')).toEqual(['begins or ends with a space'])
  })
  it('finds a dropped plural in a language with several plural forms', () => {
    expect(problems('ru', items, '{count} товаров')).toEqual(['has no plural of {count}'])
    expect(problems('ja', items, '{count}点')).toEqual([])
    expect(problems('ja', items, '点')).toEqual(['lacks {count}'])
    const ordinal = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect(problems('it', ordinal, '{n}')).toEqual(['has no plural of {n}'])
    expect(problems('de', ordinal, '{n}.')).toEqual([])
  })
  it('finds a branch for several numbers that does not show the number', () => {
    const russian = '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}'
    expect(problems('ru', items, russian)).toEqual([])
    expect(problems('ru', items, russian.replace('one {# ', 'one {'))).toEqual([
      'does not show the number of {count} in one of {count}',
    ])
    expect(problems('ar', items, arabic.replace('few {# ', 'few {'))).toEqual([
      'does not show the number of {count} in few of {count}',
    ])
    // In French the category "one" has the numbers 0 and 1; only the branch "=1" means a single number.
    const french = '{count, plural, one {un article} many {# d’articles} other {# articles}}'
    expect(problems('fr', items, french)).toEqual(['does not show the number of {count} in one of {count}'])
    expect(problems('fr', items, french.replace('one {un', '=1 {un article} one {#'))).toEqual([])
    expect(problems('fr', items, french.replace('one {un', '=0 {aucun article} one {un'))).toEqual([])
    const wordless = '{count, plural, one {point} other {points}}'
    expect(problems('fr', wordless, '{count, plural, one {point} many {points} other {points}}')).toEqual([])
    const written = '{count, plural, =0 {No offers} one {{n} offer} other {{n} offers}}'
    const offers = '{count, plural, =0 {нет} one {{n} лот} few {{n} лота} many {{n} лотов} other {{n} лота}}'
    expect(problems('ru', written, offers)).toEqual([])
    expect(problems('ru', written, offers.replace('one {{n} ', 'one {'))).toEqual([
      'does not show the number of {count} in one of {count}',
    ])
  })
  it('finds a placeholder, a tag or all words missing in one branch only', () => {
    const english = '{count, plural, one {# by {who}} other {# by <b>{who}</b>}}'
    const russian =
      '{count, plural, one {# от <b>{who}</b>} few {# от <b>{who}</b>} many {# от <b>{who}</b>} other {# от <b>{who}</b>}}'
    expect(problems('ru', english, russian)).toEqual([])
    expect(problems('ru', english, russian.replace('few {# от <b>{who}</b>', 'few {# от <b>всех</b>'))).toEqual([
      'lacks {who} in few of {count}',
    ])
    expect(problems('ru', english, russian.replace('few {# от <b>{who}</b>', 'few {# от {who}'))).toEqual([
      'lacks <b> in few of {count}',
    ])
    const chosen = '{act, select, give {Give {name} {sum}} other {Wait for {name}}}'
    expect(problems('de', chosen, '{act, select, give {Gib {name} {sum}} other {Warte auf {name}}}')).toEqual([])
    expect(problems('de', chosen, '{name}: {act, select, give {gib {sum}} other {warte}}')).toEqual([])
    expect(problems('de', chosen, '{act, select, give {Gib {sum}} other {Warte auf {name}}}')).toEqual([
      'lacks {name} in give of {act}',
    ])
    expect(problems('de', chosen, '{act, select, give {Gib {name} {sum}} other {}}')).toEqual([
      'lacks {name} in other of {act}',
      'has no text in other of {act}',
    ])
  })
  it('finds text that is not fit to show, and refuses a text with too many branches', () => {
    expect(problems('de', 'Hello', 'Ha\u202ello')).toEqual(['contains the invisible character U+202E'])
    expect(problems('de', 'Hello', '…')).toEqual(['has no visible letter'])
    const endless = Array.from({ length: 12 }, (_, n) => `{a${n}, select, a {A} b {B} other {C}}`).join('')
    expect(problems('de', 'Hello', endless)).toEqual(['cannot be read: it branches in too many ways'])
  })
  it('finds an override that equals the built-in text', () => {
    const check = (text: string) =>
      checkMessages({
        ...{ locale: 'de', source: { 'a.b': 'Cart' }, base: { 'a.b': 'Warenkorb' }, partial: true },
        texts: { 'a.b': text },
      }).map(({ what }) => what)
    expect(check('Warenkorb')).toEqual(['equals the text without an override: list differences only'])
    expect(check('Beutel')).toEqual([])
  })
})
