import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MembersPage } from '@tradepost/desk-features/members'
import { actOnMembers, loadMembers } from '@tradepost/desk-features/members/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadMembers)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnMembers)

export default function Members() {
  return <MembersPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
