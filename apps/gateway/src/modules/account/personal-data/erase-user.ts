import { mailboxOf } from '@tradepost/domain/account/email-address'
import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { ordersOf } from '../../../platform/db/orders-of-buyer.ts'
import {
  appUser,
  codeSend,
  credential,
  knownRequester,
  rateWindow,
  verifyCode,
  verifyTicket,
} from '../../../platform/db/schema/account/account.ts'
import { customerBan } from '../../../platform/db/schema/account/ban.ts'
import { passkey, recoveryCode, totpFactor } from '../../../platform/db/schema/account/factor.ts'
import { handoffTicket, identity } from '../../../platform/db/schema/account/identity.ts'
import { pushChoice, pushDevice } from '../../../platform/db/schema/account/push.ts'
import { memberInvitation, roleMember } from '../../../platform/db/schema/account/role.ts'
import { accessToken, refreshFamily, refreshToken } from '../../../platform/db/schema/account/session.ts'
import { notificationOff, offerAlert } from '../../../platform/db/schema/alert.ts'
import { sellerApplication } from '../../../platform/db/schema/application.ts'
import { betaTester } from '../../../platform/db/schema/beta.ts'
import { cartLine, cartMerge } from '../../../platform/db/schema/order/cart.ts'
import { idempotency } from '../../../platform/db/schema/order/ledger.ts'
import { delivery, deliveryReveal, orderHead, purchase } from '../../../platform/db/schema/order/order.ts'
import { review } from '../../../platform/db/schema/order/review.ts'
import { membership, passDevice } from '../../../platform/db/schema/pass.ts'
import { mail, securityEvent, webLog } from '../../../platform/db/schema/record.ts'
import { savedMerge, viewedOffer, wish } from '../../../platform/db/schema/saved.ts'
import type { Deps } from '../../../platform/deps.ts'
import { forgetFiles } from '../../file/forget-files.ts'
import { eraseChecksOf } from '../../identity-check/erase-identity.ts'
import { forgetTickets } from '../../ticket/forget-tickets.ts'
import { forgetWords } from './forget-words.ts'

const nobody = 'deleted@deleted.invalid'

/** Erases codes, mails and limits under the user's address. Returns the address's key. */
async function eraseAddress(tx: Tx, tenantId: number, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ email: appUser.emailKey })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  if (!user?.email) return null
  const { email } = user
  const mailbox = mailboxOf(email)
  for (const table of [verifyCode, verifyTicket])
    await tx.delete(table).where(ofTenant(table, tenantId, eq(table.emailKey, email)))
  await tx.delete(memberInvitation).where(ofTenant(memberInvitation, tenantId, eq(memberInvitation.emailKey, email)))
  await tx.delete(codeSend).where(ofTenant(codeSend, tenantId, inArray(codeSend.emailKey, [email, mailbox])))
  await tx.delete(mail).where(ofTenant(mail, tenantId, sql`lower(${mail.toAddress}) = ${email}`))
  const { subject } = rateWindow
  const endsWith = (word: string) => sql`right(${subject}, char_length(${word}) + 1) = ' ' || ${word}`
  await tx
    .delete(rateWindow)
    .where(ofTenant(rateWindow, tenantId, or(inArray(subject, [email, mailbox]), endsWith(email), endsWith(mailbox))))
  return email
}

/** Deletes mails about the buyer's orders. They may have been sent to another user, whose other mails stay. */
async function eraseOrderMails(tx: Tx, tenantId: number, userId: string): Promise<void> {
  const laterParts = sql`array(select 'delivery:' || ${orderHead.id} || ':' || n from generate_series(2, ${orderHead.quantity}) n)`
  const keys = sql`${laterParts} || array['delivery:' || ${orderHead.id}, 'receipt:' || ${orderHead.purchaseId}, 'seller:orderPaid:' || ${orderHead.id} || ':1']`
  const sent = tx
    .select({ key: sql<string>`unnest(${keys})` })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, userId)))
  await tx.delete(mail).where(ofTenant(mail, tenantId, inArray(mail.mailKey, sent)))
  // Support may have sent them again: each copy has a key of its own.
  const ofOrders = tx
    .select({ ref: sql<string>`unnest(array[${orderHead.id}::text, ${orderHead.purchaseId}::text])` })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, userId)))
  await tx.delete(mail).where(ofTenant(mail, tenantId, inArray(mail.refId, ofOrders), like(mail.mailKey, 'again:%')))
}

