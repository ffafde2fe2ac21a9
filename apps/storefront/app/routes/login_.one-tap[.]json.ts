import type { ActionFunctionArgs } from '@remix-run/node'
import { beginOneTap } from '@tradepost/marketplace-features/account/server'
import { storeOneTapKey } from '~/cookies/sign-in-attempt.server'
import { openScope } from '~/scope/scope.server'

/** Answers the nonce for the one-tap prompt, and stores its browser key in a cookie. */
export async function action(args: ActionFunctionArgs) {
  const { context, facts } = await openScope(args)
  const headers = { 'Cache-Control': 'no-store' }
  const oneTap = await beginOneTap(context).catch(() => null)
  if (!oneTap) return Response.json({}, { status: 503, headers })
  storeOneTapKey(facts, oneTap.browserKey)
  return Response.json({ nonce: oneTap.nonce }, { headers })
}
