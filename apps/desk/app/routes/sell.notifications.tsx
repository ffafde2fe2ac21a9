import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PushPage } from '@tradepost/desk-features/push'
import { actOnPush, loadPush } from '@tradepost/desk-features/push/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadPush)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnPush)

export default function Notifications() {
  return <PushPage settings={useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
