import { type CallData, calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'

/** The legal pages of the shop; none if they cannot be loaded. */
export const legalPagesOf = (ctx: FeatureContext): Promise<CallData<typeof calls.legal.legalPageList>> =>
  ctx.api(calls.legal.legalPageList, {}).catch(() => [])
