import type { CodeSent } from './send-code.ts'

/** How far a person got in a way with a code, read from the last answer of the server. */
export function codeStage(result: unknown): CodeSent | null {
  const answer = result as { ok?: boolean; sent?: CodeSent; values?: Record<string, string> } | undefined
  if (answer?.ok) return answer.sent ?? null
  const values = answer?.values
  return values?.stage === 'code' && values.email ? { email: values.email, resendAfterSeconds: 60 } : null
}
