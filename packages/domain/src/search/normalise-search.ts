import { asciiDigits } from '../typed/digits.ts'

/** Zero-width characters, joiners, direction and variation marks, and (in Cf) Arabic signs that precede numbers. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Trademark and copyright signs. Must be replaced before NFKD, which converts some of them to letters. */
const rightsSigns = /[©®℗℠™🅪🅫🅬]/gu
/**
 * Accents on letters, as in é or ñ, but not on Cyrillic letters, because й and и are different letters. `looseMarks`
 * matches accents that have no composed form, such as the stress on а́.
 */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const accents = /(^|[^\u0300-\u036f\u0400-\u052f])[\u0300-\u036f]+/gu
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
const looseMarks = /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/gu
/** Tatweel, vowel signs and recitation marks, and the hamza that NFKD separates from alef, waw and yeh. */
const arabicMarks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/gu
/** Characters that separate words: punctuation, symbols, spaces and letters that look like apostrophes. */
const separators = /[\p{P}\p{S}\p{Z}\p{Cc}\u02b9-\u02bf\u02c8]+/gu

/** Letters that a search treats as equal, although Unicode normalisation does not. */
const equivalents: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŧ: 't', ŋ: 'n' },
  ...{ ς: 'σ', ё: 'е', ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
}
const equivalentLetters = new RegExp(`[${Object.keys(equivalents).join('')}]`, 'g')

/**
 * Converts a text to the form that search compares: without differences of case and width, without accents, invisible
 * characters and punctuation, and with one space between words. The database function
 * `search_norm`, from which the search indexes are built, does the same. A test compares both for all of Unicode.
 */
export function normaliseSearch(text: string): string {
  const stripped = text
    .toWellFormed()
    .replace(invisible, '')
    .replace(rightsSigns, ' ')
    .normalize('NFKD')
    .replace(arabicMarks, '')
    // Marks that a tatweel separated are now adjacent. NFKD puts them into canonical order.
    .normalize('NFKD')
    .replace(accents, '$1')
    .toLowerCase()
    .normalize('NFKC')
    .replace(looseMarks, '')
    .replace(equivalentLetters, (letter) => equivalents[letter] ?? letter)
  return asciiDigits(stripped).replace(separators, ' ').trim()
}
