import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runMove } from '../../src/cli/move.ts'
import { runRestore } from '../../src/cli/restore.ts'
import { takeBackup } from '../../src/platform/backup/backup-files.ts'
import { endOfRows } from '../../src/platform/backup/dump.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { journalOf, migrations } from '../../src/platform/db/journal.ts'
import { journalBeforeBaseline } from '../../src/platform/db/journal-before-baseline.ts'
import { startPostgres } from '../../src/platform/postgres/supervisor.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../support/after-sales-shop.ts'
import { databaseContents } from '../support/database-contents.ts'
import { createEmptyDatabase } from '../support/empty-database.ts'
import { runGateway } from '../support/gateway-process.ts'

const baseline = migrations()
  .map(({ tag }) => tag)
  .filter((tag) => tag < '1000')
const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-baseline-'))
chmodSync(folder, 0o755)
const dataDir = path.join(folder, 'data')
const given = { DATA_DIR: dataDir, BACKUP_DIR: path.join(folder, 'backups') }
const configOf = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env })
let shop: AfterSalesShop
let before: string[]

async function onServer<T>(work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ directory: dataDir })
  return work(server.url('owner')).finally(() => server.stop())
}

async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  return work(owner).finally(() => owner.end())
}

/** Undoes what the migrations after the baseline did to tables with rows. */
async function undoLaterTables(owner: pg.Client) {
  const { rows } = await owner.query<{ id: number }>('select id from tenant')
  for (const { id } of rows) {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(id)])
    await owner.query('select fold_ledger(1000000)')
  }
  await undoInstantMarks(owner)
  await undoSharedGames(owner)
  await undoTaxes(owner)
  await undoInvoices(owner)
  await undoChargebacks(owner)
  await undoOpening(owner)
  await undoTrust(owner)
  await undoReviewRemovals(owner)
  await owner.query('drop view ledger_account')
  await owner.query('drop table ledger_unfolded')
  await owner.query('alter table ledger_folded rename to ledger_account')
  await owner.query('drop trigger seller_owned on seller')
  await owner.query('drop table member_invitation, role_member, role, audit_entry, audit_head cascade')
  await owner.query('drop function audit_chain, lock_owners, keep_an_owner, seller_owned')
  await undoApplications(owner)
  await undoPayouts(owner)
  await undoFactors(owner)
  await undoVault(owner)
  await undoStanding(owner)
  await undoMessageReports(owner)
  await undoGivenParts(owner)
  await undoUndeliveredPieces(owner)
  await undoUnitClaims(owner)
  await undoPartialRefunds(owner)
  await undoOfferPrices(owner)
  await undoKeys(owner)
  await undoSellerCoupons(owner)
  await undoDeclaredStock(owner)
  await undoSupport(owner)
  await undoCatalogEdit(owner)
  await undoRates(owner)
  await undoTickets(owner)
  await undoRanking(owner)
  await undoPushDevices(owner)
  await undoTakenFiles(owner)
}

/** Takes the mark of instant delivery from every offer: those from before the migration of marks have none. */
async function undoInstantMarks(owner: pg.Client) {
  const { rows } = await owner.query<{ id: number }>('select id from tenant')
  for (const { id } of rows) {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(id)])
    await owner.query('update offer set instant = false where instant')
  }
}

/** Undoes what the migration of notifications did. */
async function undoPushDevices(owner: pg.Client) {
  await owner.query('drop function push_device_signed_out, push_device_of_member cascade')
  await owner.query('drop table push_choice, push_device')
}

/** Undoes what the migrations of the opening of shops and of webhooks did. */
async function undoOpening(owner: pg.Client) {
  await owner.query('drop function webhook_of_order, webhook_of_stock, webhook_of_payout cascade')
  await owner.query('drop table webhook_attempt, webhook_delivery, shop_event, webhook')
  await owner.query('drop function shop_event_added, tell_webhooks')
  await owner.query('drop table legal_link, mail_sender, payment_trial')
  await owner.query('drop function open_shop, set_site_lists')
  await owner.query('alter table tenant drop column opened_at')
}

