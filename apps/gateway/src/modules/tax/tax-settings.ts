import type { CallData, CallInput, calls, TaxRate } from '@tradepost/contract'
import { readVatNumber } from '@tradepost/domain/money/vat-number'
import { dayMs } from '@tradepost/domain/time/durations'
import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { taxRate, taxSetting } from '../../platform/db/schema/order/tax.ts'
import { country } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { countryCodes } from '../../platform/site/country-codes.ts'
import { pickText } from '../../platform/text/localised.ts'
import { isCurrent } from './tax-rates.ts'

type Settings = CallInput<typeof calls.tax.setTaxSettings>['body']

const mostShown = 500

async function requireCountry(tx: Tx, code: string): Promise<void> {
  const [found] = await tx.select({ code: country.code }).from(country).where(eq(country.code, code))
  if (!found) throw new Failure('bad_request', { field: 'country' })
}

interface Reader {
  context: Pick<CallContext, 'tenant' | 'locale'>
  now: Date
}

async function ratesOf(tx: Tx, { context: { tenant, locale }, now }: Reader, id?: string): Promise<TaxRate[]> {
  const rows = await tx
    .select({
      rate: taxRate,
      names: category.names,
      setBy: appUser.nickName,
      isCurrent: sql<boolean>`coalesce(${isCurrent(now)}, false)`,
    })
    .from(taxRate)
    .leftJoin(category, ofTenant(category, taxRate.tenantId, eq(category.id, taxRate.categoryId)))
    .leftJoin(appUser, ofTenant(appUser, taxRate.tenantId, eq(appUser.id, taxRate.setBy)))
    .where(ofTenant(taxRate, tenant.tenantId, id ? eq(taxRate.id, id) : undefined))
    .orderBy(
      asc(taxRate.country),
      taxRate.forPass,
      sql`${taxRate.categoryId} nulls first`,
      desc(taxRate.startsAt),
      taxRate.id,
    )
    .limit(mostShown)
  const seen = new Set<string>()
  return rows.map(({ rate, names, setBy, isCurrent: applies }) => {
    // Of several rates that apply, orders get the newest.
    const goods = `${rate.country} ${rate.categoryId} ${rate.forPass}`
    const isFirst = applies && !seen.has(goods)
    if (applies) seen.add(goods)
    return {
      ...{ id: rate.id, country: rate.country, percent: rate.percent },
      category: rate.categoryId
        ? { id: rate.categoryId, name: pickText(names ?? {}, locale) || rate.categoryId }
        : null,
      forPass: rate.forPass,
      ...{ startsAt: rate.startsAt.toISOString(), endsAt: rate.endsAt?.toISOString() ?? null },
      ...{ setBy: setBy ?? '', setAt: rate.setAt.toISOString(), isCurrent: isFirst },
    }
  })
}

async function rateOf(tx: Tx, reader: Reader, id: string): Promise<TaxRate> {
  const [rate] = await ratesOf(tx, reader, id)
  if (!rate) throw new Failure('not_found', { field: 'id' })
  return rate
}

async function storedSettings(tx: Tx, tenantId: number) {
  const [row] = await tx.select().from(taxSetting).where(ofTenant(taxSetting, tenantId))
  return row
    ? { settings: { charges: row.charges, country: row.country, vatNumber: row.vatNumber }, setAt: row.setAt }
    : null
}

export async function readTaxSettings(tx: Tx, reader: Reader): Promise<CallData<typeof calls.tax.taxSettings>> {
  const { tenant, locale } = reader.context
  const stored = await storedSettings(tx, tenant.tenantId)
  const categories = await tx
    .select({ id: category.id, names: category.names })
    .from(category)
    .where(ofTenant(category, tenant.tenantId))
    .orderBy(category.id)
  return {
    settings: stored?.settings ?? null,
    setAt: stored?.setAt.toISOString() ?? null,
    rates: await ratesOf(tx, reader),
    countries: await countryCodes(tx),
    categories: categories.map(({ id, names }) => ({ id, name: pickText(names, locale) || id })),
  }
}

/** Sets whether the shop charges tax on later orders, and where it is established. */
export async function setTaxSettings(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  given: Settings,
  userId: string,
): Promise<void> {
  const { tenantId } = context.tenant
  await requireCountry(tx, given.country)
  const typed = given.vatNumber.trim()
  const vatNumber = typed === '' ? '' : readVatNumber(typed, given.country)
  if (vatNumber === null) throw new Failure('vat_number_invalid', { field: 'vatNumber' })
  const before = (await storedSettings(tx, tenantId))?.settings
  const after = { charges: given.charges, country: given.country, vatNumber }
  const values = { ...after, setBy: userId, setAt: deps.clock.now() }
  await tx
    .insert(taxSetting)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({ target: taxSetting.tenantId, set: values })
  noteChange(context, { ...(before ? { before } : {}), after })
}

interface NewRate {
  id: string
  userId: string
  given: CallInput<typeof calls.tax.addTaxRate>['body']
}

/** Adds a rate for later orders. */
export async function addTaxRate(tx: Tx, reader: Reader, { id, userId, given }: NewRate): Promise<TaxRate> {
  const { tenantId } = reader.context.tenant
  const { categoryId = null, forPass = false, percent } = given
  if (forPass && categoryId !== null) throw new Failure('bad_request', { field: 'forPass' })
  if (Number(percent.toFixed(2)) !== percent) throw new Failure('bad_request', { field: 'percent' })
  await requireCountry(tx, given.country)
  const wanted = new Date(given.startsAt)
  if (wanted.getTime() < reader.now.getTime() - dayMs) throw new Failure('bad_request', { field: 'startsAt' })
  if (categoryId !== null) {
    const [found] = await tx
      .select({ id: category.id })
      .from(category)
      .where(ofTenant(category, tenantId, sql`${category.id}::text = ${categoryId}`))
    if (!found) throw new Failure('not_found', { field: 'categoryId' })
  }
  // The history tells from when orders got the rate, so none begins in the past.
  const startsAt = wanted < reader.now ? reader.now : wanted
  await tx.insert(taxRate).values({
    ...{ tenantId, id, country: given.country, categoryId, forPass, percent, startsAt },
    ...{ setBy: userId, setAt: reader.now },
  })
  return rateOf(tx, reader, id)
}

/** Ends a rate now, or before it begins. */
export async function endTaxRate(
  tx: Tx,
  reader: Reader,
  { id, userId }: Pick<NewRate, 'id' | 'userId'>,
): Promise<TaxRate> {
  const { tenantId } = reader.context.tenant
  const before = await rateOf(tx, reader, id)
  const startsAt = new Date(before.startsAt)
  const ended = await tx
    .update(taxRate)
    .set({ endsAt: startsAt > reader.now ? startsAt : reader.now, endedBy: userId })
    .where(ofTenant(taxRate, tenantId, eq(taxRate.id, id), isNull(taxRate.endsAt)))
    .returning({ id: taxRate.id })
  if (ended.length === 0) throw new Failure('state_conflict')
  return rateOf(tx, reader, id)
}
