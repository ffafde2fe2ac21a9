import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'
import { insightDays } from './shown-days.ts'

/** The insight of the days that the address names; 30 without one. */
export async function loadInsight({ api, url }: DeskContext) {
  const days = insightDays.find((one) => one === url.searchParams.get('days')) ?? '30'
  return { days, insight: await api(calls.seller.sellerInsight, { body: { days } }) }
}
