import type { DeclaredAnswer } from '@tradepost/contract'
import type { DeclaredKind } from '@tradepost/domain/offer/declared-stock'
import { signCall } from '../../platform/crypto/sign-call.ts'
import type { Deps } from '../../platform/deps.ts'
import type { SafeResponse } from '../../platform/network/safe-fetch.ts'
import { classOfError, classOfStatus } from './answer-class.ts'
import { type Provided, readReserved, readUnits } from './read-answer.ts'

export interface Question {
  url: string
  secrets: readonly string[]
  id: string
  event: DeclaredKind
  orderId: string
  offerId: string
  count: number
  attempt: number
}

const failed = (answer: DeclaredAnswer): Provided => ({ units: [], answer })

/** The body of a call to the endpoint of a seller. */
export const bodyOf = ({ event, orderId, offerId, count, id, attempt }: Omit<Question, 'url' | 'secrets'>) => ({
  ...{ event, orderId, offerId, count, idempotencyKey: id, attempt },
})

/** Classifies an answer, and reads the units of one that provides some. */
export function readAnswer(answer: SafeResponse, { event, count }: Pick<Question, 'event' | 'count'>, at: Date) {
  const ended = classOfStatus(answer.status)
  if (ended) return failed(ended)
  if (event === 'cancel') return failed('ok')
  const data = answer.json()
  return event === 'reserve' ? failed(readReserved(data)) : readUnits(data, count, at)
}

/** Makes one call to the endpoint of a seller and classifies the answer. The answer itself goes nowhere else. */
export async function askEndpoint(deps: Deps, question: Question): Promise<Provided> {
  const { url, secrets, id } = question
  const at = deps.clock.now()
  const body = JSON.stringify(bodyOf(question))
  try {
    const answer = await deps.sellerCalls.send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signCall(secrets, { id, at, body }) },
      body,
    })
    return readAnswer(answer, question, at)
  } catch (error) {
    return failed(classOfError(error))
  }
}
