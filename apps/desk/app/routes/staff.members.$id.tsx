import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { MemberPage } from '@tradepost/desk-features/staff'
import { actOnMember, loadMember } from '@tradepost/desk-features/staff/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadMember(context, args.params.id ?? ''))

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form, tools) =>
    actOnMember(context, form, args.params.id ?? '', tools),
  )
  const isRemoved = answer.data.ok && answer.data.done === 'removed'
  return isRemoved ? redirect(paths.staffMembers({ done: 'removed' })) : answer
}

export default function Member() {
  return <MemberPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
