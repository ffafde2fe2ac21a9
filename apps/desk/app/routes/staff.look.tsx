import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LookPage } from '@tradepost/desk-features/look'
import { actOnLook, loadLook } from '@tradepost/desk-features/look/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadLook)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnLook)

export default function Look() {
  return <LookPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
