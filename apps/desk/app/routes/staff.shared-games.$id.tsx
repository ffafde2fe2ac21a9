import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { SharedGamePage } from '@tradepost/desk-features/shared-games'
import { actOnSharedGame, loadSharedGame } from '@tradepost/desk-features/shared-games/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadSharedGame(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, async (context, form) => {
    const result = await actOnSharedGame(context, form, args.params.id ?? '')
    if (result.ok && 'item' in result && result.item !== args.params.id) throw redirect(paths.sharedGame(result.item))
    return result
  })

export default function SharedGame() {
  return <SharedGamePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
