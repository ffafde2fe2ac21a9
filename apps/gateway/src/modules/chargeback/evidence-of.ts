import type { ChargebackEvidence } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { asc, desc, eq, gte, lte } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { refreshFamily } from '../../platform/db/schema/account/session.ts'
import { legalConsent } from '../../platform/db/schema/content/legal.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import { country, tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import type { DisputeRow } from './chargeback-store.ts'
import { orderEvidence } from './order-evidence.ts'

const mostOrders = 20
const mostSignIns = 50
/** Sign-ins so long before the purchase show whose account it is. */
const signInsSinceMs = 30 * dayMs

interface Span {
  tenantId: number
  buyerId: string
  from: Date
  until: Date
}

/** The sessions of the buyer around the purchase, with address and device. */
async function signInsOf(tx: Tx, { tenantId, buyerId, from, until }: Span): Promise<ChargebackEvidence['signIns']> {
  const rows = await tx
    .select({ at: refreshFamily.createdAt, ip: refreshFamily.ip, device: refreshFamily.userAgent })
    .from(refreshFamily)
    .where(
      ofTenant(
        refreshFamily,
        tenantId,
        eq(refreshFamily.userId, buyerId),
        gte(refreshFamily.createdAt, new Date(from.getTime() - signInsSinceMs)),
        lte(refreshFamily.createdAt, until),
      ),
    )
    .orderBy(desc(refreshFamily.createdAt))
    .limit(mostSignIns)
  return rows
    .reverse()
    .map(({ at, ip, device }) => ({ at: at.toISOString(), address: ip ?? '', device: (device ?? '').slice(0, 200) }))
}

/** The versions of the terms that the buyer agreed to. */
async function termsOf(tx: Tx, { tenantId, buyerId, until }: Span, purchaseId: string) {
  const rows = await tx
    .select({ version: legalConsent.version, at: legalConsent.at, purchaseId: legalConsent.purchaseId })
    .from(legalConsent)
    .where(ofTenant(legalConsent, tenantId, eq(legalConsent.userId, buyerId), lte(legalConsent.at, until)))
    .orderBy(asc(legalConsent.at))
    .limit(50)
  return rows.map(({ version, at, ...row }) => ({
    ...{ version, at: at.toISOString(), isOfPurchase: row.purchaseId === purchaseId },
  }))
}

/** Everything that the shop knows about a disputed payment and may tell a bank. */
export async function evidenceOf(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  row: DisputeRow,
  pictures: number,
): Promise<ChargebackEvidence> {
  const { tenantId } = row
  const [paid] = await tx
    .select({ payment, purchase, user: appUser, country: country.code, shop: tenant.companyName })
    .from(payment)
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .innerJoin(appUser, ofTenant(appUser, payment.tenantId, eq(appUser.id, purchase.buyerId)))
    .innerJoin(tenant, eq(tenant.id, payment.tenantId))
    .leftJoin(country, eq(country.id, appUser.countryId))
    .where(ofTenant(payment, tenantId, eq(payment.id, row.paymentId)))
  if (!paid) throw new Error(`payment ${row.paymentId} of a dispute is missing`)
  const orders = await tx
    .select()
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.paidBy, row.paymentId)))
    .orderBy(asc(orderHead.id))
    .limit(mostOrders)
  const { user, purchase: bought } = paid
  const span = { tenantId, buyerId: user.id, from: bought.createdAt, until: row.openedAt }
  const evidence: ChargebackEvidence = {
    ...{ shop: paid.shop, dispute: row.id, reason: row.reason, openedAt: row.openedAt.toISOString() },
    amount: { minor: row.amountMinor, currency: row.currency },
    statement: row.statement,
    buyer: {
      ...{ id: user.id, nickName: user.nickName, email: bought.deliveryEmail, country: paid.country ?? '' },
      since: user.createdAt.toISOString(),
    },
    payment: {
      ...{ id: paid.payment.id, reference: paid.payment.providerRef ?? '' },
      amount: { minor: paid.payment.amountMinor, currency: paid.payment.currency },
      at: paid.payment.createdAt.toISOString(),
    },
    terms: await termsOf(tx, span, bought.id),
    signIns: await signInsOf(tx, span),
    orders: [],
    pictures,
  }
  for (const order of orders) evidence.orders.push(await orderEvidence(deps, tx, context, order))
  return evidence
}
