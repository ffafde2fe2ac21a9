import { firstCharacters, textLimits } from '../typed/text-limits.ts'

const joiners = '\u200c\u200d\ufe0f'

/**
 * A typed search as it is displayed and sent: without invisible characters, with single spaces. Joiners stay where a
 * script or an emoji may need them.
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
