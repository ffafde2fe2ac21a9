import { type CallInput, calls } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { refundedStates } from '@tradepost/domain/order/order-states'
import { leastSold } from '@tradepost/domain/ranking/sold-prices'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, count, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, brand } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { countUse, subjectKey } from '../../platform/limits/rate-limit.ts'
import { shownCurrency, shownPrice } from '../../platform/money/price.ts'
import { pickText } from '../../platform/text/localised.ts'
import { soldUsdMinor } from '../insight/sold-price.ts'
import { passSettings } from './pass-rules.ts'

/** Sales of this many days are compared. */
const comparedDays = 365
const maxValues = 100
/** Maximum number of attributes that the calculator offers. */
const maxAttributes = 12

type Body = CallInput<typeof calls.valueCalculator.estimateValue>['body']

async function brandOf(tx: Tx, tenantId: number, alias: string) {
  const [row] = await tx
    .select()
    .from(brand)
    .where(ofTenant(brand, tenantId, eq(brand.alias, alias), eq(brand.enabled, true)))
  if (!row) throw new Failure('not_found', { field: 'product' })
  return row
}

/** Game accounts of a brand. */
const accountsOf = (tenantId: number, brandId: string) =>
  ofTenant(offer, tenantId, eq(offer.brandId, brandId), eq(offer.standardType, standardType.noStand))

/** Orders that were paid lately and not refunded. */
const soldOrders = (tenantId: number, now: Date) =>
  ofTenant(
    orderHead,
    tenantId,
    gte(orderHead.paidAt, new Date(now.getTime() - comparedDays * dayMs)),
    notInArray(orderHead.state, [...refundedStates]),
  )

async function formOf(tx: Tx, context: CallContext, brandId: string, now: Date) {
  const { tenantId } = context.tenant
  const { id, names, valueNames, sort } = attributeDef
  const rows = await tx
    .select({ id, names, valueNames, values: sql<string[]>`array_agg(distinct a ->> 'v' order by a ->> 'v')` })
    .from(offer)
    .innerJoin(orderHead, and(soldOrders(tenantId, now), eq(orderHead.offerId, offer.id)))
    .crossJoin(sql`jsonb_array_elements(${offer.attributes}) as a`)
    .innerJoin(attributeDef, ofTenant(attributeDef, tenantId, sql`${id}::text = a ->> 'a'`))
    .where(and(accountsOf(tenantId, brandId), inArray(attributeDef.attrType, [2, 4])))
    .groupBy(id, names, valueNames, sort)
    .orderBy(sort)
    .limit(maxAttributes)
  return rows.map(({ id, names, valueNames, values }) => ({
    id,
    name: pickText(names, context.locale),
    values: values.slice(0, maxValues),
    labels: values.slice(0, maxValues).map((value) => valueNames[value]?.[context.locale] ?? value),
  }))
}

/** Counts one use against today's limit and returns the remaining uses. Visitors are counted by IP address. */
async function countToday(tx: Tx, context: CallContext, limit: number, now: Date): Promise<number> {
  const { tenantId } = context.tenant
  const subject = subjectKey(context.user ? `user:${context.user.userId}` : { ip: context.ip })
  const rule = { name: 'value_calculator', limit, windowMs: dayMs }
  const { allowed, hits, retryAfterSeconds } = await countUse(tx, tenantId, rule, subject, now)
  if (!allowed) throw new Failure('daily_use_limit', { retryAfterSeconds })
  return limit - (hits ?? limit)
}

async function estimate(tx: Tx, context: CallContext, alias: string, body: Body, now: Date) {
  const { tenantId } = context.tenant
  const { id: brandId } = await brandOf(tx, tenantId, alias)
  const currency = await shownCurrency(tx, context, body?.toCurrencyId)
  const filter = JSON.stringify((body?.attributes ?? []).map(({ id, value }) => ({ a: id, v: value })))
  const percentile = (part: number) =>
    sql<string | null>`percentile_disc(${part}::float8) within group (order by ${soldUsdMinor})`
  const [sample] = await tx
    .select({ n: count(), low: percentile(0.25), median: percentile(0.5), high: percentile(0.75) })
    .from(offer)
    .innerJoin(orderHead, and(soldOrders(tenantId, now), eq(orderHead.offerId, offer.id)))
    .where(and(accountsOf(tenantId, brandId), sql`${offer.attributes} @> ${filter}::jsonb`))
  if (!sample || sample.n < leastSold) throw new Failure('sample_too_small')
  const usesLeft = await countToday(tx, context, (await passSettings(tx, tenantId)).calculatorDaily, now)
  const shown = (minor: string | null) => shownPrice(Number(minor), currency).price
  return {
    ...{ low: shown(sample.low), median: shown(sample.median), high: shown(sample.high) },
    sampleSize: sample.n,
    usesLeft,
  }
}

/** Calls that estimate the value of an account from what was paid for accounts. */
export function valueCalculatorCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  return [
    implement(calls.valueCalculator.valueCalculator, ({ params }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const row = await brandOf(tx, context.tenant.tenantId, params.product)
        return {
          brandId: String(row.id),
          brandName: pickText(row.names, context.locale) || row.name,
          coverUrl: mediaUrl(row.coverPath),
          attributes: await formOf(tx, context, row.id, clock.now()),
          usesPerDay: (await passSettings(tx, context.tenant.tenantId)).calculatorDaily,
        }
      }),
    ),
    implement(calls.valueCalculator.estimateValue, ({ params, body }, context) =>
      db.withTenant(context.tenant.tenantId, context.user?.userId ?? 'visitor', (tx) =>
        estimate(tx, context, params.product, body, clock.now()),
      ),
    ),
  ]
}
