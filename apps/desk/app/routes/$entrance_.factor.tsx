import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FactorPage } from '@tradepost/desk-features/factor'
import { actOnFactor, actOnProof } from '@tradepost/desk-features/factor/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import { openScope, requireUser, sessionHeaders } from '../session/desk-scope.server.ts'
import { runAction } from '../session/run.server.ts'

const entrances = { sell: 'seller', staff: 'staff' } as const

function targetOf({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const entrance = params.entrance === 'staff' || params.entrance === 'sell' ? params.entrance : null
  if (!entrance) throw data(null, { status: 404 })
  const next = new URL(request.url).searchParams.get('next') ?? ''
  const isOwn = /^\/(?:sell|staff)(?:[/?]|$)/.test(next)
  const start = entrance === 'staff' ? paths.staff() : paths.overview()
  return { side: entrances[entrance], next: isOwn ? next : start }
}

/** The second step of the sign-in. Who has taken it goes on. */
export async function loader(args: LoaderFunctionArgs) {
  const target = targetOf(args)
  const scope = requireUser(await openScope(args))
  const { factor } = scope.context.factor
  if (factor !== 'prove' && factor !== 'enrol') throw redirect(target.next, { headers: sessionHeaders(scope) })
  return data(target, { headers: sessionHeaders(scope) })
}

export async function action(args: ActionFunctionArgs) {
  const { next } = targetOf(args)
  const { factor } = requireUser(await openScope(args)).context.factor
  const answer = await runAction(args, factor === 'prove' ? actOnProof : actOnFactor)
  const headers = answer.init?.headers
  const isProved = answer.data.ok && answer.data.done === 'proved'
  return isProved ? redirect(next, headers ? { headers } : {}) : answer
}

/** Keeps the recovery codes on the page after the set-up, which the loader would otherwise leave. */
export const shouldRevalidate = () => false

export default function Factor() {
  return <FactorPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