/** Undoes what the migration of requests to support did. */
async function undoTickets(owner: pg.Client) {
  await owner.query('drop table ticket_template, ticket_link, ticket_note, ticket_file, ticket_message, ticket')
  await owner.query('drop function ticket_is_over, ticket_words_stay, ticket_file_stays')
}

/** Undoes what the migration of removed words did to reviews. */
async function undoReviewRemovals(owner: pg.Client) {
  await owner.query('drop index review_removed, review_by_level')
  await owner.query('alter table review drop column text_removed_for, drop column reply_removed_for')
}

/** Undoes what the migration of marks did to tables that the baseline has. */
async function undoTrust(owner: pg.Client) {
  await owner.query(`drop function offer_marks, offer_mark_ended, insurance_follows_seller, seller_marks_derived,
    seller_mark_changed cascade`)
  await owner.query('alter table offer drop column verified_by cascade, drop constraint if exists offer_verified')
  await owner.query('drop table verification_file, verification_end, verification, trust_setting, insurance_rule')
  await owner.query('drop table insurance_change, seller_mark')
  await owner.query(
    'drop function is_insured, seller_mark_since, checks_pass, verification_guard, insurance_change_guard',
  )
  await owner.query('drop function insurance_rule_guard')
  await owner.query('alter table seller drop column ekyc_since, drop column deposit_since, drop column indemnity_since')
  await owner.query(`alter table offer add constraint offer_verified_by_report
    check (verified = report_passes(verified_report))`)
  await owner.query('drop index order_of_seller_paid')
}

/** Undoes what the migrations of the shared games and the terms of the pass did to tables that the baseline has. */
async function undoSharedGames(owner: pg.Client) {
  await owner.query(`alter table shared_game drop column titles, drop column platforms,
    add column title text not null`)
  await owner.query('alter table pass_setting drop column version, drop column set_by, drop column set_at')
  for (const table of ['article', 'notice', 'game_event'])
    await owner.query(`alter table ${table} drop column picture_path`)
}

/** Undoes what the migration of taxes did. */
async function undoTaxes(owner: pg.Client) {
  await owner.query('drop table tax_entry, tax_rate, tax_setting')
  await owner.query('drop function tax_switched, tax_rate_ends_once, tax_in')
  await owner.query(`alter table order_head drop column tax_country cascade, drop column tax_percent cascade,
    drop column tax_number cascade, drop column tax_reverse cascade`)
  await owner.query(`alter table membership_charge drop column tax_country cascade, drop column tax_percent cascade,
    drop column tax_number cascade, drop column tax_reverse cascade`)
  await owner.query('alter table purchase drop column network_country')
  await owner.query('alter table payment drop column card_country')
  await owner.query(`delete from transfer_rule where 'tax' in (from_purpose, to_purpose)`)
}

/** Undoes what the migration of invoices did. */
async function undoInvoices(owner: pg.Client) {
  await owner.query('drop function issue_invoice, payment_documented, dispute_documented cascade')
  await owner.query('drop function issue_payment_document')
  await owner.query('drop table invoice, invoice_counter, seller_invoice_party, invoice_setting')
  await owner.query('drop function invoice_stays')
}

/** Undoes what the migrations of chargebacks did. */
async function undoChargebacks(owner: pg.Client) {
  await owner.query('drop function order_charged_back_guard cascade')
  await owner.query('alter table order_head drop column charged_back_minor')
  await owner.query('drop table chargeback_file, sandbox_dispute')
  await owner.query(`alter table payment_dispute drop column reason, drop column evidence_by, drop column owner_id,
    drop column statement, drop column version, drop column answer cascade, drop column answered_by,
    drop column answered_at, drop column sent_at cascade, drop column refused_at, drop column evidence,
    drop column forgotten_at`)
  await owner.query('drop index if exists payment_dispute_queue')
}

/** Undoes what the migration of the ranking did. */
async function undoRanking(owner: pg.Client) {
  await owner.query('drop function offers_rank_due, offer_rank_due, order_rank_due cascade')
  await owner.query('drop table offer_rank, rank_group, rank_due')
  await owner.query('drop index order_paid')
}

/** Undoes what the migration of the rates of a tenant did. */
async function undoRates(owner: pg.Client) {
  await owner.query('drop view current_rate')
  await owner.query('drop table tenant_rate, rate_setting, rate_fetch')
  await owner.query('drop function begin_rate_fetch, take_rates')
  await owner.query('alter table fx_rate drop column source')
}

