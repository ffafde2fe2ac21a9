import { type AuditEntry, type CallInput, calls } from '@tradepost/contract'
import { arrayContains, desc, eq, gte, lt } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { auditEntry } from '../../platform/db/schema/audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { auditCsv, changesBetween, factsOf } from './audit-view.ts'

type Filter = NonNullable<CallInput<typeof calls.audit.auditExport>['body']>
const mostExported = 5000

/** The newest entries that match a filter, and the number from which the next page goes on. */
async function entries(tx: Tx, tenantId: number, filter: Filter, limit: number) {
  const { userId, side, call, subject, from, to, before } = filter
  const rows = await tx
    .select({ entry: auditEntry, nickName: appUser.nickName })
    .from(auditEntry)
    .leftJoin(appUser, ofTenant(appUser, auditEntry.tenantId, eq(appUser.id, auditEntry.userId)))
    .where(
      ofTenant(
        auditEntry,
        tenantId,
        userId ? eq(auditEntry.userId, userId) : undefined,
        side ? eq(auditEntry.side, side) : undefined,
        call ? eq(auditEntry.call, call) : undefined,
        subject ? arrayContains(auditEntry.subjects, [subject]) : undefined,
        from ? gte(auditEntry.at, new Date(from)) : undefined,
        to ? lt(auditEntry.at, new Date(to)) : undefined,
        before ? lt(auditEntry.seq, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntry.seq))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map(
    ({ entry, nickName }): AuditEntry => ({
      ...{ seq: entry.seq, side: entry.side, userId: entry.userId, nickName, role: entry.role },
      ...{ sellerId: entry.sellerId, client: entry.client, ip: entry.ip, call: entry.call, subjects: entry.subjects },
      at: entry.at.toISOString(),
      input: factsOf(entry.input),
      changes: changesBetween(entry.before, entry.after),
      reason: entry.reason,
      requestId: entry.requestId,
      fingerprint: entry.hash.toString('hex'),
    }),
  )
  return { list, next: rows.length > limit ? (list.at(-1)?.seq ?? null) : null }
}

/** Searches and exports the audit log, which the platform writes. */
export const auditModule = (deps: Deps): Implementation[] => [
  implement(calls.audit.auditPage, ({ body = {} }, context) => {
    const { limit = 50, ...filter } = body
    return asStaff(deps, context, (tx) => entries(tx, context.tenant.tenantId, filter, limit))
  }),
  implement(calls.audit.auditExport, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { list, next } = await entries(tx, context.tenant.tenantId, body, mostExported)
      return { fileName: `audit-${deps.clock.now().toISOString().slice(0, 10)}.csv`, csv: auditCsv(list), next }
    }),
  ),
]
