import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import {
  currency,
  currentRate,
  fxRate,
  rateFetch,
  rateSetting,
  site,
  siteCurrency,
  tenantRate,
} from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { isTooOld } from '../../platform/money/price.ts'
import { isFarFrom, isZero, plainDecimal } from './rate-rules.ts'
import { storeTooOld } from './sweep-rates.ts'

type Rates = CallData<typeof calls.rates.staffRates>

/** The rates of the currencies that the tenant's sites sell in. */
async function ratesOf(tx: Tx, tenantId: number) {
  const sold = tx
    .select({ id: siteCurrency.currencyId })
    .from(siteCurrency)
    .innerJoin(site, eq(site.id, siteCurrency.siteId))
    .where(ofTenant(site, tenantId))
  return tx
    .select({
      code: currentRate.code,
      perUsd: currentRate.perUsd,
      rateDate: currentRate.rateDate,
      source: currentRate.source,
      lastDay: currentRate.lastDay,
      tooOld: isTooOld,
    })
    .from(currentRate)
    .where(and(sql`${currentRate.code} <> 'USD'`, inArray(currentRate.currencyId, sold)))
    .orderBy(currentRate.code)
}

async function changesOf(tx: Tx, tenantId: number): Promise<Rates['changes']> {
  const rows = await tx
    .select({ row: tenantRate, setBy: appUser.nickName })
    .from(tenantRate)
    .leftJoin(appUser, ofTenant(appUser, tenantRate.tenantId, eq(appUser.id, tenantRate.setBy)))
    .where(ofTenant(tenantRate, tenantId))
    .orderBy(desc(tenantRate.seq))
    .limit(50)
  return rows.map(({ row, setBy }) => ({
    ...{ currency: row.code, perUsd: row.perUsd && plainDecimal(row.perUsd), reason: row.reason },
    ...{ setBy: setBy ?? '', setAt: row.setAt.toISOString() },
  }))
}

async function readRates({ config }: Deps, tx: Tx, tenantId: number): Promise<Rates> {
  const rates = await ratesOf(tx, tenantId)
  const newest = await tx
    .selectDistinctOn([fxRate.code], { code: fxRate.code, perUsd: fxRate.perUsd, rateDate: fxRate.rateDate })
    .from(fxRate)
    .orderBy(fxRate.code, desc(fxRate.rateDate))
  const [setting] = await tx.select().from(rateSetting).where(ofTenant(rateSetting, tenantId))
  const [fetched] = await tx.select().from(rateFetch)
  const shown = (rate: { perUsd: string; rateDate: string } | undefined) =>
    rate ? { perUsd: plainDecimal(rate.perUsd), rateDate: rate.rateDate } : null
  return {
    list: rates.map(({ code, ...rate }) => ({
      ...rate,
      currency: code,
      perUsd: rate.perUsd && plainDecimal(rate.perUsd),
      installation: shown(newest.find((one) => one.code === code)),
      refused: shown(fetched?.refused.find((one) => one.code === code)),
    })),
    maxAgeDays: setting?.maxAgeDays ?? null,
    source: config.ecbApi ? 'ecb' : null,
    fetchedAt: fetched?.fetchedAt?.toISOString() ?? null,
    fetchFailed: config.ecbApi !== null && fetched?.error != null,
    changes: await changesOf(tx, tenantId),
  }
}

async function setRate(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  change: CallInput<typeof calls.rates.setRate>['body'] & { id: string; userId: string },
): Promise<void> {
  const { tenantId } = context.tenant
  const { id, userId, currency: code, perUsd, reason, evenIfFar = false } = change
  const [known] = await tx
    .select({ code: currency.code })
    .from(currency)
    .where(and(eq(currency.code, code), sql`${currency.code} <> 'USD'`))
  if (!known) throw new Failure('bad_request', { field: 'currency' })
  if (perUsd !== null && isZero(perUsd)) throw new Failure('bad_request', { field: 'perUsd' })
  // Changes of a tenant wait for each other, so that each is compared with the rate that it replaces.
  await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('rates'))`)
  const [today] = await tx.select().from(currentRate).where(eq(currentRate.code, code))
  if (perUsd === null && today?.source !== 'staff') throw new Failure('bad_request', { field: 'perUsd' })
  if (perUsd !== null && today?.perUsd && isFarFrom(perUsd, today.perUsd) && !evenIfFar)
    throw new Failure('rate_far', { field: 'perUsd' })
  await tx.insert(tenantRate).values({
    ...{ tenantId, id, code, perUsd, reason },
    ...{ setBy: userId, setAt: deps.clock.now() },
  })
  if (context.audit)
    context.audit.change = {
      before: {
        currency: code,
        perUsd: today?.perUsd ? plainDecimal(today.perUsd) : null,
        source: today?.source ?? null,
      },
      after: { currency: code, perUsd },
    }
  await storeTooOld(tx, tenantId)
}

async function setAge(deps: Deps, tx: Tx, context: CallContext, userId: string, maxAgeDays: number | null) {
  const { tenantId } = context.tenant
  const isSetting = ofTenant(rateSetting, tenantId)
  const [before] = await tx.select().from(rateSetting).where(isSetting)
  const values = { maxAgeDays, setBy: userId, setAt: deps.clock.now() }
  await tx
    .insert(rateSetting)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({ target: rateSetting.tenantId, set: values })
  if (context.audit)
    context.audit.change = { before: { maxAgeDays: before?.maxAgeDays ?? null }, after: { maxAgeDays } }
  await storeTooOld(tx, tenantId)
}

/** Calls of staff about exchange rates. */
export function rateCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.rates.staffRates, (_, context) =>
      asStaff(deps, context, (tx) => readRates(deps, tx, context.tenant.tenantId)),
    ),
    implement(calls.rates.setRate, ({ body }, context) => {
      requireIdentity(deps, context)
      return once(deps, context, calls.rates.setRate, { body }, (store, key) =>
        asStaff(deps, context, async (tx, userId) => {
          const { tenantId } = context.tenant
          await setRate(deps, tx, context, { ...body, userId, id: uuid5('rate', tenantId, userId, key) })
          return store(tx, await readRates(deps, tx, tenantId))
        }),
      )
    }),
    implement(calls.rates.setRateAge, ({ body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        await setAge(deps, tx, context, userId, body.maxAgeDays)
        return readRates(deps, tx, context.tenant.tenantId)
      })
    }),
  ]
}
