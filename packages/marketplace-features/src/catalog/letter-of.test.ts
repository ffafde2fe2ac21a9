import { expect, it } from 'vitest'
import { letterOf } from './letter-of.ts'

it.each([
  ['en', ['aria', 'Éclair', 'Ångström', 'ñandú', 'Æon', 'ﬁre', 'Ｚeal', 'ßeta'], 'AEANAFZS'],
  ['de', ['Äther', 'Öl', 'Über'], 'AOU'],
  ['fr', ['Œuvre', 'Çà', 'Être'], 'OCE'],
  ['es', ['Ñu', 'n\u0303andú', 'Nube', 'Águila'], 'ÑÑNA'],
  ['ru', ['Йога', 'и\u0306од', 'Игра', 'Ёлка', 'Ель', 'ёж'], 'ЙЙИЕЕЕ'],
  [
    'ko',
    ['가디언', '까치', '나라', '딸기', '뿌리', '쌀', '찌개', '하늘', 'ㄲ', 'ㅎ', '\u1101\u1161', '\u1100'],
    'ㄱㄱㄴㄷㅂㅅㅈㅎㄱㅎㄱㄱ',
  ],
  [
    'ja',
    ['かぜ', 'がいこく', 'カード', 'ガンダム', 'ｶﾞ', 'パズル', 'ヴァルキリー', 'ァ', 'っ', 'ヶ'],
    'かかかかかはうあつけ',
  ],
  ['ja', ['龍', 'Arc'], '龍A'],
  ['th', ['เกม', 'แก้ว', 'โลก', 'ใจ', 'ไทย', 'ขนม'], 'กกลจทข'],
  ['ar', ['أسد', 'إمارة', 'آفاق', 'بحر'], 'اااب'],
  ['zh', ['原神', '王者'], '原王'],
])('%s looks for %j under %s', (tag, names, letters) => {
  expect(names.map((name) => letterOf(name, tag)).join('')).toBe(letters)
})

it.each(['7 Keys', '٧ مفاتيح', '「剣」', '…', '', '  ', '★ Star', '\u{1f3ae} Play'])(
  '%j begins with no letter',
  (name) => {
    for (const tag of ['en', 'ko', 'ja', 'th', 'ar']) expect(letterOf(name, tag)).toBe('#')
  },
)

it('keeps letters of other alphabets, also outside the Basic Multilingual Plane', () => {
  expect(letterOf('Йога', 'en')).toBe('И')
  expect(letterOf('Ñu', 'en')).toBe('N')
  expect(letterOf(' 𐐨x', 'en')).toBe('𐐀')
  expect(letterOf('เ', 'th')).toBe('เ')
})
