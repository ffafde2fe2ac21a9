import { calls } from '@tradepost/contract'
import { type DeskContext, type DeskTools, type Refusal, textOf, withIdentity, withProblems } from '../kernel/server.ts'

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

/** Handles the forms about the endpoint; null for any other form. A secret is shown only once. */
export function actOnEndpoint(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'set-endpoint') return setEndpoint(context, form, tools)
  if (act === 'rotate-secret') return rotate(context, form, tools)
  return act === 'remove-endpoint' ? remove(context, form) : null
}
