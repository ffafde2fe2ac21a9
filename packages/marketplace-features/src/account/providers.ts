import { calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'

/** The providers of this tenant; a login lives without them when they cannot be told. */
export async function loadProviders(ctx: FeatureContext) {
  const answer = await ctx.api(calls.signIn.identityProviders).catch(() => null)
  return (answer?.providers ?? []).map(({ openType }) => openType)
}
