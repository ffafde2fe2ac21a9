import { randomUUID } from 'node:crypto'
import type { TrialStep } from '@tradepost/contract'
import { declaredKinds, type EndpointTrial, mostTrialText } from '@tradepost/domain/offer/declared-stock'
import { hourMs, secondMs } from '@tradepost/domain/time/durations'
import { newSigningSecret, signCall } from '../../../platform/crypto/sign-call.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { SafeResponse } from '../../../platform/network/safe-fetch.ts'
import { classOfError } from '../answer-class.ts'
import { bodyOf, readAnswer } from '../ask-endpoint.ts'
import { type Heard, judgeAnswer } from './judge-answer.ts'
import { type PlannedCall, trialPlans } from './trial-plans.ts'

/** All calls of a trial end within this time, because somebody waits for them. */
const trialMs = 8 * secondMs

export interface Endpoint {
  url: string
  secrets: readonly string[]
}

interface Trial extends Endpoint {
  offerId: string
  /** The number of an order that does not exist. */
  orderId: string
  ids: Readonly<Record<PlannedCall['event'], string>>
  /** The time at which the trial ends, on the clock of the process. */
  until: number
}

/** Fields that a later version of the calls may have. */
const unknownFields = { newField: 'a program ignores what it does not know', newList: [{ n: 1 }] }

function requestOf(deps: Deps, { offerId, orderId, ids, secrets }: Trial, call: PlannedCall) {
  const { event, attempt, oddity } = call
  const id = ids[event]
  const fields = { ...bodyOf({ event, orderId, offerId, count: 1, id, attempt }), trial: true }
  const body = JSON.stringify(oddity === 'unknown_fields' ? { ...fields, ...unknownFields } : fields)
  const now = deps.clock.now()
  const at = oddity === 'old_timestamp' ? new Date(now.getTime() - hourMs) : now
  const used = oddity === 'wrong_signature' ? [newSigningSecret()] : secrets
  return { body, headers: { 'content-type': 'application/json', ...signCall(used, { id, at, body }) } }
}

/** Makes a call. Unlike the answers to real calls, this one is shown: to the seller, and nobody else. */
async function hear(deps: Deps, trial: Trial, call: PlannedCall): Promise<Heard> {
  let response: SafeResponse | undefined
  try {
    const timeoutMs = Math.max(1, Math.ceil(trial.until - performance.now()))
    response = await deps.sellerCalls.send(trial.url, { method: 'POST', ...requestOf(deps, trial, call), timeoutMs })
    const { answer } = readAnswer(response, { event: call.event, count: 1 }, deps.clock.now())
    return { status: response.status, text: response.text, answer }
  } catch (error) {
    return { status: response?.status ?? null, text: response?.text ?? null, answer: classOfError(error) }
  }
}

/** The calls in groups: those of a group are made at once. */
function groupsOf(calls: readonly PlannedCall[]): PlannedCall[][] {
  const groups: PlannedCall[][] = []
  for (const call of calls) {
    const last = groups.at(-1)
    if (call.isAtOnce && last) last.push(call)
    else groups.push([call])
  }
  return groups
}

/** Calls the program of a seller in one way, about an order that does not exist, and judges its answers. */
export async function runTrial(
  deps: Deps,
  endpoint: Endpoint,
  { trial: name, offerId }: { trial: EndpointTrial; offerId: string },
): Promise<TrialStep[]> {
  const [reserve, provide, cancel] = declaredKinds.map(() => randomUUID()) as [string, string, string]
  const trial: Trial = {
    ...{ ...endpoint, offerId, orderId: newId(deps.clock), ids: { reserve, provide, cancel } },
    until: performance.now() + trialMs,
  }
  const firsts = new Map<string, Heard>()
  const take = async (call: PlannedCall): Promise<TrialStep> => {
    const { event, attempt, expected } = call
    const from = performance.now()
    if (from >= trial.until)
      return { event, attempt, expected, status: null, ms: 0, body: null, answer: null, verdict: 'skipped' }
    const heard = await hear(deps, trial, call)
    const verdict = judgeAnswer(call, heard, firsts.get(event))
    if (!firsts.has(event)) firsts.set(event, heard)
    const { status, text, answer } = heard
    const body = text === null ? null : [...text.slice(0, 2 * mostTrialText)].slice(0, mostTrialText).join('')
    return { event, attempt, expected, status, ms: Math.round(performance.now() - from), body, answer, verdict }
  }
  const steps: TrialStep[] = []
  for (const group of groupsOf(trialPlans[name])) steps.push(...(await Promise.all(group.map(take))))
  return steps
}
