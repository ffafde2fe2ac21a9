import { calls } from '@tradepost/contract'
import { endpointTrials } from '@tradepost/domain/offer/declared-stock'
import { isId } from '@tradepost/domain/typed/id'
import {
  type DeskContext,
  type DeskTools,
  type Refusal,
  refuse,
  textOf,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'

/** Says of an address that the gateway refuses what it must be like. */
const explained = <T extends { ok: true } | Refusal>({ t }: DeskContext, result: T): T =>
  result.ok
    ? result
    : {
        ...result,
        problems: result.problems.map((problem) =>
          problem.field === 'url' ? { ...problem, message: t('sellerEndpoint.url-refused') } : problem,
        ),
      }

async function setEndpoint(context: DeskContext, form: FormData, tools: DeskTools) {
  const url = textOf(form, 'url').trim()
  const result = await withIdentity(context, form, tools, async () => {
    const { signingKey } = await context.api(calls.sellerEndpoint.sellerEndpointSet, { body: { url } })
    return { ok: true as const, done: 'endpoint-set' as const, ...(signingKey ? { signingKey } : {}) }
  })
  return explained(context, result)
}

const rotate = (context: DeskContext, form: FormData, tools: DeskTools) =>
  withIdentity(context, form, tools, async () => {
    const { signingKey } = await context.api(calls.sellerEndpoint.sellerEndpointRotate)
    return { ok: true as const, done: 'secret-rotated' as const, signingKey }
  })

async function remove(context: DeskContext, form: FormData) {
  const result = await withProblems(context, form, async () => {
    await context.api(calls.sellerEndpoint.sellerEndpointRemove)
    return { ok: true as const, done: 'endpoint-removed' as const }
  })
  if (result.ok) return result
  const problems = result.problems.map((problem) =>
    problem.code === 'state_conflict'
      ? { code: problem.code, message: context.t('sellerEndpoint.remove-refused') }
      : problem,
  )
  return { ...result, problems }
}

async function tryEndpoint(context: DeskContext, form: FormData) {
  const offerId = textOf(form, 'offer').trim()
  const typed = textOf(form, 'trial')
  const trial = endpointTrials.find((one) => one === typed) ?? 'ordinary'
  const unknown = { code: 'not_found', message: context.t('sellerEndpoint.try-offer-unknown'), field: 'offer' }
  if (!isId(offerId)) return refuse([unknown], form)
  const result = await withProblems(context, form, async () => {
    const { steps } = await context.api(calls.sellerEndpoint.sellerEndpointTry, { body: { trial, offerId } })
    return { ok: true as const, done: 'tried' as const, trial, offer: offerId, steps }
  })
  if (result.ok) return result
  return { ...result, problems: result.problems.map((problem) => (problem.code === 'not_found' ? unknown : problem)) }
}

/** Handles the forms about the endpoint; null for any other form. A secret is shown only once. */
export function actOnEndpoint(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'set-endpoint') return setEndpoint(context, form, tools)
  if (act === 'rotate-secret') return rotate(context, form, tools)
  if (act === 'try-endpoint') return tryEndpoint(context, form)
  return act === 'remove-endpoint' ? remove(context, form) : null
}
