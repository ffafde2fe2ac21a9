import { type CallData, calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ordersOf } from '../../platform/db/orders-of-buyer.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { refreshFamily } from '../../platform/db/schema/account/session.ts'
import { legalConsent } from '../../platform/db/schema/content/legal.ts'
import { dispute, insuranceClaim } from '../../platform/db/schema/order/after-sales.ts'
import { couponGrant } from '../../platform/db/schema/order/cart.ts'
import { ledgerAccount } from '../../platform/db/schema/order/ledger.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { country, language } from '../../platform/db/schema/platform.ts'
import { mail, securityEvent } from '../../platform/db/schema/record.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { sellerReport } from '../../platform/db/schema/seller-report.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { buyerRisk } from '../trust/risk.ts'
import { mayBan } from './ban.ts'
import { bansOf, hasRunningBan } from './bans-of.ts'
import { customerStateOf } from './customer-state.ts'
import { foundOrders } from './found-orders.ts'
import { mailsAbout, mailsWhere } from './support-mails.ts'

type Customer = CallData<typeof calls.support.customerDetail>
const most = 20

/** The row of an account; fails if there is none. */
export async function customerRow(tx: Tx, tenantId: number, id: string) {
  const [row] = fitsId64(id)
    ? await tx
        .select()
        .from(appUser)
        .where(ofTenant(appUser, tenantId, eq(appUser.id, id)))
    : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

async function ordersPage(tx: Tx, tenantId: number, id: string, pageNo: number, pageSize: number) {
  const where = ofTenant(orderHead, tenantId, eq(orderHead.buyerId, id))
  const [total] = await tx.select({ n: count() }).from(orderHead).where(where)
  const rows = await tx
    .select()
    .from(orderHead)
    .where(where)
    .orderBy(desc(orderHead.createdAt), desc(orderHead.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { total: total?.n ?? 0, pageNo, pageSize, list: await foundOrders(tx, tenantId, rows) }
}

async function casesOf(tx: Tx, tenantId: number, id: string): Promise<Customer['cases']> {
  const ofBuyer = ordersOf(tx, tenantId, id)
  const disputes = await tx
    .select({ orderId: dispute.orderId, since: dispute.openedAt, outcome: dispute.outcome })
    .from(dispute)
    .where(ofTenant(dispute, tenantId, inArray(dispute.orderId, ofBuyer)))
    .orderBy(desc(dispute.openedAt))
    .limit(most)
  const claims = await tx
    .select({ orderId: insuranceClaim.orderId, since: insuranceClaim.claimedAt, outcome: insuranceClaim.outcome })
    .from(insuranceClaim)
    .where(ofTenant(insuranceClaim, tenantId, inArray(insuranceClaim.orderId, ofBuyer)))
    .orderBy(desc(insuranceClaim.claimedAt))
    .limit(most)
  return [
    ...disputes.map((row) => ({ ...row, kind: 'dispute' as const })),
    ...claims.map((row) => ({ ...row, kind: 'insurance' as const })),
  ]
    .toSorted((a, b) => b.since.getTime() - a.since.getTime())
    .map((row) => ({ ...row, since: row.since.toISOString() }))
}

async function reportsOf(tx: Tx, tenantId: number, id: string): Promise<Customer['reports']> {
  const rows = await tx
    .select({ report: sellerReport, sellerName: seller.nickName })
    .from(sellerReport)
    .innerJoin(seller, ofTenant(seller, sellerReport.tenantId, eq(seller.id, sellerReport.sellerId)))
    .where(ofTenant(sellerReport, tenantId, eq(sellerReport.userId, id)))
    .orderBy(desc(sellerReport.createdAt))
    .limit(most)
  return rows.map(({ report, sellerName }) => ({
    ...{ id: report.id, sellerName, reason: report.reason, state: report.state },
    at: report.createdAt.toISOString(),
  }))
}

async function couponsOf(tx: Tx, tenantId: number, id: string): Promise<Customer['coupons']> {
  const rows = await tx
    .select()
    .from(couponGrant)
    .where(ofTenant(couponGrant, tenantId, eq(couponGrant.buyerId, id)))
    .orderBy(desc(couponGrant.expiresAt), couponGrant.id)
    .limit(most)
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, percentOff: row.percentOff, state: row.state },
    amountOff: row.amountOffMinor && row.currency ? { minor: row.amountOffMinor, currency: row.currency } : null,
    expiresAt: row.expiresAt.toISOString(),
  }))
}

