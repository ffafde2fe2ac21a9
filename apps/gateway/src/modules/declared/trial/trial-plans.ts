import {
  type DeclaredKind,
  declaredWaits,
  type EndpointTrial,
  type TrialExpectation,
} from '@tradepost/domain/offer/declared-stock'

/** A call of a trial. All calls of one event are the same request, and have its id. */
export interface PlannedCall {
  event: DeclaredKind
  attempt: number
  expected: TrialExpectation
  /** How the call differs from one of the shop. */
  oddity?: 'wrong_signature' | 'old_timestamp' | 'unknown_fields'
  /** True if it is made without waiting for the answer to the call before it. */
  isAtOnce?: boolean
}

const planned = (event: DeclaredKind, expected: TrialExpectation, attempt = 1): PlannedCall => ({
  ...{ event, expected, attempt },
})
const reserve = planned('reserve', 'reserved')
const provide = planned('provide', 'units')
const cancel = planned('cancel', 'done')

/** The calls of each trial. The last ones cancel, so that a program which took the trial for a purchase gives it up. */
export const trialPlans: Readonly<Record<EndpointTrial, readonly PlannedCall[]>> = {
  ordinary: [reserve, provide, cancel],
  repeated: [reserve, planned('reserve', 'same', 2), provide, planned('provide', 'same', 2), cancel],
  late: [reserve, planned('provide', 'units', declaredWaits.length + 1), cancel],
  overtaken: [cancel, planned('reserve', 'refusal'), planned('provide', 'refusal'), planned('cancel', 'done', 2)],
  cancelled: [
    planned('reserve', 'either'),
    { ...cancel, isAtOnce: true },
    planned('provide', 'refusal'),
    planned('cancel', 'done', 2),
  ],
  wrong_signature: [{ ...reserve, expected: 'refusal', oddity: 'wrong_signature' }, cancel],
  old_timestamp: [{ ...reserve, expected: 'refusal', oddity: 'old_timestamp' }, cancel],
  unknown_fields: [{ ...reserve, oddity: 'unknown_fields' }, { ...provide, oddity: 'unknown_fields' }, cancel],
}
