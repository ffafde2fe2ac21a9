import { lengthOf, textLimits } from '../typed/text-limits.ts'

/** Control, direction and line characters could disguise a name. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** A name as it is kept; null for one that is too long, empty or disguised. */
export function readNickName(typed: string): string | null {
  const name = typed.normalize('NFC').trim()
  return name && lengthOf(name) <= textLimits.nickName && !forbidden.test(name) ? name : null
}