/** Undoes what the migrations of the coupons of sellers and of the owners of alerts did. */
async function undoSellerCoupons(owner: pg.Client) {
  await owner.query(
    'drop table alert_owner, beta_invitation, content_version, content_item, legal_consent, legal_version',
  )
  await owner.query('drop function show_theme_color, publish_pass_client')
  await owner.query('alter table article drop column page')
  await owner.query('drop function coupon_stays_stopped cascade')
  await owner.query('drop index coupon_grant_of_purchase')
  await owner.query(
    'alter table coupon drop column seller_id, drop column stopped_at, drop column created_at, drop column points',
  )
  await owner.query(`delete from transfer_rule where kind = 'points_spent'`)
  await owner.query('drop index coupon_once')
  await owner.query('alter table coupon_grant drop column seller_id, drop column points')
  await owner.query(
    'create unique index coupon_once on coupon_grant (tenant_id, coupon_id, buyer_id) where coupon_id is not null',
  )
}

/** Undoes what the migrations of support did to tables that the baseline has. */
async function undoSupport(owner: pg.Client) {
  await owner.query('drop table customer_ban')
  await owner.query('drop function customer_ban_ends_once')
  await owner.query('drop policy owner_searches on mail')
  await owner.query('drop function mails_about')
  await owner.query('drop index mail_subject, payment_of_ref, app_user_email_prefix')
  await owner.query('alter table app_user drop column nick_key')
  await owner.query('alter table mail drop column to_key, drop column ref_id')
}

/** Undoes what the migrations of files that were taken down and of the media library did. */
async function undoTakenFiles(owner: pg.Client) {
  await owner.query('drop view media_listing')
  await owner.query('drop function used_media_keys')
  await owner.query('drop table media_item')
  await owner.query('drop function media_search_text')
  await owner.query('alter table file drop column source_id')
  await owner.query('drop trigger shown_changed on file')
  await owner.query('alter table file drop column taken_key, drop column taken_places')
}

/** Undoes what the migrations of the catalog that staff edit did. */
async function undoCatalogEdit(owner: pg.Client) {
  for (const table of ['brand', 'category', 'brand_category', 'attribute_def'])
    await owner.query(`alter table ${table} drop column outdated`)
  await owner.query(
    'drop function merge_brand, merge_offers, with_merged_fact, area_with_merged_brand, with_merged_brand',
  )
  await owner.query('drop function category_enabled_changed, brand_category_enabled_changed cascade')
  await owner.query('drop function category_lock')
  await owner.query('alter table category drop column enabled, drop column about, drop column keywords cascade')
  await owner.query('alter table brand_category drop column enabled, drop column position, drop column version')
  await owner.query('alter table attribute_def drop column required, drop column choices, drop column retired_choices')
  await owner.query('alter table attribute_def drop column value_outdated')
  await owner.query('drop function brand_alias_changed, category_alias_changed cascade')
  await owner.query('drop table former_brand_alias, former_category_alias')
  await owner.query('alter table brand drop column version, drop column cover_file_id, drop column cover_wide_file_id')
  await owner.query('alter table category drop column version')
  await owner.query('alter table attribute_def drop column version')
}

/** Undoes what the migration of declared stock did. */
async function undoDeclaredStock(owner: pg.Client) {
  await owner.query('drop function declared_order_moved cascade')
  await owner.query('drop table declared_request, seller_endpoint')
  await owner.query('drop function end_declared, declared_request_added, declared_request_ends_once')
  await owner.query('alter table offer drop column declared_since')
}

/** Undoes what the migrations of API keys and of the secrets of clients did. */
async function undoKeys(owner: pg.Client) {
  await owner.query('drop table chat_template, api_key, client_secret, payment_key, platform_admin, page_error')
  await owner.query(
    'drop function api_key_stays_revoked, client_secret_ends, payment_key_ends, payment_keys_marked, platform_admin_stays',
  )
}

