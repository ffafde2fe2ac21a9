import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { ImportStatePage } from '@tradepost/desk-features/offer-import'
import { importTried, loadImport } from '@tradepost/desk-features/offer-import/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadImport(context, args.params.id ?? ''))

/** Imports the list of a trial. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form) => importTried(context, form, args.params.id ?? ''))
  const { data: result } = answer
  return result.ok ? redirect(paths.offerImport(result.importId)) : answer
}

export default function Import() {
  return <ImportStatePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
