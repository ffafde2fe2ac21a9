import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { readHttpsAddress } from '@tradepost/domain/address/https-address'
import { asc, eq, sql } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { passPlan, passSetting } from '../../platform/db/schema/pass.ts'
import { currency, site, siteCurrency } from '../../platform/db/schema/platform.ts'
import { sharedGamePeriod } from '../../platform/db/schema/shared-game.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { passSettings } from './pass-rules.ts'

type Given = CallInput<typeof calls.passTerms.setPassTerms>['body']

/** The currencies that can have a price: those of the shop, and US dollars, from which others are converted. */
async function pricedCurrencies(tx: Tx, siteId: string): Promise<string[]> {
  const rows = await tx
    .select({ code: currency.code })
    .from(siteCurrency)
    .innerJoin(currency, eq(currency.id, siteCurrency.currencyId))
    .where(eq(siteCurrency.siteId, siteId))
    .orderBy(siteCurrency.position)
  return [...new Set([...rows.map(({ code }) => code), 'USD'])]
}

async function readTerms(
  tx: Tx,
  { tenant: { tenantId, siteId } }: Pick<CallContext, 'tenant'>,
): Promise<CallData<typeof calls.passTerms.passTermsDetail>> {
  const { version, setBy, setAt, ...settings } = await passSettings(tx, tenantId)
  const prices = await tx.select().from(passPlan).where(ofTenant(passPlan, tenantId)).orderBy(asc(passPlan.currency))
  const periods = await tx
    .select({ timeUnit: sharedGamePeriod.timeUnit, amount: sharedGamePeriod.amount })
    .from(sharedGamePeriod)
    .where(ofTenant(sharedGamePeriod, tenantId))
    .orderBy(asc(sharedGamePeriod.position), asc(sharedGamePeriod.id))
  const [shown] = await tx
    .select({ url: site.clientDownloadUrl })
    .from(site)
    .where(ofTenant(site, tenantId, eq(site.id, siteId)))
  const [by] = setBy
    ? await tx
        .select({ name: appUser.nickName })
        .from(appUser)
        .where(ofTenant(appUser, tenantId, eq(appUser.id, setBy)))
    : []
  return {
    ...{ version, ...settings, periods },
    prices: prices.map(({ currency: code, priceMinor }) => ({ currency: code, minor: priceMinor })),
    clientUrl: shown?.url ?? null,
    currencies: await pricedCurrencies(tx, siteId),
    setAt: setAt?.toISOString() ?? null,
    setBy: by?.name ?? null,
  }
}

/** Refuses a price that is no price, and a currency without one in this shop. */
function checkPrices(prices: Given['prices'], allowed: readonly string[]): void {
  const seen = new Set<string>()
  for (const { currency: code, minor } of prices) {
    if (minor <= 0 || seen.has(code) || !allowed.includes(code))
      throw new Failure('bad_request', { field: `prices.${code}` })
    seen.add(code)
  }
}

/** The address of the client. Refuses one that shoppers could not trust. */
function readClientUrl(given: string | null): string | null {
  if (given === null) return null
  const url = readHttpsAddress(given)
  if (url === null) throw new Failure('bad_request', { field: 'clientUrl' })
  return url
}

/** Sets the terms, unless somebody else set them since the person read them. */
async function setTerms(deps: Deps, tx: Tx, context: CallContext, { given, userId }: { given: Given; userId: string }) {
  const { tenantId, siteId } = context.tenant
  const { version, prices, periods, clientUrl, ...settings } = given
  const url = readClientUrl(clientUrl)
  checkPrices(prices, await pricedCurrencies(tx, siteId))
  const before = await readTerms(tx, context)
  const values = { ...settings, version: version + 1, setBy: userId, setAt: deps.clock.now() }
  const saved = await tx
    .insert(passSetting)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({
      target: passSetting.tenantId,
      set: values,
      setWhere: sql`${passSetting.version} = ${version}`,
    })
    .returning({ version: passSetting.version })
  // Without a row, only version 0 can have been read.
  if (saved.length === 0 || (before.version === 0 && version !== 0)) throw new Failure('conflict', { field: 'version' })
  await tx.delete(passPlan).where(ofTenant(passPlan, tenantId))
  if (prices.length > 0)
    await tx
      .insert(passPlan)
      .values(prices.map(({ currency: code, minor }) => ({ tenantId, currency: code, priceMinor: minor })))
  await tx.delete(sharedGamePeriod).where(ofTenant(sharedGamePeriod, tenantId))
  if (periods.length > 0)
    await tx
      .insert(sharedGamePeriod)
      .values(periods.map((period, position) => ({ tenantId, id: position + 1, position, ...period })))
  if (url !== before.clientUrl)
    await tx
      .select({ done: sql`publish_pass_client(${url}::text)::text` })
      .from(site)
      .where(ofTenant(site, tenantId, eq(site.id, siteId)))
  const after = await readTerms(tx, context)
  const stated = ({ currencies, setAt, setBy, version: _, ...terms }: typeof after) => terms
  noteChange(context, { before: stated(before), after: stated(after) })
  return after
}

/** Calls of staff about what the pass costs and gives. */
export const passTermsCalls = (deps: Deps): Implementation[] => [
  implement(calls.passTerms.passTermsDetail, (_, context) => asStaff(deps, context, (tx) => readTerms(tx, context))),
  implement(calls.passTerms.setPassTerms, ({ body }, context) => {
    requireIdentity(deps, context)
    return asStaff(deps, context, (tx, userId) => setTerms(deps, tx, context, { given: body, userId }))
  }),
]
