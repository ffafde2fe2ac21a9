import { passwordLength } from '@tradepost/domain/account/password-rule'

/** The allowed length as text, such as "8–64", for hints and messages. */
export const passwordRange = `${passwordLength.min}–${passwordLength.max}`
