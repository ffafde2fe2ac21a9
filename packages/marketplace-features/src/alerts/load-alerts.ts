import { type CallData, operation } from '@tradepost/contract'
import type { FeatureContext } from '../context/server.ts'

/** What the buyer waits for on one offer; null for visitors. */
export async function loadWatch(
  ctx: FeatureContext,
  offerId: string,
): Promise<CallData<typeof operation.alertsOfOffer> | null> {
  if (!ctx.signedIn) return null
  return ctx.api(operation.alertsOfOffer, { params: { offerId } }).catch(() => null)
}

/** Which mails are wanted, and what is waited for. */
export async function loadNotifications(ctx: FeatureContext) {
  const [settings, { list }] = await Promise.all([
    ctx.api(operation.notificationSettings),
    ctx.api(operation.alertList, { query: { toCurrencyId: ctx.currency.id } }),
  ])
  return { settings, alerts: list }
}
