import type { ActName, Decision } from './act.ts'

const minReason = 3
const maxReason = 500

/** Fields of a form that cannot be used, with a sentence for each. */
export type Mistakes = Partial<Record<'reason' | 'percent' | 'at', string>>

/** Reads the decision from the fields of a form. */
export function readDecision(
  name: ActName,
  form: URLSearchParams,
  by: string,
): { decision: Decision; mistakes: Mistakes } {
  const decision: Decision = {
    version: form.get('version') ?? '',
    percent: Number(form.get('percent') ?? Number.NaN),
    at: Date.parse(form.get('at') ?? ''),
    reason: (form.get('reason') ?? '').replaceAll(/\s+/g, ' ').trim(),
    by,
  }
  const { reason, percent, at } = decision
  const mistakes: Mistakes = {}
  if (reason.length < minReason) mistakes.reason = 'Say why, so that others understand the history.'
  else if (reason.length > maxReason) mistakes.reason = `Use at most ${maxReason} characters.`
  if (name === 'canary' && !(percent > 0 && percent <= 100)) mistakes.percent = 'Enter a share above 0, up to 100.'
  if (name === 'schedule' && !(at > Date.now())) mistakes.at = 'Enter a time in the future.'
  return { decision, mistakes }
}
