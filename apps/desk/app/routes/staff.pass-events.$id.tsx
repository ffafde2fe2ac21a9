import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PassEventPage } from '@tradepost/desk-features/events'
import { actOnPassEvent, loadPassEvent } from '@tradepost/desk-features/events/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadPassEvent(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, async (context, form) => {
    const result = await actOnPassEvent(context, form, args.params.id ?? '')
    if (result.ok && 'item' in result && result.item !== args.params.id) throw redirect(paths.passEvent(result.item))
    return result
  })

export default function PassEvent() {
  return <PassEventPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