/** Deletes the ways to sign in, and ends the sessions. */
async function eraseSessions(tx: Tx, tenantId: number, userId: string): Promise<void> {
  for (const table of [credential, knownRequester, identity, totpFactor, passkey, recoveryCode])
    await tx.delete(table).where(ofTenant(table, tenantId, eq(table.userId, userId)))
  const ofUser = ofTenant(refreshFamily, tenantId, eq(refreshFamily.userId, userId))
  const families = tx.select({ id: refreshFamily.id }).from(refreshFamily).where(ofUser)
  for (const table of [handoffTicket, accessToken, refreshToken])
    await tx.delete(table).where(ofTenant(table, tenantId, inArray(table.familyId, families)))
  await tx
    .update(refreshFamily)
    .set({
      ip: null,
      userAgent: null,
      deviceId: null,
      revokedAt: sql`coalesce(${refreshFamily.revokedAt}, moment())`,
      revokeReason: sql`coalesce(${refreshFamily.revokeReason}, 'deleted')`,
    })
    .where(ofUser)
}

/** Erases the buyer's addresses and delivery inputs from the orders. */
async function eraseOrders(tx: Tx, tenantId: number, userId: string): Promise<void> {
  const ofBuyer = ofTenant(orderHead, tenantId, eq(orderHead.buyerId, userId))
  for (const table of [purchase, orderHead])
    await tx
      .update(table)
      .set({ deliveryEmail: nobody })
      .where(ofTenant(table, tenantId, eq(table.buyerId, userId)))
  await tx
    .update(orderHead)
    .set({ inputs: sql`jsonb_set(${orderHead.inputs}, '{values}', '{}')` })
    .where(and(ofBuyer, sql`${orderHead.inputs} -> 'values' <> '{}'`))
  const orders = ordersOf(tx, tenantId, userId)
  await tx
    .update(delivery)
    .set({ mailedTo: nobody })
    .where(ofTenant(delivery, tenantId, inArray(delivery.orderId, orders)))
  await tx
    .update(deliveryReveal)
    .set({ ip: '' })
    .where(ofTenant(deliveryReveal, tenantId, eq(deliveryReveal.actor, `buyer:${userId}`)))
}

/**
 * Erases a user from accounts, sign-in methods, sessions, mails, order addresses, limits and records. Rows about
 * money and stock stay, under the id of an account without a name.
 */
export async function eraseUser(deps: Deps, tx: Tx, tenantId: number, userId: string): Promise<void> {
  // The person whom a seller belongs to stays its owner: nobody signs in with the account again.
  await tx
    .delete(roleMember)
    .where(
      ofTenant(
        roleMember,
        tenantId,
        eq(roleMember.userId, userId),
        sql`${roleMember.preset} is distinct from 'seller_owner'`,
      ),
    )
  const emailKey = await eraseAddress(tx, tenantId, userId)
  await eraseOrderMails(tx, tenantId, userId)
  await eraseSessions(tx, tenantId, userId)
  await eraseOrders(tx, tenantId, userId)
  const ofUser = (table: { tenantId: AnyPgColumn; userId: AnyPgColumn }) =>
    ofTenant(table, tenantId, eq(table.userId, userId))
  for (const table of [cartLine, cartMerge])
    await tx.delete(table).where(ofTenant(table, tenantId, eq(table.buyerId, userId)))
  for (const table of [
    wish,
    viewedOffer,
    savedMerge,
    offerAlert,
    notificationOff,
    betaTester,
    passDevice,
    pushDevice,
    pushChoice,
  ])
    await tx.delete(table).where(ofUser(table))
  await tx
    .update(review)
    .set({ authorName: 'Deleted user' })
    .where(ofTenant(review, tenantId, eq(review.authorId, userId)))
  // The saved card is removed too, so that the pass ends instead of renewing.
  await tx.update(membership).set({ mandate: null, mandateProvider: null }).where(ofUser(membership))
  await tx.delete(idempotency).where(ofTenant(idempotency, tenantId, eq(idempotency.actor, userId)))
  await tx.delete(webLog).where(ofTenant(webLog, tenantId, sql`${webLog.entry} ->> 'userId' = ${userId}`))
  await tx.update(customerBan).set({ reason: '—' }).where(ofUser(customerBan))
  await tx.update(securityEvent).set({ ip: '', facts: {} }).where(ofUser(securityEvent))
  await tx
    .update(appUser)
    .set({
      email: null,
      emailKey: null,
      nickName: 'Deleted user',
      avatarFileId: null,
      countryId: null,
      languageId: null,
      enabled: false,
      deletedAt: sql`moment()`,
    })
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  await tx
    .update(sellerApplication)
    .set({
      ...{ factsCt: null, factsKeyId: null, goods: '' },
      state: sql`case when ${sellerApplication.state} in ('submitted', 'accepted') then 'withdrawn' else ${sellerApplication.state} end`,
    })
    .where(ofUser(sellerApplication))
  await eraseChecksOf(deps, tx, tenantId, userId)
  await forgetWords(tx, tenantId, userId)
  await forgetFiles(tx, tenantId, userId)
  await forgetTickets(tx, tenantId, userId, emailKey)
}
