import { isDeepStrictEqual } from 'node:util'
import type { DeclaredAnswer } from '@tradepost/contract'
import type { TrialVerdict } from '@tradepost/domain/offer/declared-stock'
import type { PlannedCall } from './trial-plans.ts'

export interface Heard {
  /** Null if there was no answer. */
  status: number | null
  text: string | null
  answer: DeclaredAnswer
}

const isSuccess = ({ status }: Heard) => status !== null && status >= 200 && status < 300

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return text
  }
}

const isSame = (one: Heard, other: Heard) =>
  one.status === other.status && isDeepStrictEqual(parsed(one.text), parsed(other.text))

/** Judges an answer. `first` is the answer to an equal call before. */
export function judgeAnswer({ expected, oddity }: PlannedCall, heard: Heard, first: Heard | undefined): TrialVerdict {
  const { answer } = heard
  if (expected === 'refusal') {
    // A program without a reservation may also say that it has none, but to nobody whose signature is wrong.
    if (answer === 'refused' || (answer === 'out_of_stock' && !oddity)) return 'as_expected'
    return isSuccess(heard) ? 'accepted' : 'failed'
  }
  if (expected === 'same') {
    if (answer !== 'ok') return 'failed'
    return first && isSame(first, heard) ? 'as_expected' : 'changed'
  }
  const isFine = answer === 'ok' || (expected === 'either' && (answer === 'refused' || answer === 'out_of_stock'))
  return isFine ? 'as_expected' : 'failed'
}
