import type { CallData, calls } from '@tradepost/contract'
import { isAccount } from '@tradepost/domain/offer/offer-kinds'
import { settledStates } from '@tradepost/domain/order/order-states'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { currency } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { insuranceChange, insuranceRule } from '../../platform/db/schema/trust.ts'
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
  const isCovered = planned
    ? sql`case when ${offer.categoryId} <> ${planned.categoryId} then ${offer.insured}
        else ${planned.insured}::bool and (${offer.verified} or not ${planned.verifiedOnly}::bool)
          and (${seller.deposit} or not ${planned.needsDeposit}::bool)
          and coalesce(${planned.minLevel}::int is null or ${seller.level} >= ${planned.minLevel}::int, false) end`
    : eq(offer.insured, true)
  const usdCents = sql`(${orderHead.totalMinor} - ${orderHead.partRefundedMinor}) * 100
    / (10::numeric ^ ${currency.minorDigits}) / ${orderHead.perUsd}`
  const [running] = await tx
    .select({ cents: sql<string>`coalesce(ceil(sum(${usdCents})), 0)` })
    .from(orderHead)
    .innerJoin(currency, eq(currency.code, orderHead.currency))
    .where(
      ofTenant(
        orderHead,
        tenantId,
        gt(orderHead.insuredUntil, deps.clock.now()),
        inArray(orderHead.state, [...settledStates]),
      ),
    )
  const [offered] = await tx
    .select({ cents: sql<string>`coalesce(sum(${offer.priceMinor} * ${offer.available}), 0)` })
    .from(offer)
    .innerJoin(seller, ofTenant(seller, offer.tenantId, eq(seller.id, offer.sellerId)))
    .where(ofTenant(offer, tenantId, ne(offer.status, 2), gt(offer.available, 0), isCovered))
  return whole(running?.cents) + whole(offered?.cents)
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
