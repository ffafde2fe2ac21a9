import { textLimits } from '../typed/text-limits.ts'

/** Of one message: characters of its text, files attached. */
export const messageLimits = { textLength: textLimits.message, files: 6 } as const
