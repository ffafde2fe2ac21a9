import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ExportPage } from '@tradepost/desk-features/units'
import { confirmExport, exportedFile, loadUnits } from '@tradepost/desk-features/units/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, async (context) => ({ offer: (await loadUnits(context, args.params.id ?? '')).offer }))

/** Leads to the file once the identity is confirmed: that of one unit if the address names it, or that of all. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, confirmExport)
  const headers = answer.init?.headers
  const id = args.params.id ?? ''
  return answer.data.ok ? redirect(exportedFile(id, args.request.url), headers ? { headers } : {}) : answer
}

export default function Export() {
  return <ExportPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
