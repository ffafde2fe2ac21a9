import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { InvitationPage } from '@tradepost/desk-features/sign-in'
import { actOnInvitation, loadInvitation } from '@tradepost/desk-features/sign-in/server'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, async (context) => loadInvitation(context))

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, actOnInvitation)
  return answer.data.ok ? redirect(paths.overview()) : answer
}

export default function Invitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
