import { mailboxOf } from '@tradepost/domain/account/email-address'
import { openStates } from '@tradepost/domain/order/order-states'
import { and, eq, exists, inArray, isNull, like, or, sql } from 'drizzle-orm'
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
import { insuranceClaim } from '../../../platform/db/schema/order/after-sales.ts'
import { cartLine, cartMerge } from '../../../platform/db/schema/order/cart.ts'
import { idempotency, ledgerAccount, posting, transfer } from '../../../platform/db/schema/order/ledger.ts'
import { delivery, deliveryReveal, orderHead, purchase } from '../../../platform/db/schema/order/order.ts'
import { review } from '../../../platform/db/schema/order/review.ts'
import { unitClaim } from '../../../platform/db/schema/order/unit-claim.ts'
import { membership, passDevice } from '../../../platform/db/schema/pass.ts'
import { mail, securityEvent, webLog } from '../../../platform/db/schema/record.ts'
import { savedMerge, viewedOffer, wish } from '../../../platform/db/schema/saved.ts'
import { stateList } from '../../../platform/db/state-list.ts'
import { forgetFiles } from '../../file/forget-files.ts'
import { forgetTickets } from '../../ticket/forget-tickets.ts'
import { forgetWords } from './forget-words.ts'

/** Columns that hold secrets or internals, not facts about the user. */
const neverExported = /(_hash|_ct|_key_id|^sealed$|^secret|_key$)/

/** Tables that reference a user, read from the database's constraints: a table added later is exported too. */
async function tablesOfUsers(tx: Tx): Promise<{ name: string; column: string }[]> {
  const { rows } = await tx.execute<{ name: string; column: string }>(sql`
    select distinct c.conrelid::regclass::text as name, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass and array_length(c.conkey, 1) = 2
      and has_table_privilege(c.conrelid, 'select')
    order by 1, 2`)
  return rows
}

/** A value as JSON. Ids have more digits than a number keeps, so they become text. */
const exactNumber = sql`case when jsonb_typeof(f.value) = 'number' and abs(f.value::numeric) > ${Number.MAX_SAFE_INTEGER}
  then to_jsonb(f.value #>> '{}') else f.value end`

const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !neverExported.test(name) && name !== 'tenant_id'))

/** Everything stored about a user, by table, without secrets and tokens. */
export async function collectPersonalData(tx: Tx, tenantId: number, userId: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  const read = async (name: string, column: string) => {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
      select (select jsonb_object_agg(f.key, ${exactNumber}) from jsonb_each(to_jsonb(t)) f) as row
      from ${sql.identifier(name)} t
      where t.tenant_id = ${tenantId} and t.${sql.identifier(column)} = ${userId} limit 10000`)
    const all = rows.map(({ row }) => plain(row))
    if (all.length > 0) data[name] = [...((data[name] as unknown[]) ?? []), ...all]
  }
  await read('app_user', 'id')
  for (const { name, column } of await tablesOfUsers(tx)) await read(name, column)
  // These tables hold a user's id without a foreign key.
  for (const [name, column] of [
    ['security_event', 'user_id'],
    ['review', 'author_id'],
    ['file', 'owner_id'],
  ] as const) {
    await read(name, column)
  }
  const rows = await tx
    .select({
      purpose: ledgerAccount.purpose,
      unit: ledgerAccount.unit,
      amount: sql<string>`${posting.amount}`,
      kind: transfer.kind,
      created_at: sql<string>`${transfer.createdAt}`,
    })
    .from(ledgerAccount)
    .innerJoin(posting, ofTenant(posting, ledgerAccount.tenantId, eq(posting.accountId, ledgerAccount.id)))
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(ofTenant(ledgerAccount, tenantId, eq(ledgerAccount.ownerKind, 'user'), eq(ledgerAccount.ownerId, userId)))
    .orderBy(transfer.createdAt)
    .limit(10_000)
  if (rows.length > 0) data.postings = rows
  return data
}

export async function hasOpenOrders(tx: Tx, tenantId: number, userId: string): Promise<boolean> {
  const openClaim = tx
    .select({ orderId: insuranceClaim.orderId })
    .from(insuranceClaim)
    .where(
      ofTenant(
        insuranceClaim,
        orderHead.tenantId,
        eq(insuranceClaim.orderId, orderHead.id),
        isNull(insuranceClaim.outcome),
      ),
    )
  const openUnitClaim = tx
    .select({ id: unitClaim.id })
    .from(unitClaim)
    .where(ofTenant(unitClaim, orderHead.tenantId, eq(unitClaim.orderId, orderHead.id), isNull(unitClaim.answer)))
  const isOpen = or(sql`${orderHead.state} in ${stateList(...openStates)}`, exists(openClaim), exists(openUnitClaim))
  const rows = await tx
    .select({ id: orderHead.id })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, userId), isOpen))
    .limit(1)
  return rows.length > 0
}

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
export async function eraseUser(tx: Tx, tenantId: number, userId: string): Promise<void> {
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
  await forgetWords(tx, tenantId, userId)
  await forgetFiles(tx, tenantId, userId)
  await forgetTickets(tx, tenantId, userId, emailKey)
}
