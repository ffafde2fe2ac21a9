import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { RolePage } from '@tradepost/desk-features/roles'
import { actOnRole, loadRole } from '@tradepost/desk-features/roles/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadRole(context, args.params.id ?? ''))

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form, tools) => actOnRole(context, form, args.params.id ?? '', tools))
  const isDeleted = answer.data.ok && answer.data.done === 'deleted'
  return isDeleted ? redirect(paths.roles({ done: 'deleted' })) : answer
}

export default function Role() {
  return <RolePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
