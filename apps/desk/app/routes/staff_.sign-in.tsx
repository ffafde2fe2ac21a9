import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useSearchParams } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { SignInPage } from '@tradepost/desk-features/sign-in'
import { actOnSignIn } from '@tradepost/desk-features/sign-in/server'
import { useResult } from '../document/use-result.ts'
import { openScope, sessionHeaders } from '../session/desk-scope.server.ts'
import { readForm } from '../session/read-form.server.ts'

/** A page of the back office to go to after the sign-in; its start for anything else. */
function nextOf(url: URL): string {
  const next = url.searchParams.get('next') ?? ''
  return /^\/staff(?:[/?]|$)/.test(next) ? next : paths.staff()
}

export async function loader(args: LoaderFunctionArgs) {
  const { user, context } = await openScope(args)
  return user ? redirect(nextOf(context.url)) : null
}

export async function action(args: ActionFunctionArgs) {
  const scope = await openScope(args)
  const result = await actOnSignIn(scope.context, await readForm(args.request), scope.tools)
  if (!result.ok) return data(result, { status: 422 })
  return redirect(nextOf(scope.context.url), { headers: sessionHeaders(scope) })
}

export default function StaffSignIn() {
  const [search] = useSearchParams()
  const isInvited = search.get('next')?.startsWith('/staff/invitation') ?? false
  return <SignInPage side="staff" isInvited={isInvited} result={useResult<typeof action>()} />
}
