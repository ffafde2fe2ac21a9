import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EventPage } from '@tradepost/desk-features/events'
import { actOnEvent, loadEvent } from '@tradepost/desk-features/events/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadEvent(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, async (context, form) => {
    const result = await actOnEvent(context, form, args.params.id ?? '')
    if (result.ok && 'item' in result && result.item !== args.params.id) throw redirect(paths.event(result.item))
    return result
  })

export default function Event() {
  return <EventPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
