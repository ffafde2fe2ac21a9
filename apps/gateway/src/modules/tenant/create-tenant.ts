import { currencyIds } from '@tradepost/domain/money/currencies'
import { likelyCurrency } from '@tradepost/domain/money/likely-currency'
import { languageIdOf } from '@tradepost/i18n/locales'
import { eq, inArray, max, or, sql } from 'drizzle-orm'
import { sha256 } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { client, fxRate, site, siteCurrency, siteLanguage, tenant } from '../../platform/db/schema/platform.ts'
import { storefrontSetting, templateSetting } from '../../platform/db/schema/website.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids/ids.ts'
import { sendInvitation } from '../role/invitations.ts'
import { standardCategories } from './standard-categories.ts'
import { PlanProblem, type TenantPlan } from './tenant-plan.ts'
import { addWorldLists } from './world-lists.ts'

/** Two commands that create tenants, and the seed of the demo, take turns. */
const lockKey = 7_411_002

const landingPages = ['index', 'brand', 'brand-category', 'all-games', 'brands', 'categories']
const terminals = [1, 2]

/** The names of a tenant's clients, with their secrets. */
export type ClientSecrets = Readonly<Record<string, string>>

/** Throws a `PlanProblem` if a tenant has this code. */
export async function requireFreeCode(tx: Tx, code: string): Promise<void> {
  const [named] = await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.code, code))
  if (named) throw new PlanProblem('code', `There is a tenant "${code}" already.`, true)
}

async function requireFree(tx: Tx, { code, origin, number }: TenantPlan, clientIds: string[]): Promise<void> {
  await requireFreeCode(tx, code)
  const [used] = await tx
    .select({ code: tenant.code })
    .from(site)
    .innerJoin(tenant, eq(tenant.id, site.tenantId))
    .where(or(eq(site.origin, origin), eq(site.domain, new URL(origin).host)))
  if (used) throw new PlanProblem('origin', `${origin} is the address of ${used.code} already.`, true)
  const [taken] = await tx.select({ id: client.id }).from(client).where(inArray(client.id, clientIds))
  if (taken) throw new PlanProblem('code', `There is a client "${taken.id}" already.`, true)
  if (number === null) return
  const [numbered] = await tx.select({ code: tenant.code }).from(tenant).where(eq(tenant.id, number))
  if (numbered) throw new PlanProblem('number', `Tenant ${number} is ${numbered.code}.`, true)
}

/** Adds the given rates. A rate belongs to all tenants, so an existing one stays. */
async function addRates(tx: Tx, { currencies, rates }: TenantPlan, day: string): Promise<void> {
  const rows = await tx.selectDistinct({ code: fxRate.code }).from(fxRate)
  const rated = new Set(rows.map(({ code }) => code))
  for (const code of rates.keys())
    if (rated.has(code))
      throw new PlanProblem('rate', `--rate ${code}: the installation has a rate for ${code}, which all tenants use.`)
  const missing = currencies.filter((code) => code !== 'USD' && !rated.has(code) && !rates.has(code))
  if (missing.length > 0)
    throw new PlanProblem(
      'rate',
      `The installation has no rate for ${missing.join(', ')}: add ${missing.map((code) => `--rate ${code}=…`).join(' ')}, units of the currency for one US dollar.`,
    )
  const added = [...rates, ...(rated.has('USD') ? [] : [['USD', '1'] as const])]
  if (added.length > 0) await tx.insert(fxRate).values(added.map(([code, perUsd]) => ({ code, rateDate: day, perUsd })))
}

async function freeNumber(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(tenant.id) }).from(tenant)
  return (row?.last ?? 0) + 1
}

async function addSite(tx: Tx, tenantId: number, siteId: string, plan: TenantPlan): Promise<void> {
  const [defaultLanguage = 'en'] = plan.languages
  await tx.insert(site).values({
    id: siteId,
    tenantId,
    domain: new URL(plan.origin).host,
    origin: plan.origin,
    themeColor: plan.themeColor,
    defaultLanguage,
    defaultCurrency: plan.currencies[0] ?? 'USD',
  })
  await tx.insert(siteLanguage).values(
    plan.languages.map((code, position) => ({
      ...{ siteId, position, languageId: languageIdOf(code) },
      currencyId: currencyIds[likelyCurrency(code, plan.currencies)],
    })),
  )
  await tx
    .insert(siteCurrency)
    .values(plan.currencies.map((code, position) => ({ siteId, position, currencyId: currencyIds[code] })))
}

/** The kinds of goods and the templates of their pages. They say nothing that the company would have to keep. */
async function addShop(tx: Tx, tenantId: number, deps: Pick<Deps, 'clock'>): Promise<void> {
  await tx.insert(category).values(
    standardCategories.map(({ kind, names, icon, standardType, categoryType, handOver }, position) => ({
      ...{ tenantId, id: newId(deps.clock), alias: kind, names, icon, position },
      ...{ isStandard: standardType !== 0, standardType, categoryType, handOver: handOver ?? null },
    })),
  )
  const pages = [...landingPages, ...standardCategories.map(({ kind }) => kind)]
  await tx
    .insert(templateSetting)
    .values(
      terminals.flatMap((terminalType) =>
        pages.map((pageKey) => ({ tenantId, terminalType, pageKey, template: pageKey })),
      ),
    )
  await tx.insert(storefrontSetting).values({ tenantId })
}

/**
 * Creates an empty tenant in a transaction of the owning role, and invites its first administrator. Throws a sentence if
 * the plan does not fit the installation.
 */
export async function createTenant(
  deps: Pick<Deps, 'clock' | 'mail'>,
  tx: Tx,
  plan: TenantPlan,
  secrets: ClientSecrets,
): Promise<{ tenantId: number; siteId: string }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  await requireFree(tx, plan, Object.keys(secrets))
  await addWorldLists(tx)
  await addRates(tx, plan, deps.clock.now().toISOString().slice(0, 10))
  const tenantId = plan.number ?? (await freeNumber(tx))
  await tx.execute(
    sql`select set_config('app.tenant_id', ${String(tenantId)}, true), set_config('app.actor', 'platform', true)`,
  )
  await tx.insert(tenant).values({ id: tenantId, code: plan.code, companyName: plan.company, openedAt: null })
  // `pnpm tenant new` gives a site the same id.
  const siteId = `${tenantId}001`
  await addSite(tx, tenantId, siteId, plan)
  await tx
    .insert(client)
    .values(Object.entries(secrets).map(([id, secret]) => ({ id, tenantId, secretHash: sha256(secret) })))
  await addShop(tx, tenantId, deps)
  await sendInvitation(deps, tx, {
    team: { tenantId, side: 'staff', sellerId: null },
    ref: { preset: 'owner', roleId: null },
    ...{ email: plan.admin, invitedBy: null, locale: plan.languages[0] ?? 'en', deskOrigin: plan.deskOrigin },
  })
  return { tenantId, siteId }
}
