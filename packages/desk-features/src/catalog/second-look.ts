import type { Refusal } from '../kernel/server.ts'
import { refuse, textOf } from '../kernel/server.ts'

/** Asks before a form is saved that has a consequence. Saving it again confirms. Null if it was confirmed. */
export function askOnce(form: FormData, message: string, field: string): Refusal | null {
  if (textOf(form, 'sure') === '1') return null
  const refusal = refuse([{ code: 'state_conflict', message, field }], form)
  return { ...refusal, values: { ...refusal.values, sure: '1' } }
}

/** The refusal of an edit of an older version, with the present one. Saving again replaces the other change. */
export const withVersion = (refusal: Refusal, version: number, message: string): Refusal => ({
  ...refusal,
  problems: [{ code: 'conflict', message }],
  values: { ...refusal.values, version: String(version) },
})

/** Tells whether an edit was refused because another person has changed the same thing meanwhile. */
export const isStale = (result: { ok: boolean }): result is Refusal =>
  !result.ok && (result as Refusal).problems.some(({ code, field }) => code === 'conflict' && field === 'version')
