import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '@tradepost/desk-features/kernel'
import { ImportPage } from '@tradepost/desk-features/offer-import'
import { actOnImport } from '@tradepost/desk-features/offer-import/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, async () => null)

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, actOnImport)
  const { data: result } = answer
  return result.ok ? redirect(paths.offerImport(result.importId)) : answer
}

export default function Import() {
  return <ImportPage result={useResult<typeof action>()} />
}
