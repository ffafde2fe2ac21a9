import { describe, expect, it } from 'vitest'
import { normaliseSearch } from './normalise-search.ts'

describe('normaliseSearch', () => {
  it.each([
    ['a zero-width space', 'fort\u200bnite', 'fortnite'],
    ['joiners and a soft hyphen', 'fo\u200crt\u200dni\u00adte', 'fortnite'],
    ['direction marks and a byte-order mark', '\u202eFort\u2066nite\ufeff', 'fortnite'],
    ['trademark and copyright signs', 'Fortnite® Roblox™ Riot© Valve℠', 'fortnite roblox riot valve'],
    ['a trademark sign between words', 'Fortnite™Account', 'fortnite account'],
    ['full-width letters and an ideographic space', 'Ｆｏｒｔｎｉｔｅ　２', 'fortnite 2'],
    ['mathematical letters', '𝐅𝗼𝓻𝔱𝚗𝑖𝕥𝖾', 'fortnite'],
    ['emojis of several code points after a word', 'fortnite🔥👨‍👩‍👧❤️', 'fortnite'],
    ['other quotes and dashes', '“Baldur’s Gate”—Ⅲ', 'baldur s gate iii'],
    ['runs of punctuation and spaces', '  Counter-Strike:\t\n  2 !!', 'counter strike 2'],
    ['accents, composed or not', 'Pokémon cafe\u0301 über', 'pokemon cafe uber'],
    ['letters without a common form', 'Straße Łódź Æon Øre', 'strasse lodz aeon ore'],
    ['Turkish letters', 'FORTNİTE fortnıte', 'fortnite fortnite'],
    ['ё, but never й', 'Ёж йод и\u0306од за\u0301мок', 'еж йод йод замок'],
    ['vowel signs, tatweel and hamza', 'فُورْتـــنايت أإآٱ ؤئ ىة', 'فورتنايت اااا وي يه'],
    ['letters of a Persian keyboard', 'ببجی کرة', 'ببجي كره'],
    ['presentation forms', 'ﻓﻮﺭﺗﻨﺎﻳﺖ', 'فورتنايت'],
    ['half-width Kana', 'ﾌｫｰﾄﾅｲﾄ', 'フォートナイト'],
    ['Kana with a combining mark', 'カ\u3099', 'ガ'],
    ['decomposed Hangul', '\u1112\u1161\u11ab', '한'],
    ['Thai tone marks unchanged', 'ฟอร์ตไนท์ น้ำ', 'ฟอร์ตไนท์ น้ํา'],
    ['digits of other scripts', '١٢٣ ۴۵ ๖ ７ ①', '123 45 6 7 1'],
    ['stacked combining marks', `Z${'\u0300\u0489'.repeat(30)}`, 'z'],
    ['symbols alone', '®™ ★!', ''],
    ['invisible characters alone', '\u200b\u3164\u2800', ''],
    ['a lone surrogate', 'a\ud800b', 'a b'],
  ])('X11 reads %s', (_, typed, expected) => {
    expect(normaliseSearch(typed)).toBe(expected)
  })
})

it('X11 is idempotent, also for a text in which a tatweel separates two marks', () => {
  const once = normaliseSearch('\u0407\u0640\u0ecb')
  expect(normaliseSearch(once)).toBe(once)
})
