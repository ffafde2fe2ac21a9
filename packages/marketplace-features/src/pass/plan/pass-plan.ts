import { type CallData, calls } from '@tradepost/contract'
import type { FeatureContext } from '../../kernel/server.ts'

export type Plan = CallData<typeof calls.pass.passPlan>
export type MyPass = CallData<typeof calls.pass.myPass>

export const readPlan = (ctx: FeatureContext): Promise<Plan> =>
  ctx.api(calls.pass.passPlan, { query: { toCurrencyId: ctx.currency.id } })

/** Null for visitors. */
export const readMyPass = (ctx: FeatureContext): Promise<MyPass | null> =>
  ctx.signedIn ? ctx.api(calls.pass.myPass) : Promise.resolve(null)
