import { firstCharacters, textLimits } from '../typed/text-limits.ts'

const joiners = '\u200c\u200d\ufe0f'

/**
 * Converts a typed search to the form that is displayed and sent: without invisible characters, with single spaces.
 * Keeps joiners after characters of scripts and emoji that may need them.
 */
export const typedKeyword = (typed: string): string =>
  firstCharacters(
    typed
      .replace(/(^|[ -~])\p{DI}+/gu, '$1')
      .replace(/\p{DI}/gu, (character) => (joiners.includes(character) ? character : ''))
      .replace(/[\s\u2800]+/gu, ' ')
      .trim(),
    textLimits.keyword,
  )
