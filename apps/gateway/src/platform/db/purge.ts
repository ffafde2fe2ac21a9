import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type { Clock } from '../time/clock.ts'
import type { Database } from './database.ts'
import { tenant } from './schema/platform.ts'

/** Used refresh tokens stay as long as their session may live, so that reuse is detected. */
const keepSessionsMs = 8 * dayMs
/** A network from which a person signs in once in half a year still counts as theirs. */
const keepRequestersMs = 180 * dayMs
const keepWebLogMs = 14 * dayMs
/** Limits on unpaid purchases look back on a network for less than this. */
const keepNetworksMs = dayMs
/** Sent alerts are listed, and the merge of a visitor's cart and list at login can be repeated, for this long. */
const keepSentMs = 90 * dayMs
/** A client that reconnects after this fetches everything again. */
const keepMessageEventsMs = 7 * dayMs

/** Deletes expired rows: windows of limits, codes, tickets, tokens, old browser logs. */
export async function purgeEnded(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime()
  const before = (milliseconds: number) => sql`${new Date(now - milliseconds).toISOString()}::timestamptz`
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  for (const { id } of tenants) {
    await db.withTenant(id, 'platform:purge', async (tx) => {
      const ended = sql`select f.id from refresh_family f where f.tenant_id = ${id} and f.absolute_end < ${before(keepSessionsMs)}`
      await tx.execute(sql`delete from rate_window where tenant_id = ${id} and window_start < ${before(2 * dayMs)}`)
      await tx.execute(sql`delete from verify_code where tenant_id = ${id} and expires_at < ${before(0)}`)
      await tx.execute(sql`delete from verify_ticket where tenant_id = ${id} and expires_at < ${before(0)}`)
      for (const table of ['login_request', 'proven_identity', 'handoff_ticket']) {
        await tx.execute(
          sql`delete from ${sql.identifier(table)} where tenant_id = ${id} and expires_at < ${before(0)}`,
        )
      }
      await tx.execute(sql`delete from open_login_nonce where tenant_id = ${id} and at < ${before(dayMs)}`)
      await tx.execute(sql`delete from code_send where tenant_id = ${id} and last_sent_at < ${before(dayMs)}`)
      await tx.execute(
        sql`delete from known_requester where tenant_id = ${id} and last_at < ${before(keepRequestersMs)}`,
      )
      await tx.execute(sql`delete from access_token where tenant_id = ${id} and expires_at < ${before(dayMs)}`)
      await tx.execute(sql`delete from refresh_token where tenant_id = ${id} and family_id in (${ended})`)
      await tx.execute(sql`delete from message_event where tenant_id = ${id} and at < ${before(keepMessageEventsMs)}`)
      await tx.execute(sql`delete from offer_alert where tenant_id = ${id} and sent_at < ${before(keepSentMs)}`)
      await tx.execute(sql`delete from saved_merge where tenant_id = ${id} and merged_at < ${before(keepSentMs)}`)
      await tx.execute(sql`delete from cart_merge where tenant_id = ${id} and merged_at < ${before(keepSentMs)}`)
      await tx.execute(
        sql`update purchase set network_key = null
          where tenant_id = ${id} and network_key is not null and created_at < ${before(keepNetworksMs)}`,
      )
      await tx.execute(sql`delete from web_log where tenant_id = ${id} and at < ${before(keepWebLogMs)}`)
    })
  }
}
