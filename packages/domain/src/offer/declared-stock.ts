/** What the program of a seller is asked for an order. */
export const declaredKinds = ['reserve', 'provide', 'cancel'] as const
export type DeclaredKind = (typeof declaredKinds)[number]

export const declaredStates = ['pending', 'done', 'failed', 'dropped'] as const

/** The classes of answers of a program. The answers themselves are stored nowhere. */
export const declaredAnswers = [
  ...(['ok', 'not_ready', 'out_of_stock', 'too_few', 'too_many', 'bad_units', 'wrong_form', 'not_json'] as const),
  ...(['too_large', 'timeout', 'no_answer', 'server_error', 'busy', 'refused', 'redirect', 'address'] as const),
] as const
export type DeclaredAnswer = (typeof declaredAnswers)[number]

/** Seconds between one attempt and the next. After the last attempt the seller delivers by hand. */
export const declaredWaits = [15, 60, 300, 900, 1800, 3600] as const
/** Hours for which the secret before a rotation signs the calls as well. */
export const secretOverlapHours = 24

/** The ways in which a seller can have a program called for trial. */
export const endpointTrials = [
  ...(['ordinary', 'repeated', 'late', 'overtaken', 'cancelled'] as const),
  ...(['wrong_signature', 'old_timestamp', 'unknown_fields'] as const),
] as const
export type EndpointTrial = (typeof endpointTrials)[number]
/** What a program should answer to a call of a trial. `either`: a reservation or a refusal. */
export const trialExpectations = ['reserved', 'units', 'done', 'refusal', 'same', 'either'] as const
export type TrialExpectation = (typeof trialExpectations)[number]
/**
 * `accepted`: it should have been refused. `changed`: not the answer that the first of two equal calls had. `skipped`:
 * the time of the trial was over.
 */
export const trialVerdicts = ['as_expected', 'accepted', 'changed', 'failed', 'skipped'] as const
export type TrialVerdict = (typeof trialVerdicts)[number]
/** Characters of an answer that a trial shows. */
export const mostTrialText = 500
