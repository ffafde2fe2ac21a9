import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { TopicPage } from '@tradepost/desk-features/topics'
import { actOnTopic, loadTopic } from '@tradepost/desk-features/topics/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadTopic(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, async (context, form) => {
    const result = await actOnTopic(context, form, args.params.id ?? '')
    if (result.ok && 'item' in result && result.item !== args.params.id) throw redirect(paths.topic(result.item))
    return result
  })

export default function Topic() {
  return <TopicPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
