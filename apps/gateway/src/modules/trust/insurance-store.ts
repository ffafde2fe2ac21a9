import type { CallData, calls } from '@tradepost/contract'
import { isAccount } from '@tradepost/domain/offer/offer-kinds'
import { settledStates } from '@tradepost/domain/order/order-states'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { insuranceChange, insuranceRule } from '../../platform/db/schema/trust.ts'
import { stateList } from '../../platform/db/state-list.ts'
import type { Deps } from '../../platform/deps.ts'
import { pickText } from '../../platform/text/localised.ts'
import { trustSettingsOf } from './trust-setting.ts'

type Insurance = CallData<typeof calls.trust.staffInsurance>
export type ChangeRow = typeof insuranceChange.$inferSelect
export interface Rule {
  insured: boolean
  verifiedOnly: boolean
  needsDeposit: boolean
  minLevel: number | null
}

/** The categories whose goods are accounts: what the insurance covers is that an account is taken back. */
export async function insurableCategories(tx: Tx, tenantId: number) {
  const rows = await tx.select().from(category).where(ofTenant(category, tenantId)).orderBy(category.id)
  return rows.filter((row) => isAccount(row, row.handOver))
}

const whole = (value: unknown): number => Number(value ?? 0)

/**
 * In US cents: what the insurance would pay if every insured order, and every piece on sale that is insured, were
 * claimed. With a category and rule, as if the rule applied to that category.
 */
export async function exposureOf(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  tenantId: number,
  planned?: Rule & { categoryId: string },
): Promise<number> {
  const now = deps.clock.now().toISOString()
  const isCovered: SQL = planned
    ? sql`case when f.category_id <> ${planned.categoryId} then f.insured
        else ${planned.insured}::bool and (f.verified or not ${planned.verifiedOnly}::bool)
          and (s.deposit or not ${planned.needsDeposit}::bool)
          and coalesce(${planned.minLevel}::int is null or s.level >= ${planned.minLevel}::int, false) end`
    : sql`f.insured`
  const { rows } = await tx.execute<{ running: string; offered: string }>(sql`
    select (select coalesce(ceil(sum((o.total_minor - o.part_refunded_minor) * 100
          / (10::numeric ^ c.minor_digits) / o.per_usd)), 0)
        from order_head o join currency c on c.code = o.currency
        where o.tenant_id = ${tenantId} and o.insured_until > ${now} and o.state in ${stateList(...settledStates)}) as running,
      (select coalesce(sum(f.price_minor * f.available), 0)
        from offer f join seller s on s.tenant_id = f.tenant_id and s.id = f.seller_id
        where f.tenant_id = ${tenantId} and f.status <> 2 and f.available > 0 and ${isCovered}) as offered`)
  return whole(rows[0]?.running) + whole(rows[0]?.offered)
}

const proposer = alias(appUser, 'proposer')
const answerer = alias(appUser, 'answerer')

const ruleOf = ({ categoryId, insured, verifiedOnly, needsDeposit, minLevel }: ChangeRow): Rule | null =>
  categoryId === null || insured === null || verifiedOnly === null || needsDeposit === null
    ? null
    : { insured, verifiedOnly, needsDeposit, minLevel }

async function changesOf(tx: Tx, tenantId: number, userId: string, locale: string): Promise<Insurance['changes']> {
  const rows = await tx
    .select({
      row: insuranceChange,
      names: category.names,
      proposedBy: proposer.nickName,
      answeredBy: answerer.nickName,
    })
    .from(insuranceChange)
    .leftJoin(category, ofTenant(category, insuranceChange.tenantId, eq(category.id, insuranceChange.categoryId)))
    .leftJoin(proposer, ofTenant(proposer, insuranceChange.tenantId, eq(proposer.id, insuranceChange.proposedBy)))
    .leftJoin(answerer, ofTenant(answerer, insuranceChange.tenantId, eq(answerer.id, insuranceChange.answeredBy)))
    .where(ofTenant(insuranceChange, tenantId))
    .orderBy(desc(insuranceChange.seq))
    .limit(50)
  return rows.map(({ row, names, proposedBy, answeredBy }) => ({
    ...{ id: row.id, categoryId: row.categoryId, categoryName: names && pickText(names, locale), rule: ruleOf(row) },
    ...{ limit: row.limitMinor, exposure: row.exposureMinor, reason: row.reason, state: row.state },
    ...{ proposedBy: proposedBy ?? '', proposedAt: row.proposedAt.toISOString(), answeredBy },
    mayAnswer: row.state === 'proposed' && row.proposedBy !== userId,
  }))
}

/** Which offers are insured, what that may cost, and the changes. */
export async function readInsurance(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { tenantId, userId, locale }: { tenantId: number; userId: string; locale: string },
): Promise<Insurance> {
  const rules = await tx.select().from(insuranceRule).where(ofTenant(insuranceRule, tenantId))
  const counts = await tx
    .select({ id: offer.categoryId, n: sql<number>`count(*)::int` })
    .from(offer)
    .where(and(ofTenant(offer, tenantId, eq(offer.insured, true)), ne(offer.status, 2)))
    .groupBy(offer.categoryId)
  const categories = await insurableCategories(tx, tenantId)
  return {
    categories: categories.map(({ id, names }) => {
      const found = rules.find((rule) => rule.categoryId === id)
      return {
        ...{ id, name: pickText(names, locale), followed: !found || found.followedAt !== null },
        rule: found
          ? {
              ...{ insured: found.insured, verifiedOnly: found.verifiedOnly },
              ...{ needsDeposit: found.needsDeposit, minLevel: found.minLevel },
            }
          : null,
        offers: counts.find((one) => one.id === id)?.n ?? 0,
      }
    }),
    exposure: await exposureOf(deps, tx, tenantId),
    limit: (await trustSettingsOf(tx, tenantId)).insuranceLimitMinor,
    changes: await changesOf(tx, tenantId, userId, locale),
  }
}
