import type { DeclaredAnswer } from '@tradepost/contract'
import { type FetchRefusal, FetchRefused } from '../../platform/network/safe-fetch.ts'

/** Answers after which the same call is made again. Any other failure is final. */
const passing: ReadonlySet<DeclaredAnswer> = new Set([
  ...(['timeout', 'no_answer', 'server_error', 'busy', 'not_ready', 'not_json', 'too_large', 'wrong_form'] as const),
])

/** True if the call is worth another attempt. */
export const mayPass = (answer: DeclaredAnswer): boolean => passing.has(answer)

/** The class of an answer by its status; null for one whose body counts. */
export function classOfStatus(status: number): DeclaredAnswer | null {
  if (status === 202) return 'not_ready'
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'redirect'
  if (status === 408 || status === 429) return 'busy'
  return status >= 500 ? 'server_error' : 'refused'
}

const refusals: Readonly<Record<FetchRefusal, DeclaredAnswer>> = {
  'a URL with a login': 'address',
  'an address of a private network': 'address',
  'not a URL': 'address',
  'only https is allowed': 'address',
  'no answer': 'no_answer',
  'no answer in time': 'timeout',
  'the name cannot be resolved': 'no_answer',
  'the name has no address': 'no_answer',
  'the answer is not a JSON object': 'not_json',
  'the answer is too big': 'too_large',
}

/** The class of a call that brought no usable answer. */
export function classOfError(error: unknown): DeclaredAnswer {
  if (!(error instanceof FetchRefused)) throw error
  return refusals[error.reason as FetchRefusal] ?? 'no_answer'
}
