import type { CommissionRule } from '@tradepost/contract'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { commissionRule } from '../../platform/db/schema/order/payout.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteOf } from '../../platform/site/site-settings.ts'

const mostShown = 200
const proposer = alias(appUser, 'proposer')
const answerer = alias(appUser, 'answerer')

/** The newest rules, or one, as staff see them. */
export async function rulesOf(tx: Tx, tenantId: number, userId: string, id?: string): Promise<CommissionRule[]> {
  const rows = await tx
    .select({
      rule: commissionRule,
      names: category.names,
      proposedBy: proposer.nickName,
      answeredBy: answerer.nickName,
    })
    .from(commissionRule)
    .leftJoin(category, ofTenant(category, commissionRule.tenantId, eq(category.id, commissionRule.categoryId)))
    .leftJoin(proposer, ofTenant(proposer, commissionRule.tenantId, eq(proposer.id, commissionRule.proposedBy)))
    .leftJoin(answerer, ofTenant(answerer, commissionRule.tenantId, eq(answerer.id, commissionRule.answeredBy)))
    .where(ofTenant(commissionRule, tenantId, id ? eq(commissionRule.id, id) : undefined))
    .orderBy(desc(commissionRule.proposedAt), commissionRule.id)
    .limit(mostShown)
  return rows.map(({ rule, names, proposedBy, answeredBy }) => ({
    id: rule.id,
    category: rule.categoryId ? { id: rule.categoryId, name: names?.en ?? rule.categoryId } : null,
    minLevel: rule.minLevel,
    percent: rule.percent,
    startsAt: rule.startsAt.toISOString(),
    reason: rule.reason,
    state: rule.approved === null ? 'proposed' : rule.approved ? 'approved' : 'rejected',
    proposedBy: proposedBy ?? '',
    answeredBy,
    mayAnswer: rule.approved === null && rule.proposedBy !== userId,
  }))
}

export async function ruleOf(tx: Tx, tenantId: number, userId: string, id: string): Promise<CommissionRule> {
  const [rule] = await rulesOf(tx, tenantId, userId, id)
  if (!rule) throw new Failure('not_found', { field: 'id' })
  return rule
}

/** Approves or rejects a rule that another person proposed. */
export async function answerRule(
  tx: Tx,
  tenantId: number,
  { id, userId, approve, now }: { id: string; userId: string; approve: boolean; now: Date },
): Promise<void> {
  const isRule = ofTenant(commissionRule, tenantId, eq(commissionRule.id, id))
  const [row] = await tx.select().from(commissionRule).where(isRule).for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.approved !== null) throw new Failure('state_conflict')
  if (row.proposedBy === userId) throw new Failure('second_person_required')
  await tx.update(commissionRule).set({ answeredBy: userId, answeredAt: now, approved: approve }).where(isRule)
}

/**
 * The commission on a seller's new orders, by the category of a rule; null for all other categories. The order of rules
 * is that of the trigger `order_commission`; a test compares them.
 */
async function percentsOf(tx: Tx, tenantId: number, sellerId: string, locale: string, now: Date) {
  const { finance } = await siteOf(tx, tenantId)
  const [owner] = await tx
    .select({ level: seller.level })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  const rules = await tx
    .select({ categoryId: commissionRule.categoryId, percent: commissionRule.percent, names: category.names })
    .from(commissionRule)
    .leftJoin(category, ofTenant(category, commissionRule.tenantId, eq(category.id, commissionRule.categoryId)))
    .where(
      ofTenant(
        commissionRule,
        tenantId,
        eq(commissionRule.approved, true),
        sql`${commissionRule.startsAt} <= ${now.toISOString()}`,
        or(isNull(commissionRule.minLevel), and(sql`${commissionRule.minLevel} <= ${owner?.level ?? 0}`)),
      ),
    )
    .orderBy(sql`${commissionRule.minLevel} desc nulls last`, desc(commissionRule.startsAt), commissionRule.id)
  const first = new Map<string | null, { category: string | null; percent: number }>()
  for (const { categoryId, percent, names } of rules)
    if (!first.has(categoryId))
      first.set(categoryId, { category: categoryId ? (names?.[locale] ?? names?.en ?? categoryId) : null, percent })
  const others = first.get(null) ?? { category: null, percent: finance.feePercent }
  first.delete(null)
  return { first, others }
}

/** The commission on a seller's new orders: one line for each category with a rule, and one for all others. */
export async function commissionOf(tx: Tx, tenantId: number, sellerId: string, locale: string, now: Date) {
  const { first, others } = await percentsOf(tx, tenantId, sellerId, locale, now)
  return [...first.values(), others]
}

/** The percentage that the platform keeps of a seller's new order in a category. */
export async function commissionIn(
  tx: Tx,
  tenantId: number,
  sellerId: string,
  categoryId: string,
  now: Date,
): Promise<number> {
  const { first, others } = await percentsOf(tx, tenantId, sellerId, 'en', now)
  return (first.get(categoryId) ?? others).percent
}
