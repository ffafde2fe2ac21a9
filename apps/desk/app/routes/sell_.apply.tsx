import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApplyPage } from '@tradepost/desk-features/application'
import { actOnApply, loadApply } from '@tradepost/desk-features/application/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import { openScope } from '../session/desk-scope.server.ts'
import { runAction, runLoader } from '../session/run.server.ts'

/** The way to become a seller. Who is one goes on to the overview. */
export async function loader(args: LoaderFunctionArgs) {
  const { seller } = (await openScope(args)).context
  if (seller) return redirect(paths.overview())
  const answer = await runLoader(args, loadApply)
  return data({ ...answer.data, idempotencyKey: crypto.randomUUID() }, answer.init ?? {})
}

export const action = (args: ActionFunctionArgs) => runAction(args, actOnApply)

export default function Apply() {
  return <ApplyPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
