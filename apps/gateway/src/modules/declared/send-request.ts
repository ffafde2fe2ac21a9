import { isOneOf, undeliveredStates } from '@tradepost/domain/order/order-states'
import { hourMs } from '@tradepost/domain/time/durations'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { deliverProvided } from '../delivery/delivery-flow.ts'
import { mailSeller } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed } from '../order/payment-disputes.ts'
import { mayPass } from './answer-class.ts'
import { askEndpoint, type Question } from './ask-endpoint.ts'
import { readEndpoint, signingSecrets } from './endpoint-store.ts'
import type { Provided } from './read-answer.ts'
import {
  addProvide,
  countAttempt,
  endRequest,
  endRequestsOf,
  lockRequest,
  planCall,
  type RequestRow,
  retryLater,
} from './request-store.ts'

/** True while the order waits for the program: a seller who delivers a piece by hand takes the order over. */
const needsUnits = ({ state, deliveredQuantity }: OrderRow) =>
  isOneOf(undeliveredStates, state) && deliveredQuantity === 0

/** Ends a request without success. The seller is told, except about a cancellation, after which nothing is to be done. */
async function giveUp(deps: Deps, tx: Tx, request: RequestRow, order: OrderRow, answer: Provided['answer']) {
  await endRequest(deps, tx, request, 'failed', answer)
  if (request.kind !== 'cancel') await mailSeller(deps, tx, order, 'declaredFailed')
}

/** The question to send now; null if the request has ended, or waits for the end of a dispute. */
async function prepare(deps: Deps, tx: Tx, tenantId: number, id: string): Promise<Question | null> {
  const locked = await lockRequest(tx, tenantId, id)
  if (!locked) return null
  const { request, order } = locked
  if (request.kind !== 'cancel' && !needsUnits(order)) {
    await endRequestsOf(tx, request)
    return null
  }
  const now = deps.clock.now()
  if (request.kind !== 'cancel' && (await isDisputed(tx, tenantId, order.paidBy))) {
    await planCall(deps, tx, request, `disputed:${now.getTime()}`, after(deps, hourMs))
    return null
  }
  const endpoint = await readEndpoint(tx, tenantId, request.sellerId)
  if (!endpoint) {
    await giveUp(deps, tx, request, order, 'address')
    return null
  }
  const secrets = signingSecrets(await deps.secrets.forTenant(tx, tenantId), endpoint, now)
  const { kind: event, orderId, offerId, quantity: count } = request
  const attempt = await countAttempt(tx, request)
  return { url: endpoint.url, secrets, id, event, orderId, offerId, count, attempt }
}

/** The class of an answer of which some units were refused as stocked already. */
const classOfTaken = ({ units, answer }: Provided, taken: number) => (taken < units.length ? 'bad_units' : answer)

/** Delivers what the program provided. The request ends before the order moves, which ends all others of the order. */
async function takeUnits(deps: Deps, tx: Tx, request: RequestRow, order: OrderRow, provided: Provided) {
  const { units, answer } = provided
  if (units.length === 0) return giveUp(deps, tx, request, order, answer)
  await deliverProvided(deps, tx, order, units, async (taken) => {
    const shown = classOfTaken(provided, taken)
    if (taken === 0) return giveUp(deps, tx, request, order, shown)
    await endRequest(deps, tx, request, 'done', shown)
    if (taken < request.quantity) await mailSeller(deps, tx, order, 'declaredFailed')
  })
  crashPoint('declared.stored')
}

/** Applies an answer. An answer to a request that has ended meanwhile changes nothing. */
async function apply(deps: Deps, tx: Tx, tenantId: number, id: string, provided: Provided): Promise<void> {
  const locked = await lockRequest(tx, tenantId, id)
  if (!locked) return
  const { request, order } = locked
  const { answer } = provided
  if (request.kind !== 'cancel' && !needsUnits(order)) {
    await endRequestsOf(tx, request)
    return
  }
  if (mayPass(answer) && (await retryLater(deps, tx, request, answer))) return
  if (request.kind === 'provide') return takeUnits(deps, tx, request, order, provided)
  if (answer !== 'ok') return giveUp(deps, tx, request, order, answer)
  await endRequest(deps, tx, request, 'done', answer)
  if (request.kind === 'reserve') await addProvide(tx, request)
}

/** Makes one attempt of a request: the call is outside of any transaction, and may be repeated after a crash. */
export async function sendRequest(deps: Deps, tenantId: number, id: string, job: RunningJob): Promise<void> {
  const question = await inTenant(deps, tenantId, 'platform', async (tx) => {
    const prepared = await prepare(deps, tx, tenantId, id)
    if (!prepared) await job.finish(tx)
    return prepared
  })
  if (!question) return
  const provided = await askEndpoint(deps, question)
  crashPoint('declared.answered')
  await inTenant(deps, tenantId, 'platform', async (tx) => {
    await apply(deps, tx, tenantId, id, provided)
    await job.finish(tx)
  })
  crashPoint('declared.committed')
}
