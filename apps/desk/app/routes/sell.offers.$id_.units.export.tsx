import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { ExportPage } from '@tradepost/desk-features/units'
import { confirmExport, loadUnits } from '@tradepost/desk-features/units/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, async (context) => ({ offer: (await loadUnits(context, args.params.id ?? '')).offer }))

/** Leads to the file once the identity is confirmed. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, confirmExport)
  const headers = answer.init?.headers
  return answer.data.ok ? redirect(paths.unitFile(args.params.id ?? ''), headers ? { headers } : {}) : answer
}

export default function Export() {
  return <ExportPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
