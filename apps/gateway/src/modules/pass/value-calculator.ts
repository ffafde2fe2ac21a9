import { type CallInput, calls } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, type Localised, type ValueNames } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { countUse, subjectKey } from '../../platform/limits/rate-limit.ts'
import { shownCurrency, shownPrice } from '../../platform/money/price.ts'
import { pickText } from '../../platform/text/localised.ts'
import { passSettings } from './pass-rules.ts'

/** Fewer sold accounts than this allow no estimate. */
const smallestSample = 20
const mostValues = 100
/** At most this many attributes are offered. */
const mostKinds = 12

type Body = CallInput<typeof calls.valueCalculator.estimateValue>['body']

async function brandOf(tx: Tx, tenantId: number, alias: string) {
  const [row] = await tx
    .select()
    .from(brand)
    .where(ofTenant(brand, tenantId, eq(brand.alias, alias), eq(brand.enabled, true)))
  if (!row) throw new Failure('not_found', { field: 'product' })
  return row
}

/** Sold game accounts of a brand. */
const soldAccounts = (tenantId: number, brandId: string) =>
  sql`from offer o where o.tenant_id = ${tenantId} and o.brand_id = ${brandId} and o.standard_type = ${standardType.noStand} and o.sold > 0`

async function formOf(tx: Tx, context: CallContext, brandId: string) {
  const { tenantId } = context.tenant
  const { rows } = await tx.execute<{ id: string; names: Localised; value_names: ValueNames; values: string[] }>(sql`
    select d.id::text, d.names, d.value_names, array_agg(distinct s.v order by s.v) as values
    from (select a ->> 'a' as a, a ->> 'v' as v from (select o.attributes ${soldAccounts(tenantId, brandId)}) o, jsonb_array_elements(o.attributes) a) s
    join attribute_def d on d.tenant_id = ${tenantId} and d.id::text = s.a
    where d.attr_type in (2, 4)
    group by d.id, d.names, d.value_names, d.sort order by d.sort limit ${mostKinds}`)
  return rows.map(({ id, names, value_names, values }) => ({
    id,
    name: pickText(names, context.locale),
    values: values.slice(0, mostValues),
    labels: values.slice(0, mostValues).map((value) => value_names[value]?.[context.locale] ?? value),
  }))
}

/** Counts one of the day's uses and returns how many are left. Visitors are counted by IP address. */
async function countToday(tx: Tx, context: CallContext, limit: number, now: Date): Promise<number> {
  const { tenantId } = context.tenant
  const subject = subjectKey(context.user ? `user:${context.user.userId}` : { ip: context.ip })
  const rule = { name: 'value_calculator', limit, windowMs: dayMs }
  const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, rule, subject, now)
  if (!allowed) throw new Failure('daily_use_limit', { retryAfterSeconds })
  const start = new Date(Math.floor(now.getTime() / dayMs) * dayMs).toISOString()
  const { rows } = await tx.execute<{ hits: number }>(sql`
    select hits from rate_window where tenant_id = ${tenantId} and rule = ${rule.name} and subject = ${subject}
      and window_start = ${start}::timestamptz`)
  return limit - (rows[0]?.hits ?? limit)
}

async function estimate(tx: Tx, context: CallContext, alias: string, body: Body, now: Date) {
  const { tenantId } = context.tenant
  const { id: brandId } = await brandOf(tx, tenantId, alias)
  const currency = await shownCurrency(tx, context, body?.toCurrencyId)
  const filter = JSON.stringify((body?.attributes ?? []).map(({ id, value }) => ({ a: id, v: value })))
  const { rows } = await tx.execute<{ n: number; low: string | null; median: string | null; high: string | null }>(sql`
    select count(*)::int as n, percentile_disc(0.25) within group (order by o.price_minor) as low,
      percentile_disc(0.5) within group (order by o.price_minor) as median,
      percentile_disc(0.75) within group (order by o.price_minor) as high
    ${soldAccounts(tenantId, brandId)} and o.attributes @> ${filter}::jsonb`)
  const [sample] = rows
  if (!sample || sample.n < smallestSample) throw new Failure('sample_too_small')
  const usesLeft = await countToday(tx, context, (await passSettings(tx, tenantId)).calculatorDaily, now)
  const shown = (minor: string | null) => shownPrice(Number(minor), currency).price
  return {
    ...{ low: shown(sample.low), median: shown(sample.median), high: shown(sample.high) },
    sampleSize: sample.n,
    usesLeft,
  }
}

/** Estimates the value of an account from the prices of sold ones. */
export function valueCalculatorCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  return [
    implement(calls.valueCalculator.valueCalculator, ({ params }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const row = await brandOf(tx, context.tenant.tenantId, params.product)
        return {
          brandId: String(row.id),
          brandName: pickText(row.names, context.locale) || row.name,
          coverUrl: mediaUrl(row.coverPath),
          attributes: await formOf(tx, context, row.id),
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
