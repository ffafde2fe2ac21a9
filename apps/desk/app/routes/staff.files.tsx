import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FilesPage } from '@tradepost/desk-features/support'
import { actOnFile, loadFile } from '@tradepost/desk-features/support/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadFile)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnFile)

export default function Files() {
  return <FilesPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
