import { calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'

/** Loads the tenant's sign-in providers. Returns none when the call fails, so that login still works. */
export async function loadProviders(ctx: FeatureContext) {
  const answer = await ctx.api(calls.signIn.identityProviders).catch(() => null)
  return (answer?.providers ?? []).map(({ openType }) => openType)
}