/** Undoes what the migrations of prices and planned changes of offers did. */
async function undoOfferPrices(owner: pg.Client) {
  await owner.query('drop function offer_price_first, offer_price_changed cascade')
  await owner.query(
    'drop table offer_price, offer_plan, offer_viewer, offer_view_day, cart_visitor, empty_search, figure_setting',
  )
  await owner.query('drop function offer_plan_ends_once')
}

/** Undoes what the migration of reported messages did. */
async function undoMessageReports(owner: pg.Client) {
  await owner.query('drop table message_removal, message_report')
  await owner.query('drop function message_removal_guard, message_report_ends_once')
}

/** Undoes what the migration of parts that sellers give back did to tables that the baseline has. */
async function undoGivenParts(owner: pg.Client) {
  await owner.query(`alter table refund_request drop constraint refund_request_answer,
    add constraint refund_request_answer_check check (answer in ('accepted', 'refused', 'automatic'))`)
  await owner.query(
    `delete from state_edge where (machine, from_state, to_state) = ('order', 'refund_requested', 'delivered')`,
  )
}

/** Undoes what the migration of refunds of undelivered pieces did. */
async function undoUndeliveredPieces(owner: pg.Client) {
  await owner.query('drop function order_rest_guard, order_rest_paid cascade')
  await owner.query('alter table order_head drop column refunded_quantity, drop column part_discount_minor cascade')
  await owner.query(`alter table order_head
    add constraint order_pieces check (delivered_quantity between 0 and quantity),
    add constraint order_delivered_whole check ((delivered_at is not null) = (delivered_quantity = quantity))`)
}

/** Undoes what the migration of claims about units did. */
async function undoUnitClaims(owner: pg.Client) {
  await owner.query('drop function unit_claim_ends_once, order_unit_claimed cascade')
  await owner.query('drop table unit_claim, part_refund')
  await owner.query('alter table order_head drop constraint order_part_within_total')
  await owner.query(`delete from state_edge where (machine, from_state, to_state) = ('order', 'delivered', 'disputed')`)
}

/** Undoes what the migration of refunds in part did to tables that the baseline has. */
async function undoPartialRefunds(owner: pg.Client) {
  await owner.query('drop function order_part_guard cascade')
  await owner.query('alter table order_head drop column part_offered_minor, drop column part_refunded_minor')
  await owner.query('alter table refund_request drop column offered_minor')
  await owner.query('drop table dispute_answer')
  await owner.query('alter table dispute drop column part_minor')
}

/** Undoes what the migrations of applications and of the attributes of categories did. */
async function undoApplications(owner: pg.Client) {
  await owner.query('drop procedure learn_category_attributes')
  await owner.query(
    'drop table identity_check, seller_application_file, seller_application, category_attribute, offer_picture',
  )
  await owner.query('alter table seller drop column avatar_file_id, drop column banner_file_id')
  await owner.query('drop function application_moved, identity_check_stays')
  await owner.query(`delete from state_edge where machine = 'application'`)
  await owner.query(`delete from transfer_rule where kind like 'deposit%'`)
}

/** Undoes what the migration of second factors did. */
async function undoFactors(owner: pg.Client) {
  await owner.query('drop table totp_factor, recovery_code, passkey')
  await owner.query(
    'alter table refresh_family drop column factor_at, drop column challenge_hash, drop column challenge_at',
  )
}

/** Undoes what the migration of payouts did. */
async function undoPayouts(owner: pg.Client) {
  await owner.query(
    'drop table payout_setting_change, payout_event, payout, payout_run, payout_account, connected_account, sandbox_payout, commission_rule',
  )
  await owner.query(
    'drop function payout_setting_answered, payout_moved, order_commission, commission_answered_once cascade',
  )
  await owner.query('alter table order_head drop column fee_percent')
  await owner.query(`delete from state_edge where machine = 'payout'`)
  await owner.query(`delete from transfer_rule where kind like 'payout%' or 'reserve' in (from_purpose, to_purpose)`)
}

