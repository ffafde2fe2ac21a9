import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { dayMs } from '@tradepost/domain/time/durations'
import { isLocale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq, isNull } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { customerBan } from '../../platform/db/schema/account/ban.ts'
import { language } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { recordSecurity } from '../account/guard/security-events.ts'
import { revokeUserSessions } from '../account/session/session-store.ts'
import { untilText } from '../order/order-mails.ts'
import { lockCustomer } from './lock-customer.ts'

export const endBanTask = 'support.end_ban'
const mostDays = 10 * 366

type UserRow = typeof appUser.$inferSelect

/** True if support may ban an account: no member of staff, and no seller who may still sell, whose standing comes first. */
export async function mayBan(tx: Tx, tenantId: number, row: UserRow): Promise<boolean> {
  if (row.userType & userType.employee) return false
  const [own] = await tx
    .select({ standing: seller.standing })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.userId, row.id)))
  return !own || own.standing === 'banned'
}

async function tell(deps: Deps, tx: Tx, row: UserRow, kind: 'ban' | 'unban', more: string[], until: Date | null) {
  if (!row.email) return
  const [spoken] = row.languageId
    ? await tx.select({ code: language.code }).from(language).where(eq(language.id, row.languageId))
    : []
  const locale = spoken && isLocale(spoken.code) ? spoken.code : 'en'
  const end = until ? [translate(locale, 'customerBan.mail-until', { until: untilText(locale, until) })] : []
  await deps.mail.enqueue(tx, {
    ...{ tenantId: row.tenantId, to: row.email, locale, key: `customer-ban:${randomUUID()}` },
    subject: translate(locale, `customerBan.${kind}-subject`),
    paragraphs: [translate(locale, `customerBan.${kind}-body`), ...more, ...end],
  })
}

async function ban(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  given: { id: string; staffId: string; reason: string; until: Date | null },
): Promise<void> {
  const { tenantId } = context.tenant
  const { staffId, until } = given
  const reason = cleanText(given.reason).trim()
  if (reason.length < 3) throw new Failure('format_error', { field: 'reason' })
  const now = deps.clock.now()
  const row = await lockCustomer(tx, tenantId, given.id)
  if (row.id === staffId || !(await mayBan(tx, tenantId, row))) throw new Failure('forbidden')
  if (!row.enabled) throw new Failure('state_conflict')
  const id = randomUUID()
  await tx.insert(customerBan).values({ tenantId, id, userId: row.id, reason, until, bannedBy: staffId, at: now })
  await tx
    .update(appUser)
    .set({ enabled: false })
    .where(ofTenant(appUser, tenantId, eq(appUser.id, row.id)))
  await revokeUserSessions(tx, { tenantId, userId: row.id, reason: 'banned', now })
  await recordSecurity(tx, tenantId, {
    kind: 'banned',
    userId: row.id,
    ip: context.ip,
    at: now,
    facts: { by: staffId },
  })
  if (until) await deps.jobs.add(tx, endBanTask, { banId: id }, { key: id, runAt: until })
  await tell(deps, tx, row, 'ban', [reason], until)
  noteChange(context, { before: { banned: false }, after: { banned: true, until: until?.toISOString() ?? null } })
}

/** Ends the ban that runs, by hand or because its time is over, and lets the customer sign in again. */
async function endBan(
  deps: Deps,
  tx: Tx,
  row: UserRow,
  ended: { by: string | null; reason: string | null },
): Promise<void> {
  const { tenantId } = row
  const now = deps.clock.now()
  const isRunning = ofTenant(customerBan, tenantId, eq(customerBan.userId, row.id), isNull(customerBan.endedAt))
  const [done] = await tx
    .update(customerBan)
    .set({ endedAt: now, endedBy: ended.by, endedReason: ended.reason })
    .where(isRunning)
    .returning({ id: customerBan.id })
  if (!done || row.deletedAt) throw new Failure('state_conflict')
  await tx
    .update(appUser)
    .set({ enabled: true })
    .where(ofTenant(appUser, tenantId, eq(appUser.id, row.id)))
  await recordSecurity(tx, tenantId, { kind: 'unbanned', userId: row.id, ip: '', at: now })
  await tell(deps, tx, row, 'unban', [], null)
}

/** Ends a ban at its time. One that was ended before, and perhaps begun anew, has another number. */
async function endDueBan(deps: Deps, tx: Tx, tenantId: number, banId: string): Promise<void> {
  const [due] = await tx
    .select()
    .from(customerBan)
    .where(ofTenant(customerBan, tenantId, eq(customerBan.id, banId)))
  if (!due) return
  const row = await lockCustomer(tx, tenantId, due.userId)
  const [running] = await tx
    .select({ until: customerBan.until })
    .from(customerBan)
    .where(ofTenant(customerBan, tenantId, eq(customerBan.id, banId), isNull(customerBan.endedAt)))
  if (!running?.until || running.until > deps.clock.now() || row.deletedAt) return
  await endBan(deps, tx, row, { by: null, reason: null })
}

/** The calls by which support bans a customer and ends the ban. */
export function banCalls(deps: Deps): Implementation[] {
  deps.jobs.handle(endBanTask, ({ tenantId, banId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => endDueBan(deps, tx, tenantId, String(banId))),
  )
  return [
    implement(calls.support.banCustomer, ({ params, body }, context) => {
      const now = deps.clock.now().getTime()
      const until = body.until ? new Date(body.until) : null
      if (until && (until.getTime() <= now || until.getTime() > now + mostDays * dayMs))
        throw new Failure('bad_request', { field: 'until' })
      return asStaff(deps, context, async (tx, staffId) => {
        await ban(deps, tx, context, { id: params.id, staffId, reason: body.reason, until })
        return {}
      })
    }),
    implement(calls.support.unbanCustomer, ({ params, body }, context) =>
      asStaff(deps, context, async (tx, staffId) => {
        const row = await lockCustomer(tx, context.tenant.tenantId, params.id)
        if (row.id === staffId) throw new Failure('forbidden')
        await endBan(deps, tx, row, { by: staffId, reason: cleanText(body.reason).trim() })
        noteChange(context, { before: { banned: true }, after: { banned: false } })
        return {}
      }),
    ),
  ]
}
