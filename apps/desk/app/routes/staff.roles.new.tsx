import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { NewRolePage } from '@tradepost/desk-features/roles'
import { createRole, loadNewRole } from '@tradepost/desk-features/roles/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadNewRole)

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, createRole)
  const headers = answer.init?.headers
  return answer.data.ok ? redirect(paths.role(answer.data.id), headers ? { headers } : {}) : answer
}

export default function NewRole() {
  return <NewRolePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
