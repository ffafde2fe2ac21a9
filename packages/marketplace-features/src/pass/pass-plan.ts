import { type CallData, finance } from '@tradepost/contract'
import type { FeatureContext } from '../context/server.ts'

export type Plan = CallData<typeof finance.passPlan>
export type Membership = CallData<typeof finance.membership>

export const readPlan = (ctx: FeatureContext): Promise<Plan> =>
  ctx.api(finance.passPlan, { query: { toCurrencyId: ctx.currency.id } })

/** Null for visitors. */
export const readMembership = (ctx: FeatureContext): Promise<Membership | null> =>
  ctx.signedIn ? ctx.api(finance.membership) : Promise.resolve(null)
