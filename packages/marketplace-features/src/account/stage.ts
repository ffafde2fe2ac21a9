import type { CodeSent } from './send-code.ts'

/** Reads the data of the code step from the last action result. Null before a code was sent. */
export function codeStage(result: unknown): CodeSent | null {
  const answer = result as { ok?: boolean; sent?: CodeSent; values?: Record<string, string> } | undefined
  if (answer?.ok) return answer.sent ?? null
  const values = answer?.values
  return values?.stage === 'code' && values.email ? { email: values.email, resendAfterSeconds: 60 } : null
}
