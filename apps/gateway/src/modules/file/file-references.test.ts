import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { addressColumns, addressedKeys, idColumns, listColumns } from './file-references.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const namesOf = (columns: readonly { table: string; column: string }[]) =>
  columns.map(({ table, column }) => `${table}.${column}`)
const addresses = Object.entries(addressColumns).flatMap(([table, { columns }]) =>
  columns.map((column) => `${table}.${column}`),
)

interface Column extends Record<string, unknown> {
  name: string
  type: string
  /** The column belongs to a reference to another table than `file`. */
  otherReference: boolean
  ofFile: boolean
  trigger: boolean
}

/** Every column of the schema that could hold the id or the address of a file. */
const columns = (readable = false) =>
  shop.rows<Column>(sql`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type,
      exists (select 1 from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
        and (k.contype = 'f' and k.confrelid <> 'file'::regclass)) as "otherReference",
      exists (select 1 from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
        and k.contype = 'f' and k.confrelid = 'file'::regclass) as "ofFile",
      exists (select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'files_held') as trigger
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      ${readable ? sql`and has_table_privilege(c.oid, 'select')` : sql``}
      and format_type(a.atttypid, null) in ('uuid', 'uuid[]', 'text', 'text[]', 'json', 'jsonb')
    order by 1`)

/** Columns of ids that are not files' ids. */
const otherIds = [
  'seller_application.id',
  'passkey.id',
  'chat_template.id',
  'api_key.id',
  'platform_admin.id',
  'seller_standing_change.id',
  'tenant_rate.id',
  'invoice.id',
  'tax_entry.id',
  'tax_rate.id',
  'payment_key.id',
  'legal_consent.id',
  'insurance_change.id',
  'seller_mark.id',
  'verification.id',
  'declared_request.id',
  'webhook.id',
  ...['push_device.id'],
  'shop_event.id',
  ...['ticket.send_key', 'ticket_message.send_key', 'ticket_note.id', 'ticket_template.id'],
  ...['account_unit.id', 'cart_merge.merge_id', 'coupon.id', 'coupon_grant.id', 'delivery_reveal.id', 'file.id'],
  ...['delivery_unit.unit_id', 'finance_alert.id', 'ledger_folded.id', 'mail.id', 'membership.id', 'message.send_key'],
  ...[
    'offer_alert.id',
    'offer_import.id',
    'offer_plan.id',
    'open_login_secret.id',
    'pass_device.lease_id',
    'payment.id',
    'purchase.id',
  ],
  ...['refresh_family.id', 'rental_complaint.id', 'reservation.id', 'reservation.unit_id', 'sandbox_refund.id'],
  ...['sandbox_session.id', 'saved_merge.merge_id', 'security_event.id', 'service_act.id', 'transfer.id', 'web_log.id'],
  'page_error.id',
  ...['access_token.family_id', 'handoff_ticket.family_id', 'refresh_token.family_id', 'sandbox_session.payment_id'],
  ...['membership_charge.purchase_id', 'membership_period.payment_id', 'membership_period.purchase_id'],
  ...[
    'coupon_grant.purchase_id',
    'order_head.paid_by',
    'rental.unit_id',
    'posting.transfer_id',
    'alert_done.alert_id',
    'customer_ban.id',
    'alert_owner.alert_id',
  ],
  ...['ledger_unfolded.account_id', 'posting.account_id', 'member_invitation.id', 'role.id'],
  ...['part_refund.transfer_id', 'unit_claim.id', 'sandbox_dispute.session_id', 'payment_dispute.payment_id'],
  ...['delivery_unit.replaces', 'unit_import.id', 'unit_import_refusal.import_id'],
  ...[
    'payout_setting_change.id',
    'commission_rule.id',
    'payout.id',
    'payout.run_id',
    'payout.account_id',
    'payout_account.id',
    'payout_account.connected_id',
    'connected_account.id',
    'identity_check.id',
    'identity_check.application_id',
    'payout_run.id',
  ],
  ...['payout_event.payout_id', 'sandbox_payout.payout_id'],
]

