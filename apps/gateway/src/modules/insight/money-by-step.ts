import type { CallData, calls } from '@tradepost/contract'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerFolded, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { type AnyScope, placeIn } from './sold-orders.ts'
import type { StepStart } from './time-steps.ts'

type Figures = CallData<typeof calls.figures.shopFigures>
const sums = ['paid', 'refunded', 'chargedBack', 'coupons', 'take'] as const
type Sums = Record<(typeof sums)[number], number>

const nothing: Sums = { paid: 0, refunded: 0, chargedBack: 0, coupons: 0, take: 0 }
const add = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(sums.map((name) => [name, one[name] + other[name]])) as Sums

/**
 * Sums of postings by currency and by the step in which their transfer was made, from the ledger. G Coin and points are
 * not money of the shop.
 */
async function readSums(tx: Tx, { tenantId, from }: AnyScope, starts: readonly StepStart[]) {
  const sumOf = (kinds: readonly string[], purposes: readonly string[]) =>
    sql<number>`coalesce(sum(${posting.amount}) filter (where ${and(
      kinds.length > 0 ? inArray(transfer.kind, [...kinds]) : undefined,
      inArray(ledgerFolded.purpose, [...purposes]),
    )}), 0)`.mapWith(Number)
  return (
    tx
      .select({
        step: placeIn(starts, sql`${transfer.createdAt}`),
        currency: transfer.unit,
        paid: sql<number>`-1 * ${sumOf(['capture', 'top_up'], ['psp'])}`.mapWith(Number),
        // A chargeback is no refund, although an order that it ended is booked as refunded first.
        refunded: sumOf(['refund', 'insurance', 'chargeback_share'], ['psp']),
        chargedBack: sumOf(['chargeback', 'chargeback_won', 'pass_chargeback'], ['psp']),
        coupons: sql<number>`-1 * ${sumOf([], ['coupon_cost'])}`.mapWith(Number),
        take: sumOf([], ['fee']),
      })
      .from(transfer)
      .innerJoin(posting, ofTenant(posting, transfer.tenantId, eq(posting.transferId, transfer.id)))
      .innerJoin(ledgerFolded, ofTenant(ledgerFolded, posting.tenantId, eq(ledgerFolded.id, posting.accountId)))
      .where(
        ofTenant(
          transfer,
          tenantId,
          gte(transfer.createdAt, from),
          inArray(ledgerFolded.purpose, ['psp', 'coupon_cost', 'fee']),
        ),
      )
      // The first column: parameters of two places would make two expressions of it.
      .groupBy(sql`1`, transfer.unit)
      .orderBy(transfer.unit)
  )
}

/** The money of the time by currency, as a whole and step by step. Each transfer is in exactly one step. */
export async function moneyByStep(
  tx: Tx,
  scope: AnyScope,
  starts: readonly [StepStart, ...StepStart[]],
): Promise<Pick<Figures, 'money' | 'moneySeries'>> {
  const rows = await readSums(tx, scope, starts)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  const ofStep = (currency: string, step: number) => rows.find((row) => row.currency === currency && row.step === step)
  return {
    money: currencies.map((currency) => {
      const whole = rows.filter((row) => row.currency === currency).reduce<Sums>(add, nothing)
      const amount = (minor: number) => ({ minor, currency })
      return {
        currency,
        ...{ paid: amount(whole.paid), refunded: amount(whole.refunded), chargedBack: amount(whole.chargedBack) },
        ...{ coupons: amount(whole.coupons), take: amount(whole.take) },
      }
    }),
    moneySeries: currencies.map((currency) => ({
      currency,
      steps: starts.map(({ at }, step) => ({
        from: at.toISOString(),
        ...add(nothing, ofStep(currency, step) ?? nothing),
      })),
    })),
  }
}
