import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Invariants } from '../platform/db/invariants.ts'
import { tenant } from '../platform/db/schema/platform.ts'
import { afterSalesInvariants } from './after-sales/after-sales-invariants.ts'
import { unitClaimInvariants } from './after-sales/unit-claim-invariants.ts'
import { applicationInvariants } from './application/application-invariants.ts'
import { auditInvariants } from './audit/audit-invariants.ts'
import { chargebackInvariants } from './chargeback/chargeback-invariants.ts'
import { contentInvariants } from './content/content-invariants.ts'
import { couponInvariants } from './coupon/coupon-invariants.ts'
import { declaredInvariants } from './declared/declared-invariants.ts'
import { invitationInvariants } from './invitation/invitation-invariants.ts'
import { invoiceInvariants } from './invoice/invoice-invariants.ts'
import { ledgerInvariants } from './ledger/ledger-invariants.ts'
import { listingInvariants } from './listing/listing-invariants.ts'
import { messageInvariants } from './messages/message-invariants.ts'
import { stockInvariants } from './offer/stock-invariants.ts'
import { planInvariants } from './offer-plan/plan-invariants.ts'
import { orderInvariants } from './order/order-invariants.ts'
import { passInvariants } from './pass/pass-invariants.ts'
import { noParts, paymentInvariants } from './payment/payment-invariants.ts'
import { payoutInvariants } from './payout/payout-invariants.ts'
import { rentalInvariants } from './rental/rental-invariants.ts'
import { reportInvariants } from './report/report-invariants.ts'
import { roleInvariants } from './role/role-invariants.ts'
import { staffInvariants } from './staff/staff-invariants.ts'
import { taxInvariants } from './tax/tax-invariants.ts'
import { ticketInvariants } from './ticket/ticket-invariants.ts'
import { trustInvariants } from './trust/trust-invariants.ts'
import { vaultInvariants } from './vault/vault-invariants.ts'
import { walletInvariants } from './wallet/wallet-invariants.ts'

/** The invariants of all modules, by the words that name their violation. */
const invariants: Invariants = {
  ...ledgerInvariants(),
  ...orderInvariants,
  ...paymentInvariants(),
  ...couponInvariants,
  ...afterSalesInvariants,
  ...staffInvariants,
  ...stockInvariants,
  ...listingInvariants,
  ...rentalInvariants,
  ...walletInvariants,
  ...passInvariants,
  ...invitationInvariants,
  ...reportInvariants,
}

/** Invariants of tables that a database from before the baseline lacks, by the table. */
const later = {
  role_member: roleInvariants,
  audit_entry: auditInvariants,
  unit_import: vaultInvariants,
  payout: payoutInvariants,
  ticket: ticketInvariants,
  seller_application: applicationInvariants,
  offer_plan: planInvariants,
  unit_claim: unitClaimInvariants,
  message_removal: messageInvariants,
  declared_request: declaredInvariants,
  content_item: contentInvariants,
  verification: trustInvariants,
  invoice: invoiceInvariants,
  chargeback_file: chargebackInvariants,
  tax_entry: taxInvariants,
} as const satisfies Record<string, Invariants>

async function invariantsOf(tx: Tx): Promise<Invariants> {
  const tables = Object.keys(later) as (keyof typeof later)[]
  const [row] = await tx
    .select({
      present: sql<
        string[]
      >`array(select t from unnest(${sql.param(tables)}::text[]) t where to_regclass(t) is not null)`,
      hasParts: sql<boolean>`exists (select 1 from pg_attribute
        where attrelid = 'order_head'::regclass and attname = 'part_refunded_minor')`,
    })
    .from(tenant)
    .limit(1)
  const present = tables.filter((table) => row?.present.includes(table))
  const ofMoney = row?.hasParts === false ? { ...ledgerInvariants(noParts.minor), ...paymentInvariants(noParts) } : {}
  return Object.assign({ ...invariants, ...ofMoney }, ...present.map((table) => later[table]))
}

/** Checks every invariant in every tenant and returns a line for each that is violated. */
export async function checkInvariants(db: Database): Promise<string[]> {
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  const problems: string[] = []
  for (const { id } of tenants) {
    await db.withTenant(id, 'platform', async (tx) => {
      for (const [problem, query] of Object.entries(await invariantsOf(tx))) {
        const { rows } = await tx.execute<{ what: string }>(query)
        if (rows.length > 0)
          problems.push(
            `tenant ${id}: ${problem}: ${rows
              .map((row) => row.what)
              .slice(0, 5)
              .join(', ')}`,
          )
      }
    })
  }
  return problems
}