/** Columns that never hold addresses of files: translations, records of the gateway, short-lived copies. */
const noAddresses = [
  ...['media_item.name', 'media_item.texts', 'media_item.search_text', 'shared_game.titles'],
  ...['attribute_def.names', 'attribute_def.value_names', 'attribute_def.value_outdated', 'brand.names'],
  ...['brand_category.delivery_inputs'],
  ...[
    'brand_category.parents',
    'cart_line.inputs',
    'category.names',
    'category.keywords',
    'country.names',
    'finance_alert.facts',
  ],
  ...['idempotency.body', 'order_head.inputs', 'reconciliation_break.facts', 'security_event.facts'],
  ...['review.text_removed_for', 'shop_event.data'],
  ...['audit_entry.after', 'audit_entry.before', 'audit_entry.input'],
  ...['rate_fetch.refused', 'service_act.facts', 'site.finance_settings', 'web_log.entry'],
  ...['page_error.browsers', 'page_error.frames', 'page_error.group_key', 'page_error.routes', 'page_error.versions'],
  ...['payout_setting_change.after', 'payout_setting_change.before'],
  ...[
    'invoice.buyer',
    'invoice.issuer',
    'invoice.note',
    'invoice.buyer_email_key',
    'invoice.buyer_name_key',
    'invoice_setting.note',
  ],
  // The file itself, and imported lists: the removal of bytes without a row handles both.
  ...[
    'file.storage_key',
    'file.taken_key',
    'file.taken_places',
    'file.content_type',
    'offer_import.storage_key',
    'unit_import.storage_key',
  ],
  // Addresses of pages, mails and providers; texts of users and customer service.
  ...['login_request.redirect_url', 'payment.redirect_url', 'purchase.referrer_url', 'sandbox_session.failed_url'],
  ...['sandbox_session.success_url', 'short_link.origin_url', 'mail.html_body', 'mail.text_body', 'mail.mail_key'],
  ...['ticket.email_key', 'ticket.order_text', 'ticket_message.body', 'ticket_note.body', 'ticket_template.texts'],
  ...[
    'payment_dispute.evidence',
    'payment_dispute.statement',
    'sandbox_dispute.statement',
    'sandbox_dispute.evidence_key',
  ],
  ...['dispute_answer.statement', 'unit_claim.statement', 'unit_claim.answer_text'],
  ...['part_refund.note', 'message_report.note'],
  ...[
    'dispute.statement',
    'insurance_claim.statement',
    'refund_request.answer_text',
    'chat_template.body',
    'verification.checks',
    'verification.note',
    'rental_complaint.text',
  ],
  ...['review.text', 'review.reply_text', 'review.text_language', 'seller_report.explanation', 'seller_report.note'],
  ...[
    'alert_done.note',
    'payout_event.note',
    'offer.text_language',
    'brand.search_text',
    'category.search_text',
    'listed_offer.search_text',
  ],
  // Keys of other kinds.
  ...[
    'account_unit.secret_key_id',
    ...['push_device.server_key', 'push_device.subscription_key_id', 'push_device.user_agent', 'push_device.locale'],
    'push_choice.muted',
    ...['beta_invitation.path', 'beta_invitation.texts'],
    ...['webhook.url', 'webhook.secret_key_id', 'webhook.previous_key_id', 'mail_sender.trial_key', 'legal_link.url'],
    'seller_endpoint.url',
    'seller_endpoint.secret_key_id',
    'seller_endpoint.previous_key_id',
    'payout_account.account_key_id',
    'seller_application.facts_key_id',
    'totp_factor.secret_key_id',
    'payment_key.secret_key_id',
    // Weeks with numbers.
    'offer_rank.sold_weeks',
    'delivery.secret_key_id',
    'unit_import.secret_key_id',
    'open_login_secret.secret_key_id',
    'mail.body_key_id',
  ],
  ...['message.body_key_id', 'code_send.email_key', 'app_user.email_key', 'verify_code.email_key'],
  ...['app_user.nick_key', 'mail.to_key'],
  ...[
    'verify_ticket.email_key',
    'member_invitation.email_key',
    'platform_admin.email_key',
    'idempotency.key',
    'invite_record.device_key',
    'invite_record.ip_key',
  ],
  ...['purchase.network_key', 'site.client_download_url'],
  ...['pass_trial.device_key', 'scene_text.key', 'seller.name_key', 'template_setting.page_key', 'brand.keywords'],
  ...['brand_category.template', 'template_setting.template', 'identity.provider'],
]
const suggestsAddress =
  /path|url|key|desc|body|html|text|about|icon|picture|image|photo|avatar|cover|banner|logo|hero|statement|template|note|explan|content|file|media|attach|proof|evidence/

