import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { WalletPage } from '@tradepost/marketplace-features/account'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'
import { readForm } from '~/page/read-form.server'
import { openScope } from '~/scope/scope.server'
import { finishProviderSignIn, handleProviderReturn } from '~/sign-in/federation.server'

export const handle = { routeName: 'login-return', layout: 'web', chrome: 'plain' }
export const loader = (args: LoaderFunctionArgs) =>
  page(['account', 'signIn'], async () => handleProviderReturn(await openScope(args)))(args)
/** Receives a wallet's signature as a form, so that the signature is in no address. */
export async function action(args: ActionFunctionArgs): Promise<null> {
  const scope = await openScope(args)
  const form = await readForm(args.request)
  const state = scope.context.url.searchParams.get('state') ?? ''
  // Forms send line breaks as CR LF, but the wallet signed the message with LF.
  const message = String(form.get('message') ?? '').replaceAll('\r\n', '\n')
  const signature = String(form.get('signature') ?? '')
  throw await finishProviderSignIn(scope, new URLSearchParams({ state, message, signature }).toString())
}
export const meta = metaFromData

export default function LoginReturnRoute() {
  const { nonce } = useLoaderData<typeof loader>()
  return <WalletPage nonce={nonce} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
