import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MediaPage } from '@tradepost/desk-features/media'
import { addMedia, loadMedia } from '@tradepost/desk-features/media/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadMedia)

export const action = (args: ActionFunctionArgs) => runAction(args, addMedia)

export default function Media() {
  return <MediaPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