async function consentsOf(tx: Tx, tenantId: number, id: string): Promise<Customer['consents']> {
  const rows = await tx
    .select()
    .from(legalConsent)
    .where(ofTenant(legalConsent, tenantId, eq(legalConsent.userId, id)))
    .orderBy(desc(legalConsent.at))
    .limit(most)
  return rows.map(({ version, at, occasion, purchaseId }) => ({
    ...{ version, at: at.toISOString(), occasion, purchaseId },
  }))
}

async function sessionsOf(tx: Tx, tenantId: number, id: string, now: Date): Promise<Customer['sessions']> {
  const isOpen = sql`${refreshFamily.revokedAt} is null and ${refreshFamily.absoluteEnd} > ${now}
    and (${refreshFamily.idleEnd} is null or ${refreshFamily.idleEnd} > ${now})`
  const [row] = await tx
    .select({
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      devices: sql<number>`(count(distinct ${refreshFamily.deviceId}) filter (where ${isOpen}))::int`,
      lastUsedAt: sql<string | null>`max(coalesce(${refreshFamily.lastUsedAt}, ${refreshFamily.createdAt}))`,
    })
    .from(refreshFamily)
    .where(ofTenant(refreshFamily, tenantId, eq(refreshFamily.userId, id)))
  return {
    open: row?.open ?? 0,
    devices: row?.devices ?? 0,
    lastUsedAt: row?.lastUsedAt ? new Date(row.lastUsedAt).toISOString() : null,
  }
}

async function balancesOf(tx: Tx, tenantId: number, id: string): Promise<Customer['balances']> {
  return tx
    .select({ unit: ledgerAccount.unit, amount: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(ofTenant(ledgerAccount, tenantId, eq(ledgerAccount.ownerKind, 'user'), eq(ledgerAccount.ownerId, id)))
    .orderBy(ledgerAccount.unit)
}

/** The newest mails to the address of the account, and about its orders: those may go to another address. */
async function mailsOf(tx: Tx, tenantId: number, address: string | null, orders: Customer['orders']['list']) {
  const toAddress = address ? await mailsWhere(tx, tenantId, eq(mail.toKey, address), most) : []
  const refs = orders.map(({ id }) => id)
  const about = refs.length > 0 ? await mailsAbout(tx, tenantId, refs, most) : []
  const known = new Set(toAddress.map(({ id }) => id))
  return [...toAddress, ...about.filter(({ id }) => !known.has(id))]
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, most)
}

/** The facts of an account that support may know: those the customer sees, and its history. */
export async function customerOf(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { id, pageNo = 1, pageSize = 24 }: { id: string; pageNo?: number; pageSize?: number },
): Promise<Customer> {
  const { tenantId } = context.tenant
  const row = await customerRow(tx, tenantId, id)
  const isBanned = await hasRunningBan(tx, tenantId, row.id)
  const [place] = await tx
    .select({ names: country.names, language: language.code })
    .from(appUser)
    .leftJoin(country, eq(country.id, appUser.countryId))
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, row.id)))
  const [ownSeller] = await tx
    .select({ id: seller.id, nickName: seller.nickName })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.userId, row.id)))
  const events = await tx
    .select({ kind: securityEvent.kind, at: securityEvent.at })
    .from(securityEvent)
    .where(ofTenant(securityEvent, tenantId, eq(securityEvent.userId, row.id)))
    .orderBy(desc(securityEvent.at))
    .limit(most)
  const orders = await ordersPage(tx, tenantId, row.id, pageNo, pageSize)
  return {
    ...{ id: row.id, nickName: row.nickName, email: row.email, state: customerStateOf({ ...row, isBanned }) },
    memberSince: row.createdAt.toISOString(),
    country: place?.names?.[context.locale] ?? place?.names?.en ?? null,
    language: place?.language ?? null,
    isStaff: (row.userType & userType.employee) !== 0,
    seller: ownSeller ?? null,
    balances: await balancesOf(tx, tenantId, row.id),
    sessions: await sessionsOf(tx, tenantId, row.id, deps.clock.now()),
    orders,
    cases: await casesOf(tx, tenantId, row.id),
    reports: await reportsOf(tx, tenantId, row.id),
    coupons: await couponsOf(tx, tenantId, row.id),
    consents: await consentsOf(tx, tenantId, row.id),
    events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    bans: await bansOf(tx, tenantId, row.id),
    mayBan: row.id !== principal(context).userId && (await mayBan(tx, tenantId, row)),
    risk: await buyerRisk(deps, tx, tenantId, row.id),
    mails: await mailsOf(tx, tenantId, row.emailKey, orders.list),
  }
}

export const customerCall = (deps: Deps): Implementation =>
  implement(calls.support.customerDetail, ({ params, body = {} }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, (tx) => customerOf(deps, tx, context, { id: params.id, ...body }))
  })
