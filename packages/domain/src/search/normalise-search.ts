import { asciiDigits } from '../typed/digits.ts'

/** Invisible characters: zero-width ones, joiners, direction and variation marks. Cf also has Arabic signs before numbers. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Trademark and copyright signs are no part of a name. Replace them before NFKD, which turns some into letters. */
const rightsSigns = /[©®℗℠™🅪🅫🅬]/gu
/**
 * Accents on letters, as in é or ñ. Accents on Cyrillic letters stay, because й and и are different letters; `looseMarks`
 * removes those that are still separate after composition, such as the stress on а́.
 */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const accents = /(^|[^\u0300-\u036f\u0400-\u052f])[\u0300-\u036f]+/gu
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const looseMarks = /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/gu
/** Tatweel, vowel signs and recitation marks, and the hamza that NFKD separates from alef, waw and yeh. */
const arabicMarks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/gu
/** Punctuation, symbols, spaces and letters that look like apostrophes separate words. */
const separators = /[\p{P}\p{S}\p{Z}\p{Cc}\u02b9-\u02bf\u02c8]+/gu

/** Letters that mean the same in a search, although Unicode gives them no common form. */
const equivalents: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŧ: 't', ŋ: 'n' },
  ...{ ς: 'σ', ё: 'е', ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
}
const equivalentLetters = new RegExp(`[${Object.keys(equivalents).join('')}]`, 'g')

/**
 * Converts a text to the form that search compares: without case, width, accents, invisible characters and punctuation,
 * its words separated by one space. The database function `search_norm`, from which the search indexes are built, does
 * the same (a test compares the two over all of Unicode).
 */
export function normaliseSearch(text: string): string {
  const stripped = text
    .toWellFormed()
    .replace(invisible, '')
    .replace(rightsSigns, ' ')
    .normalize('NFKD')
    .replace(arabicMarks, '')
    // Marks that a tatweel separated are now adjacent and may need another order.
    .normalize('NFKD')
    .replace(accents, '$1')
    .toLowerCase()
    .normalize('NFKC')
    .replace(looseMarks, '')
    .replace(equivalentLetters, (letter) => equivalents[letter] ?? letter)
  return asciiDigits(stripped).replace(separators, ' ').trim()
}
