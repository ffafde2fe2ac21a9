import type { CallData, CallInput, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { type InvoiceParty, invoiceSetting, sellerInvoiceParty } from '../../platform/db/schema/order/invoice.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { countryCodes } from '../../platform/site/country-codes.ts'

/** Trims the details of an issuer. Throws `bad_request` with the field. */
function cleanParty(given: InvoiceParty, countries: readonly string[]): InvoiceParty {
  const name = given.name.trim()
  if (name.length < 2) throw new Failure('bad_request', { field: 'name' })
  if (given.country !== null && !countries.includes(given.country))
    throw new Failure('bad_request', { field: 'country' })
  return { name, address: given.address.trim(), country: given.country, taxNumber: given.taxNumber.trim() }
}

const partyOf = ({ name, address, country, taxNumber }: InvoiceParty): InvoiceParty => ({
  ...{ name, address, country, taxNumber },
})

export async function readSettings(tx: Tx, tenantId: number): Promise<CallData<typeof calls.invoice.invoiceSettings>> {
  const [row] = await tx.select().from(invoiceSetting).where(ofTenant(invoiceSetting, tenantId))
  const [company] = await tx.select({ name: tenant.companyName }).from(tenant).where(eq(tenant.id, tenantId))
  const unstated = { name: company?.name ?? '', address: '', country: null, taxNumber: '' }
  return {
    settings: { soldBy: row?.soldBy ?? 'company', ...(row ? partyOf(row) : unstated), note: row?.note ?? '' },
    isStated: row !== undefined,
    setAt: row?.setAt.toISOString() ?? null,
    countries: await countryCodes(tx),
  }
}

export async function setSettings(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  given: CallInput<typeof calls.invoice.setInvoiceSettings>['body'],
  userId: string,
): Promise<void> {
  const { tenantId } = context.tenant
  const { settings: before, countries } = await readSettings(tx, tenantId)
  const after = { soldBy: given.soldBy, ...cleanParty(given, countries), note: given.note.trim() }
  const values = { ...after, setBy: userId, setAt: deps.clock.now() }
  await tx
    .insert(invoiceSetting)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({ target: invoiceSetting.tenantId, set: values })
  if (context.audit) context.audit.change = { before, after }
}

export async function readOwnParty(
  tx: Tx,
  tenantId: number,
  sellerId: string,
): Promise<CallData<typeof calls.invoice.sellerInvoiceParty>> {
  const [own] = await tx
    .select()
    .from(sellerInvoiceParty)
    .where(ofTenant(sellerInvoiceParty, tenantId, eq(sellerInvoiceParty.sellerId, sellerId)))
  const [setting] = await tx.select().from(invoiceSetting).where(ofTenant(invoiceSetting, tenantId))
  return {
    party: own ? partyOf(own) : null,
    isShown: setting?.soldBy === 'seller',
    countries: await countryCodes(tx),
  }
}

export async function setOwnParty(
  deps: Deps,
  tx: Tx,
  { tenantId, sellerId }: { tenantId: number; sellerId: string },
  given: InvoiceParty,
): Promise<void> {
  const values = { ...cleanParty(given, await countryCodes(tx)), setAt: deps.clock.now() }
  await tx
    .insert(sellerInvoiceParty)
    .values({ tenantId, sellerId, ...values })
    .onConflictDoUpdate({ target: [sellerInvoiceParty.tenantId, sellerInvoiceParty.sellerId], set: values })
}
