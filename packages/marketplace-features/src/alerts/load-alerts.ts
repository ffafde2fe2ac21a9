import { type CallData, calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'

/** The buyer's alerts on one offer; null for visitors. */
export async function loadWatch(
  ctx: FeatureContext,
  offerId: string,
): Promise<CallData<typeof calls.alerts.alertsOfOffer> | null> {
  if (!ctx.signedIn) return null
  return ctx.api(calls.alerts.alertsOfOffer, { params: { offerId } }).catch(() => null)
}

/** Loads the buyer's mail settings and alerts. */
export async function loadNotifications(ctx: FeatureContext) {
  const [settings, { list }] = await Promise.all([
    ctx.api(calls.alerts.notificationSettings),
    ctx.api(calls.alerts.alertList, { query: { toCurrencyId: ctx.currency.id } }),
  ])
  return { settings, alerts: list }
}
