import { textLimits } from '../typed/text-limits.ts'

/** The most characters and files of one message. */
export const messageLimits = { textLength: textLimits.message, files: 6 } as const
