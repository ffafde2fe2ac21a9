import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { WebhookPage } from '@tradepost/desk-features/webhooks'
import { actOnWebhook, loadWebhook } from '@tradepost/desk-features/webhooks/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadWebhook(context, args.params.id ?? ''))

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form, tools) =>
    actOnWebhook(context, form, args.params.id ?? '', tools),
  )
  return answer.data.ok && answer.data.done === 'removed' ? redirect(paths.webhooks()) : answer
}

export default function Webhook() {
  return <WebhookPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
