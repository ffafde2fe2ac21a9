import { type ApplicationDetail, calls } from '@tradepost/contract'
import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { sellerApplication, sellerApplicationFile } from '../../platform/db/schema/application.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { signedUrl } from '../file/file-address.ts'
import { checkOf, toIdentityCheck } from '../identity-check/identity-check-store.ts'
import { mailApplicant } from './application-mails.ts'
import { type ApplicationRow, isSeller, lockApplication, openFacts, requireFreeName, usd } from './application-store.ts'
import { openSeller } from './open-seller.ts'

const listed = ({ id, state, nickName, kind, country, createdAt, decidedAt }: ApplicationRow) => ({
  ...{ id, state, nickName, kind, country },
  submittedAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

async function documentsOf(deps: Deps, tx: Tx, row: ApplicationRow, viewerId: string) {
  const rows = await tx
    .select({ file })
    .from(sellerApplicationFile)
    .innerJoin(file, ofTenant(file, sellerApplicationFile.tenantId, eq(file.id, sellerApplicationFile.fileId)))
    .where(ofTenant(sellerApplicationFile, row.tenantId, eq(sellerApplicationFile.applicationId, row.id)))
    .orderBy(asc(sellerApplicationFile.position))
  return rows.map((found) => ({ id: found.file.id, url: signedUrl(deps, found.file, viewerId) }))
}

async function detailOf(deps: Deps, tx: Tx, context: CallContext, id: string): Promise<ApplicationDetail> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const [row] = await tx
    .select()
    .from(sellerApplication)
    .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  const people = await tx
    .select()
    .from(appUser)
    .where(ofTenant(appUser, tenantId, inArray(appUser.id, [row.userId, row.decidedBy ?? row.userId])))
  const applicant = people.find((person) => person.id === row.userId)
  if (!applicant) throw new Error(`application ${id} has no applicant`)
  return {
    ...listed(row),
    ...(await openFacts(deps, tx, row)),
    ...{ goods: row.goods, lookedAt: row.lookedAt, reason: row.reason, sellerId: row.sellerId },
    agreedAt: row.agreedAt.toISOString(),
    applicant: {
      ...{ id: applicant.id, nickName: applicant.nickName, email: applicant.email },
      memberSince: applicant.createdAt.toISOString(),
    },
    documents: await documentsOf(deps, tx, row, userId),
    identityCheck: toIdentityCheck(await checkOf(tx, tenantId, row.id)),
    deposit: usd(row.depositMinor),
    decidedBy: people.find((person) => person.id === row.decidedBy)?.nickName ?? null,
    mayDecide: row.state === 'submitted' && row.userId !== userId,
  }
}

/** Accepts or refuses an application. Nobody decides their own. */
async function decide(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { id, accept, text }: { id: string; accept: boolean; text: string },
): Promise<void> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const row = await lockApplication(tx, tenantId, eq(sellerApplication.id, id))
  if (row.userId === userId) throw new Failure('forbidden')
  if (row.state !== 'submitted') throw new Failure('state_conflict')
  if (accept) {
    // Decisions come one after another, so that two of them do not accept the same name.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`seller names ${tenantId}`}, 0))`)
    await requireFreeName(tx, tenantId, row.nickName)
    if (await isSeller(tx, tenantId, row.userId)) throw new Failure('state_conflict')
  }
  const words = cleanText(text).trim()
  if (words.length < 3) throw new Failure('format_error', { field: 'text' })
  const state = accept ? 'accepted' : 'refused'
  const [decided] = await tx
    .update(sellerApplication)
    .set({
      state,
      decidedBy: userId,
      decidedAt: deps.clock.now(),
      ...(accept ? { lookedAt: words } : { reason: words }),
    })
    .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.id, id)))
    .returning()
  if (!decided) throw new Error(`application ${id} was not updated`)
  noteChange(context, { before: { state: 'submitted' }, after: { state, reason: words } })
  if (!accept) return mailApplicant(deps, tx, row, 'refused', words)
  if (row.depositMinor === 0) await openSeller(deps, tx, decided)
  else await mailApplicant(deps, tx, row, 'accepted')
}

/** Calls of staff about applications to sell. */
export const applicationStaffCalls = (deps: Deps): Implementation[] => [
  implement(calls.application.applicationPage, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { state, pageNo = 1, pageSize = 24 } = body
      const where = ofTenant(
        sellerApplication,
        context.tenant.tenantId,
        state ? eq(sellerApplication.state, state) : undefined,
      )
      const [total] = await tx.select({ n: count() }).from(sellerApplication).where(where)
      const rows = await tx
        .select()
        .from(sellerApplication)
        .where(where)
        .orderBy(
          sql`${sellerApplication.state} <> 'submitted'`,
          // Those that wait: the longest first. The others: the newest first.
          sql`case when ${sellerApplication.state} = 'submitted' then extract(epoch from ${sellerApplication.createdAt})
            else -extract(epoch from ${sellerApplication.createdAt}) end`,
          sellerApplication.id,
        )
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { total: total?.n ?? 0, pageNo, pageSize, list: rows.map(listed) }
    }),
  ),
  implement(calls.application.applicationDetail, ({ params }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, (tx) => detailOf(deps, tx, context, params.id))
  }),
  implement(calls.application.decideApplication, ({ params, body }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx) => {
      await decide(deps, tx, context, { id: params.id, ...body })
      return detailOf(deps, tx, context, params.id)
    })
  }),
]
