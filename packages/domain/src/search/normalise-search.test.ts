import { describe, expect, it } from 'vitest'
import { normaliseSearch } from './normalise-search.ts'

describe('normaliseSearch', () => {
  it.each([
    ['a zero-width space', 'fort\u200bnite', 'fortnite'],
    ['joiners and a soft hyphen', 'fo\u200crt\u200dni\u00adte', 'fortnite'],
    ['marks of direction and of order', '\u202eFort\u2066nite\ufeff', 'fortnite'],
    ['signs of rights', 'Fortnite® Roblox™ Riot© Valve℠', 'fortnite roblox riot valve'],
    ['a sign of rights before a word', 'Fortnite™Account', 'fortnite account'],
    ['full-width letters and an ideographic space', 'Ｆｏｒｔｎｉｔｅ　２', 'fortnite 2'],
    ['letters of mathematics', '𝐅𝗼𝓻𝔱𝚗𝑖𝕥𝖾', 'fortnite'],
    ['an emoji at a word, of several signs', 'fortnite🔥👨‍👩‍👧❤️', 'fortnite'],
    ['other quotes and dashes', '“Baldur’s Gate”—Ⅲ', 'baldur s gate iii'],
    ['runs of signs and spaces', '  Counter-Strike:\t\n  2 !!', 'counter strike 2'],
    ['accents, composed or not', 'Pokémon cafe\u0301 über', 'pokemon cafe uber'],
    ['letters without a common form', 'Straße Łódź Æon Øre', 'strasse lodz aeon ore'],
    ['Turkish letters', 'FORTNİTE fortnıte', 'fortnite fortnite'],
    ['ё, but never й', 'Ёж йод и\u0306од за\u0301мок', 'еж йод йод замок'],
    ['vowel signs, tatweel and hamza', 'فُورْتـــنايت أإآٱ ؤئ ىة', 'فورتنايت اااا وي يه'],
    ['letters of a Persian keyboard', 'ببجی کرة', 'ببجي كره'],
    ['presentation forms', 'ﻓﻮﺭﺗﻨﺎﻳﺖ', 'فورتنايت'],
    ['half-width Kana', 'ﾌｫｰﾄﾅｲﾄ', 'フォートナイト'],
    ['Kana with a mark apart', 'カ\u3099', 'ガ'],
    ['Hangul in pieces', '\u1112\u1161\u11ab', '한'],
    ['the tones of Thai as they are', 'ฟอร์ตไนท์ น้ำ', 'ฟอร์ตไนท์ น้ํา'],
    ['digits of other scripts', '١٢٣ ۴۵ ๖ ７ ①', '123 45 6 7 1'],
    ['heaps of marks', `Z${'\u0300\u0489'.repeat(30)}`, 'z'],
    ['signs alone', '®™ ★!', ''],
    ['what nobody sees', '\u200b\u3164\u2800', ''],
    ['half of a character', 'a\ud800b', 'a b'],
  ])('X11 reads %s', (_, typed, as) => {
    expect(normaliseSearch(typed)).toBe(as)
  })
})

it('X11 is the same when normalised again, also where a tatweel parted two marks', () => {
  const once = normaliseSearch('\u0407\u0640\u0ecb')
  expect(normaliseSearch(once)).toBe(once)
})
