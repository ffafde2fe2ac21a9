import { mailboxOf } from '@tradepost/domain/account/email-address'
import { openStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { stateList } from '../../../platform/db/state-list.ts'
import { forgetFiles } from '../../file/forget-files.ts'
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

const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !neverExported.test(name) && name !== 'tenant_id'))

/** Everything stored about a user, by table, without secrets and tokens. */
export async function collectPersonalData(tx: Tx, tenantId: number, userId: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  const read = async (name: string, column: string) => {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(name)} t
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
  const { rows } = await tx.execute(sql`
    select a.purpose, a.unit, p.amount, t.kind, t.created_at from ledger_account a
    join posting p on p.tenant_id = a.tenant_id and p.account_id = a.id
    join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    where a.tenant_id = ${tenantId} and a.owner_kind = 'user' and a.owner_id = ${userId} order by t.created_at limit 10000`)
  if (rows.length > 0) data.postings = rows
  return data
}

export async function hasOpenOrders(tx: Tx, tenantId: number, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from order_head o where o.tenant_id = ${tenantId} and o.buyer_id = ${userId} and (o.state in ${stateList(...openStates)}
      or exists (select 1 from insurance_claim c
        where c.tenant_id = o.tenant_id and c.order_id = o.id and c.outcome is null)) limit 1`)
  return rows.length > 0
}

const nobody = 'deleted@deleted.invalid'

/**
 * Erases a user from accounts, sign-in methods, sessions, mails, order addresses, limits and records. Rows that money
 * and stock need stay, under the id of a nameless account.
 */
export async function erasePerson(tx: Tx, tenantId: number, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email_key as email from app_user where tenant_id = ${tenantId} and id = ${userId} and email_key is not null`)
  const ofUser = sql`tenant_id = ${tenantId} and user_id = ${userId}`
  const families = sql`tenant_id = ${tenantId} and family_id in (select id from refresh_family where ${ofUser})`
  for (const { email } of rows) {
    const mailbox = mailboxOf(email)
    const key = sql`tenant_id = ${tenantId} and email_key = ${email}`
    for (const table of ['verify_code', 'verify_ticket', 'code_send']) {
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${key}`)
    }
    await tx.execute(sql`delete from mail where tenant_id = ${tenantId} and lower(to_address) = ${email}`)
    await tx.execute(sql`delete from rate_window where tenant_id = ${tenantId}
      and (subject in (${email}, ${mailbox}) or right(subject, char_length(${email}) + 1) = ' ' || ${email}
        or right(subject, char_length(${mailbox}) + 1) = ' ' || ${mailbox})`)
    await tx.execute(sql`delete from code_send where tenant_id = ${tenantId} and email_key = ${mailbox}`)
  }
  // An order may have been mailed to another user's address: delete those mails, and nothing else of that user.
  await tx.execute(sql`delete from mail where tenant_id = ${tenantId} and mail_key in
    (select unnest(array['delivery:' || id, 'receipt:' || purchase_id, 'seller:orderPaid:' || id || ':1']) from order_head
      where tenant_id = ${tenantId} and buyer_id = ${userId})`)
  await tx.execute(sql`delete from credential where ${ofUser}`)
  await tx.execute(sql`delete from known_requester where ${ofUser}`)
  await tx.execute(sql`delete from identity where ${ofUser}`)
  for (const table of ['handoff_ticket', 'access_token', 'refresh_token']) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${families}`)
  }
  await tx.execute(sql`update refresh_family set ip = null, user_agent = null, device_id = null,
    revoked_at = coalesce(revoked_at, moment()), revoke_reason = coalesce(revoke_reason, 'deleted') where ${ofUser}`)
  for (const table of ['purchase', 'order_head']) {
    await tx.execute(sql`update ${sql.identifier(table)} set delivery_email = ${nobody}
      where tenant_id = ${tenantId} and buyer_id = ${userId}`)
  }
  await tx.execute(sql`update order_head set inputs = jsonb_set(inputs, '{values}', '{}')
    where tenant_id = ${tenantId} and buyer_id = ${userId} and inputs -> 'values' <> '{}'`)
  await tx.execute(sql`update delivery set mailed_to = ${nobody} where tenant_id = ${tenantId}
    and order_id in (select id from order_head where tenant_id = ${tenantId} and buyer_id = ${userId})`)
  await tx.execute(
    sql`update delivery_reveal set ip = '' where tenant_id = ${tenantId} and actor = ${`buyer:${userId}`}`,
  )
  for (const table of ['cart_line', 'cart_merge']) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId} and buyer_id = ${userId}`)
  }
  for (const table of ['wish', 'viewed_offer', 'saved_merge', 'offer_alert', 'notification_off', 'beta_tester']) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${ofUser}`)
  }
  await tx.execute(sql`update review set author_name = 'Deleted user'
    where tenant_id = ${tenantId} and author_id = ${userId}`)
  await tx.execute(sql`delete from pass_device where ${ofUser}`)
  // The saved card goes too: the pass ends instead of renewing.
  await tx.execute(sql`update membership set mandate = null, mandate_provider = null where ${ofUser}`)
  await tx.execute(sql`delete from idempotency where tenant_id = ${tenantId} and actor = ${userId}`)
  await tx.execute(sql`delete from web_log where tenant_id = ${tenantId} and entry ->> 'userId' = ${userId}`)
  await tx.execute(sql`update security_event set ip = '', facts = '{}' where ${ofUser}`)
  await tx.execute(sql`update app_user set email = null, email_key = null, nick_name = 'Deleted user',
    avatar_file_id = null, country_id = null, language_id = null, enabled = false, deleted_at = moment()
    where tenant_id = ${tenantId} and id = ${userId}`)
  await forgetWords(tx, tenantId, userId)
  await forgetFiles(tx, tenantId, userId)
}
