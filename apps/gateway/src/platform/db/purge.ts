import { dayMs } from '@tradepost/domain/time/durations'
import { inArray, isNotNull, lt } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../time/clock.ts'
import type { Database } from './database.ts'
import { ofTenant } from './of-tenant.ts'
import { codeSend, knownRequester, rateWindow, verifyCode, verifyTicket } from './schema/account/account.ts'
import { handoffTicket, loginRequest, openLoginNonce, provenIdentity } from './schema/account/identity.ts'
import { accessToken, refreshFamily, refreshToken } from './schema/account/session.ts'
import { offerAlert } from './schema/alert.ts'
import { messageEvent } from './schema/message.ts'
import { emptySearch } from './schema/offer/offer-view.ts'
import { pageError } from './schema/operation/page-error.ts'
import { shopEvent } from './schema/operation/webhook.ts'
import { cartMerge } from './schema/order/cart.ts'
import { purchase } from './schema/order/order.ts'
import { tenant } from './schema/platform.ts'
import { webLog } from './schema/record.ts'
import { savedMerge } from './schema/saved.ts'
import { ticketLink } from './schema/ticket.ts'

/** Used refresh tokens are deleted this long after the latest end of their session; until then, reuse is detected. */
const keepSessionsMs = 8 * dayMs
/** A network counts as known for a person for this long after the last sign-in from it. */
const keepRequestersMs = 180 * dayMs
const keepWebLogMs = 14 * dayMs
/** Retention of network hashes; longer than the window of the limits on unpaid purchases. */
const keepNetworksMs = dayMs
/** Retention of sent alerts, and of merge ids, which make repeated merges of a visitor's cart and list harmless. */
const keepSentMs = 90 * dayMs
/** Retention of message events. A client that reconnects later fetches everything again. */
const keepMessageEventsMs = 7 * dayMs

/** Retention of what programs of the company are told, with the attempts to tell it (docs/webhooks.md). */
const keepShopEventsMs = 30 * dayMs
/** Retention of words that shoppers searched for in vain. */
const keepSearchesMs = 90 * dayMs

/** Retention of groups of errors that no browser has reported since. */
const keepPageErrorsMs = 90 * dayMs

/** Deletes expired rows: windows of limits, codes, tickets, tokens, old browser logs. */
export async function purgeEnded(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime()
  const before = (milliseconds: number) => new Date(now - milliseconds)
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  for (const { id } of tenants) {
    await db.withTenant(id, 'platform:purge', async (tx) => {
      const remove = (table: PgTable & { tenantId: AnyPgColumn }, at: AnyPgColumn, olderThanMs: number) =>
        tx.delete(table).where(ofTenant(table, id, lt(at, before(olderThanMs))))
      await remove(rateWindow, rateWindow.windowStart, 2 * dayMs)
      for (const table of [verifyCode, verifyTicket, loginRequest, provenIdentity, handoffTicket, ticketLink])
        await remove(table, table.expiresAt, 0)
      await remove(openLoginNonce, openLoginNonce.at, dayMs)
      await remove(codeSend, codeSend.lastSentAt, dayMs)
      await remove(knownRequester, knownRequester.lastAt, keepRequestersMs)
      await remove(accessToken, accessToken.expiresAt, dayMs)
      const ended = tx
        .select({ id: refreshFamily.id })
        .from(refreshFamily)
        .where(ofTenant(refreshFamily, id, lt(refreshFamily.absoluteEnd, before(keepSessionsMs))))
      await tx.delete(refreshToken).where(ofTenant(refreshToken, id, inArray(refreshToken.familyId, ended)))
      await remove(messageEvent, messageEvent.at, keepMessageEventsMs)
      await remove(offerAlert, offerAlert.sentAt, keepSentMs)
      await remove(savedMerge, savedMerge.mergedAt, keepSentMs)
      await remove(cartMerge, cartMerge.mergedAt, keepSentMs)
      await tx
        .update(purchase)
        .set({ networkKey: null })
        .where(ofTenant(purchase, id, isNotNull(purchase.networkKey), lt(purchase.createdAt, before(keepNetworksMs))))
      await remove(webLog, webLog.at, keepWebLogMs)
      await remove(shopEvent, shopEvent.at, keepShopEventsMs)
      await remove(emptySearch, emptySearch.day, keepSearchesMs)
      await remove(pageError, pageError.lastAt, keepPageErrorsMs)
    })
  }
}
