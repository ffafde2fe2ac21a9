import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { eq, sql } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { insuranceChange, insuranceRule } from '../../platform/db/schema/trust.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { followTask } from './follow-insurance.ts'
import { type ChangeRow, exposureOf, insurableCategories, type Rule, readInsurance } from './insurance-store.ts'
import { storeTrustSettings, trustSettingsOf } from './trust-setting.ts'

/** Changes of a tenant's insurance wait for each other, so that each is compared with the exposure that it adds to. */
const lockInsurance = (tx: Tx, tenantId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('insurance'))`)

function reasonOf(given: string): string {
  const reason = cleanText(given).trim()
  if (reason.length < 3) throw new Failure('bad_request', { field: 'reason' })
  return reason
}

/** Makes a change take effect: the rule of a category, or the limit. Listed offers follow a rule in steps. */
async function apply(deps: Deps, tx: Tx, row: ChangeRow): Promise<void> {
  const { tenantId, categoryId, limitMinor } = row
  if (categoryId === null) {
    await storeTrustSettings(tx, tenantId, { insuranceLimitMinor: limitMinor ?? 0 })
    return
  }
  const rule = {
    ...{ insured: row.insured ?? false, verifiedOnly: row.verifiedOnly ?? false },
    ...{ needsDeposit: row.needsDeposit ?? false, minLevel: row.minLevel, changeId: row.id, followedAt: null },
  }
  await tx
    .insert(insuranceRule)
    .values({ tenantId, categoryId, ...rule })
    .onConflictDoUpdate({ target: [insuranceRule.tenantId, insuranceRule.categoryId], set: rule })
  await deps.jobs.add(tx, followTask, { changeId: row.id, after: '0' }, { key: `${row.id}:0` })
}

type Planned = Pick<ChangeRow, 'categoryId' | 'insured' | 'verifiedOnly' | 'needsDeposit' | 'minLevel' | 'limitMinor'>

async function store(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  given: Planned & { exposureMinor: number; needsSecond: boolean; reason: string; userId: string },
): Promise<void> {
  const { userId, ...planned } = given
  const [row] = await tx
    .insert(insuranceChange)
    .values({
      ...{ tenantId, id: randomUUID(), ...planned, proposedBy: userId, proposedAt: deps.clock.now() },
      state: given.needsSecond ? 'proposed' : 'applied',
    })
    .returning()
  if (!row) throw new Error('the change of the insurance was not inserted')
  if (!given.needsSecond) await apply(deps, tx, row)
}

const ofLimit = { categoryId: null, insured: null, verifiedOnly: null, needsDeposit: null, minLevel: null }

async function changeRule(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { userId, categoryId, reason, ...rule }: Rule & { userId: string; categoryId: string; reason: string },
): Promise<void> {
  const { tenantId } = context.tenant
  await lockInsurance(tx, tenantId)
  const categories = await insurableCategories(tx, tenantId)
  if (!categories.some(({ id }) => id === categoryId)) throw new Failure('not_found', { field: 'categoryId' })
  const [before] = await tx
    .select()
    .from(insuranceRule)
    .where(ofTenant(insuranceRule, tenantId, eq(insuranceRule.categoryId, categoryId)))
  const { insuranceLimitMinor: limit } = await trustSettingsOf(tx, tenantId)
  const now = await exposureOf(deps, tx, tenantId)
  const then = await exposureOf(deps, tx, tenantId, { ...rule, categoryId })
  const needsSecond = then > now && then > limit
  await store(deps, tx, tenantId, {
    ...{ ...rule, categoryId, limitMinor: null, exposureMinor: then, needsSecond, reason, userId },
  })
  noteChange(context, {
    before: {
      ...{ category: categoryId, insured: before?.insured ?? false, verifiedOnly: before?.verifiedOnly ?? false },
      ...{ needsDeposit: before?.needsDeposit ?? false, minLevel: before?.minLevel ?? null, exposure: now },
    },
    after: { category: categoryId, ...rule, exposure: then, proposed: needsSecond, reason },
  })
}

async function answer(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { id, userId, approve }: { id: string; userId: string; approve: boolean },
): Promise<void> {
  const { tenantId } = context.tenant
  await lockInsurance(tx, tenantId)
  const isChange = ofTenant(insuranceChange, tenantId, eq(insuranceChange.id, id))
  const [row] = await tx.select().from(insuranceChange).where(isChange).for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.state !== 'proposed') throw new Failure('state_conflict')
  if (row.proposedBy === userId) throw new Failure('forbidden')
  const state = approve ? 'applied' : 'rejected'
  await tx.update(insuranceChange).set({ state, answeredBy: userId, answeredAt: deps.clock.now() }).where(isChange)
  if (approve) await apply(deps, tx, row)
  noteChange(context, {
    before: { state: row.state },
    after: { state, category: row.categoryId, limit: row.limitMinor },
  })
}

/** Calls of staff about which offers are insured. */
export const insuranceCalls = (deps: Deps): Implementation[] => {
  const read = (tx: Tx, { tenant, locale }: CallContext, userId: string) =>
    readInsurance(deps, tx, { tenantId: tenant.tenantId, userId, locale })
  return [
    implement(calls.trust.staffInsurance, (_, context) =>
      asStaff(deps, context, (tx, userId) => read(tx, context, userId)),
    ),
    implement(calls.trust.changeInsurance, ({ body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        await changeRule(deps, tx, context, { ...body, reason: reasonOf(body.reason), userId })
        return read(tx, context, userId)
      })
    }),
    implement(calls.trust.changeInsuranceLimit, ({ body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        await lockInsurance(tx, tenantId)
        const { insuranceLimitMinor: before } = await trustSettingsOf(tx, tenantId)
        const needsSecond = body.limit > before
        const reason = reasonOf(body.reason)
        await store(deps, tx, tenantId, {
          ...{ ...ofLimit, limitMinor: body.limit, exposureMinor: await exposureOf(deps, tx, tenantId) },
          ...{ needsSecond, reason, userId },
        })
        noteChange(context, { before: { limit: before }, after: { limit: body.limit, proposed: needsSecond, reason } })
        return read(tx, context, userId)
      })
    }),
    implement(calls.trust.answerInsurance, ({ params, body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        await answer(deps, tx, context, { id: params.id, userId, approve: body.approve })
        return read(tx, context, userId)
      })
    }),
  ]
}
