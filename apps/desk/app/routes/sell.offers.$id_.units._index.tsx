import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { UnitsPage } from '@tradepost/desk-features/units'
import { actOnUnits, loadUnits } from '@tradepost/desk-features/units/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadUnits(context, args.params.id ?? ''))

export async function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? ''
  const answer = await runAction(args, (context, form) => actOnUnits(context, form, id))
  const { data: result } = answer
  return result.ok && result.done === 'importing' ? redirect(paths.unitImport(id, result.importId)) : answer
}

export default function Units() {
  return <UnitsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
