import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { WebhooksPage } from '@tradepost/desk-features/webhooks'
import { actOnNewWebhook, loadWebhooks } from '@tradepost/desk-features/webhooks/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadWebhooks)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnNewWebhook)

export default function Webhooks() {
  return <WebhooksPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
