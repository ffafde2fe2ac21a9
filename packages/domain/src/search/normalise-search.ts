import { asciiDigits } from '../typed/digits.ts'

/** Seen by nobody: zero-width signs, joiners, direction and variation marks. Arabic signs before numbers count as such. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Signs of rights stand beside a name and are no part of it; compatibility forms would turn some into letters. */
const rightsSigns = /[©®℗℠™🅪🅫🅬]/gu
/**
 * Accents beside letters, as in é or ñ. Those on Cyrillic ones stay: й is no и. What makes no letter of its own, such as
 * the stress on а́, goes once letters are composed again.
 */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const accents = /(^|[^\u0300-\u036f\u0400-\u052f])[\u0300-\u036f]+/gu
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const looseMarks = /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/gu
/** Tatweel, vowel signs and marks of recitation; decomposed, the hamza above and below alef, waw and yeh is one as well. */
const arabicMarks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/gu
/** Signs, spaces and what is written like an apostrophe part words. */
const separators = /[\p{P}\p{S}\p{Z}\p{Cc}\u02b9-\u02bf\u02c8]+/gu

/** Letters that are one to whoever looks for a word but have no common form in Unicode. */
const oneLetter: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŧ: 't', ŋ: 'n' },
  ...{ ς: 'σ', ё: 'е', ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
}
const otherLetters = new RegExp(`[${Object.keys(oneLetter).join('')}]`, 'g')

/**
 * A text as search compares it: without case, width, accents, unseen signs and punctuation, words parted by one space.
 * The database's `search_norm` is the same function (a test compares the two over all of Unicode), and cuts the words of
 * its indexes from it.
 */
export function normaliseSearch(text: string): string {
  const bare = text
    .toWellFormed()
    .replace(unseen, '')
    .replace(rightsSigns, ' ')
    .normalize('NFKD')
    .replace(arabicMarks, '')
    // Without a tatweel between them, marks take another order.
    .normalize('NFKD')
    .replace(accents, '$1')
    .toLowerCase()
    .normalize('NFKC')
    .replace(looseMarks, '')
    .replace(otherLetters, (letter) => oneLetter[letter] ?? letter)
  return asciiDigits(bare).replace(separators, ' ').trim()
}