/** Undoes what the migration of the vault did to tables that the baseline has. */
async function undoVault(owner: pg.Client) {
  await owner.query('drop table unit_import_refusal, unit_import')
  await owner.query('drop function offer_low_stock, unit_back cascade')
  await owner.query('alter table offer drop column vault_since, drop column low_stock')
  await owner.query('alter table delivery_unit drop column replaces')
  await owner.query(
    'alter table account_unit drop column content_mac, drop column expires_at, drop column remark, drop column added_at',
  )
  await owner.query('alter table account_unit drop column file_bytes')
  await owner.query('alter table delivery_reveal drop column unit_id')
  await owner.query('alter table offer_import drop column is_trial')
  await owner.query(`delete from state_edge where machine = 'unit'
    and (to_state in ('bad', 'replaced', 'expired') or from_state || to_state in ('freewithdrawn', 'withdrawnfree'))`)
}

/** Undoes what the migration of the sellers' standing did to tables that the baseline has. */
async function undoStanding(owner: pg.Client) {
  await owner.query('drop table seller_standing_change')
  await owner.query(`alter table seller drop column standing cascade, drop column standing_reason,
    drop column standing_since, drop column standing_by, drop column vacation_until`)
}

/** Gives the database the schema of the baseline and the journal of the last version before it. */
const relabel = (url: string) =>
  asOwner(url, async (owner) => {
    await undoLaterTables(owner)
    await owner.query('delete from migration')
    await owner.query('insert into migration (tag, hash) select * from unnest($1::text[], $2::text[])', [
      [...journalBeforeBaseline.keys()],
      [...journalBeforeBaseline.values()],
    ])
  })
const journalTags = (url: string) =>
  asOwner(url, async (owner) => (await journalOf(owner)).map(({ tag }) => tag).toSorted())
const contents = () => onServer(databaseContents)

const laterTable = /"public\.(?:ledger_unfolded|audit_entry|audit_head|role|role_member|member_invitation)"/
/** A row of `role_member`, which the migration fills. */
const memberRow = /^\w+\t\\N\t(?:\\N|\d+)\t(?:staff|seller)\t/

/** Renames tables to their names in the baseline. Omits the lines that end a table, and tables that are newer. */
const asBaseline = (lines: readonly string[]) =>
  lines
    .filter((line) => line !== endOfRows && !memberRow.test(line))
    .filter((line) => !line.startsWith('\\@table') || !laterTable.test(line))
    .map((line) =>
      line
        .replaceAll(new RegExp(`${laterTable.source}:\\d+,`, 'g'), '')
        .replace('"public.ledger_folded"', '"public.ledger_account"'),
    )
    .toSorted()

async function outputOf(work: (say: (line: string) => void) => Promise<void>): Promise<string> {
  const lines: string[] = []
  await work((line) => lines.push(line))
  return lines.join('\n')
}
const move = (env: Record<string, string>, to = '') =>
  outputOf((say) => runMove(configOf(env), { to, log: () => {}, say }))

