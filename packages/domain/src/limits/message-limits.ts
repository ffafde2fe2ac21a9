import { textLimits } from '../typed/text-limits.ts'

/** Maximum number of characters and files in one message. */
export const messageLimits = { textLength: textLimits.message, files: 6 } as const
