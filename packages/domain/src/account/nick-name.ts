import { lengthOf, textLimits } from '../typed/text-limits.ts'

/** Control, direction and line-break characters, which can make one name look like another. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Returns a typed nickname in its stored form; null if it is empty, too long or has a forbidden character. */
export function readNickName(typed: string): string | null {
  const name = typed.normalize('NFC').trim()
  return name && lengthOf(name) <= textLimits.nickName && !forbidden.test(name) ? name : null
}