// A shop with orders in many states and a stored file, restored to a database that no gateway serves.
beforeAll(async () => {
  shop = await createAfterSalesShop()
  const buyer = shop.customer
  await shop.buy(buyer, await shop.offer({ stock: 4 }))
  await shop.buyAndPay(buyer, await shop.offer({ accounts: true, stock: 3 }))
  await shop.buy(await shop.buyer('sahra'), await shop.offer({ tenant: 'sahra', stock: 4 }))
  await shop.sold()
  await shop.deliver(await shop.sold())
  const disputed = await shop.refused({ delivered: true })
  await shop.dispute(buyer, disputed)
  const refunded = await shop.refused()
  await shop.dispute(buyer, refunded)
  await shop.decide(shop.desk[0], refunded, 'refund')
  const media = path.join(shop.deps.config.dataDir, 'media')
  mkdirSync(path.join(media, 'upload/1'), { recursive: true })
  await writeFile(path.join(media, 'upload/1/x.webp'), 'a picture')
  const { file } = await takeBackup({ ownerUrl: shop.urls.owner, folder, files: shop.deps.files, keep: 9 })
  await outputOf((say) => runRestore(configOf(given), { file, replace: false, log: () => {}, say }))
  await onServer(relabel)
  before = await contents()
}, 120_000)
afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a database from before the baseline', { timeout: 120_000 }, () => {
  it('holds orders in many states', async () => {
    const states = await shop.rows<{ state: string }>(sql`select distinct state from order_head`)
    expect(states.length).toBeGreaterThanOrEqual(5)
  })

  it('is refused by `serve` and `check`, with a code and the command that moves it', async () => {
    for (const command of ['serve', 'check']) {
      const { exited, output } = runGateway([command], given)
      expect([command, await exited, output()]).toEqual([command, 1, expect.stringContaining('once with `move`')])
      expect(output()).toContain('(migration_before_baseline)')
    }
    expect(await contents()).toEqual(before)
    expect(await onServer(journalTags)).toEqual([...journalBeforeBaseline.keys()].toSorted())
  })

  it('is moved to an empty database elsewhere with every row, and stays unchanged', async () => {
    const target = await createEmptyDatabase()
    try {
      expect(await move(given, target.url('owner'))).toMatch(
        /^every invariant holds\nmoved \d+ rows to .*, read back and identical\n/,
      )
      expect(await databaseContents(target.url('owner'))).toEqual(before)
      expect(await journalTags(target.url('owner'))).toEqual(baseline)
    } finally {
      await target.remove()
    }
    expect(await onServer(journalTags)).toEqual([...journalBeforeBaseline.keys()].toSorted())
  })

  it('is refused if a migration is missing or different', async () => {
    const [tag = '', hash = ''] = [...journalBeforeBaseline].at(-1) ?? []
    const edit = (text: string) => onServer((url) => asOwner(url, (owner) => owner.query(text)))
    for (const [harm, repair] of [
      [`delete from migration where tag = '${tag}'`, `insert into migration (tag, hash) values ('${tag}', '${hash}')`],
      [
        `update migration set hash = 'x' where tag = '${tag}'`,
        `update migration set hash = '${hash}' where tag = '${tag}'`,
      ],
    ] as const) {
      await edit(harm)
      await expect(move(given)).rejects.toThrow(/^This database does not have exactly .*\(migration_before_baseline\)$/)
      await edit(repair)
    }
  })

  it('is moved in place, set aside, and passes the check', async () => {
    expect(await move(given)).toMatch(
      /^every invariant holds\nbackup: .*\nthe database that was there is kept in .*\nrestored \d+ rows and 0 files .*\nevery invariant holds$/,
    )
    expect(await onServer(journalTags)).toEqual(migrations().map(({ tag }) => tag))
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.aside-'))).toHaveLength(1)
    // A second move is refused.
    await expect(move(given)).rejects.toThrow(/^usage: /)
    const { exited, output } = runGateway(['check'], given)
    expect([await exited, output()]).toEqual([0, 'every invariant holds\n'])
    // The offers with units are supplied from them since the move.
    const supplied = await onServer((url) =>
      asOwner(url, async (owner) => {
        await owner.query(`select set_config('app.tenant_id', '1', false)`)
        return owner.query('select 1 from offer where vault_since = listed_at')
      }),
    )
    expect(supplied.rowCount).toBeGreaterThan(0)
    // The offers that the platform delivers are marked as instant since the move, and only these.
    const marks = await onServer((url) =>
      asOwner(url, async (owner) => {
        await owner.query(`select set_config('app.tenant_id', '1', false)`)
        return owner.query('select distinct delivery_mode, instant from offer order by 1')
      }),
    )
    expect(marks.rows).toEqual([
      { delivery_mode: 'im', instant: false },
      { delivery_mode: 'platform', instant: true },
    ])
    for (const undo of [
      undoTakenFiles,
      undoInstantMarks,
      undoPushDevices,
      undoSharedGames,
      undoTaxes,
      undoInvoices,
      undoChargebacks,
      undoOpening,
      undoTickets,
      undoTrust,
      undoReviewRemovals,
      undoRanking,
      undoSupport,
      undoCatalogEdit,
      undoRates,
      undoSellerCoupons,
      undoDeclaredStock,
      undoKeys,
      undoOfferPrices,
      undoMessageReports,
      undoGivenParts,
      undoUndeliveredPieces,
      undoUnitClaims,
      undoPartialRefunds,
      undoApplications,
      undoFactors,
      undoPayouts,
      undoVault,
      undoStanding,
    ])
      await onServer((url) => asOwner(url, undo))
    expect(asBaseline(await contents())).toEqual(asBaseline(before))
  })
})
