import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { InvitationPage } from '@tradepost/desk-features/sign-in'
import { actOnInvitation, loadInvitation } from '@tradepost/desk-features/sign-in/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, async (context) => loadInvitation(context))

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, actOnInvitation)
  if (!answer.data.ok) return answer
  return redirect(answer.data.side === 'staff' ? paths.staff() : paths.overview())
}

export default function Invitation() {
  const side = useParams().entrance === 'staff' ? 'staff' : 'seller'
  return <InvitationPage {...useLoaderData<typeof loader>()} side={side} result={useResult<typeof action>()} />
}