describe('the list of references to files', () => {
  it('Z21 contains every column of the schema that names a file by id, and the database protects each such file', async () => {
    const all = await columns()
    const ids = all.filter(({ type }) => type === 'uuid' || type === 'uuid[]')
    expect(ids.length).toBeGreaterThan(50)
    const listed = [...namesOf(idColumns), ...namesOf(listColumns)]
    const unlisted = ids.filter(
      ({ name, otherReference }) => !otherReference && !listed.includes(name) && !otherIds.includes(name),
    )
    expect(unlisted.map(({ name }) => name)).toEqual([])
    expect(ids.filter(({ ofFile, type }) => ofFile && type === 'uuid').map(({ name }) => name)).toEqual(
      namesOf(idColumns),
    )
    expect(ids.filter(({ trigger, type }) => trigger && type === 'uuid[]').map(({ name }) => name)).toEqual(
      namesOf(listColumns),
    )
    expect(listed.filter((name) => !ids.some((one) => one.name === name))).toEqual([])
  })

  it('Z21 contains every column of the schema that can contain the address of a file', async () => {
    const all = await columns()
    const words = all.filter(
      ({ type, name }) =>
        type.startsWith('json') || (type.startsWith('text') && suggestsAddress.test(name.replace(/^\w+\./, ''))),
    )
    expect(words.length).toBeGreaterThan(60)
    const unlisted = words.filter(({ name }) => !addresses.includes(name) && !noAddresses.includes(name))
    expect(unlisted.map(({ name }) => name)).toEqual([])
    const names = all.map(({ name }) => name)
    expect([...addresses, ...noAddresses, ...otherIds].filter((name) => !names.includes(name))).toEqual([])
  })

  it('Z21 misses no column that contains the address of a file in the rows of a shop', async () => {
    const readable = (await columns(true)).filter(({ type }) => !type.startsWith('uuid'))
    for (const { name } of readable.filter((one) => !addresses.includes(one.name))) {
      const [table = '', column = ''] = name.split('.')
      if (['file', 'web_log'].includes(table)) continue
      const rows = await shop.rows(sql`select 1 from ${sql.identifier(table)} t
        where t.${sql.identifier(column)}::text ~ '(upload|private|art)/[0-9a-z/_-]+[.](webp|png|jpg|gif|mp4|svg)' limit 1`)
      expect([name, rows]).toEqual([name, []])
    }
  })

  it('Z21 is searched table by table, long tables in steps along their key', async () => {
    const id = crypto.randomUUID()
    const offers = [await shop.offer(), await shop.offer(), await shop.offer()]
    await shop.rows(
      sql`update offer set description = ${`see /media/upload/1/${id}-w64.webp`} where id = ${offers.at(-1)}`,
    )
    const keys = await shop.within('lumen', (tx) => addressedKeys(tx, 1, 2))
    expect([...keys]).toEqual([`upload/1/${id}`])
    expect([...(await shop.within('sahra', (tx) => addressedKeys(tx, 2)))]).toEqual([])
  })
})
