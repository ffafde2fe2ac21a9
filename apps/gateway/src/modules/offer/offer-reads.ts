import type { OfferCard } from '@tradepost/contract'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StoredInput } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { ShownCurrency } from '../../platform/money/price.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { type CardOffer, cardColumns, offerCard } from './offer-card.ts'
import type { SellerBriefRow, SellerFactsRow } from './seller-brief.ts'

type SellerPrefixed<T> = { [name in keyof T as `seller${Capitalize<name & string>}`]: T[name] }
export type CardRow = CardOffer & { sellerId: string } & SellerPrefixed<Omit<SellerBriefRow, 'id'>>
type OfferColumn = keyof typeof offer.$inferSelect
/** Columns that an offer's page shows and its card does not. */
const pageColumns = [
  ...(['description', 'textLanguage', 'coverWidePath', 'screenshots', 'verifiedReport', 'assets', 'faq'] as const),
] as const satisfies OfferColumn[]
type PageOffer = Pick<typeof offer.$inferSelect, (typeof pageColumns)[number]>

interface DetailColumns extends PageOffer {
  /** The template of the offer's brand category: decides how lists show the offer. */
  template: string
  levelRecord: { level: number; since: string }[] | null
  translation: { title: string; description: string; language: string } | null
  deliveryInputs: StoredInput[] | null
  sold: { count: number; low: number; median: number; high: number } | null
  insuranceRule: { verifiedOnly: boolean; needsDeposit: boolean; minLevel: number | null } | null
}
export type DetailRow = CardRow & SellerPrefixed<SellerFactsRow> & DetailColumns & { version: string; state: string }

/** SQL that selects columns of offers, each named like its property in TypeScript. */
const selectColumns = (columns: readonly OfferColumn[]) =>
  columns
    .map((column) => {
      const { name } = offer[column]
      return `${column === 'priceMinor' ? `o.${name}::int` : `o.${name}`} as "${column}"`
    })
    .join(', ')

const cardSelection = `${selectColumns([...cardColumns, 'sellerId'])},
  s.nick_name as "sellerNickName", s.avatar_path as "sellerAvatarPath",
  s.rating::float8 as "sellerRating", s.review_count as "sellerReviewCount", s.level as "sellerLevel", s.ekyc as "sellerEkyc",
  s.deposit as "sellerDeposit", s.indemnity as "sellerIndemnity", s.presence as "sellerPresence",
  s.last_seen_at as "sellerLastSeenAt"`

const sellerColumns = `s.member_since as "sellerMemberSince", s.ekyc_since as "sellerEkycSince",
  s.deposit_since as "sellerDepositSince", s.indemnity_since as "sellerIndemnitySince", s.total_orders as "sellerTotalOrders",
  s.offer_count as "sellerOfferCount", s.delivery_speed::float8 as "sellerDeliverySpeed",
  s.service_attitude::float8 as "sellerServiceAttitude", s.product_description::float8 as "sellerProductDescription",
  s.performance_score::float8 as "sellerPerformanceScore"`

/** Optional parts of an offer's row. */
interface Extras {
  /** Reads the seller's past levels. */
  levels: boolean
  /** Reads the offer's translation into this language, if it has one. */
  translation: string | null
}

const levelRecord = `(select jsonb_agg(jsonb_build_object('level', r.level, 'since', r.since) order by r.since desc)
  from seller_level_record r where r.tenant_id = $1 and r.seller_id = o.seller_id)`
const translation = `(select jsonb_build_object('title', t.title, 'description', t.description, 'language', t.language)
  from offer_translation t where t.tenant_id = $1 and t.offer_id = o.id and t.language = $3 and o.text_language <> $3)`

/** None for an offer that is supplied from units, because the buyer receives one of its units. */
const deliveryInputs = `(select bc.delivery_inputs from brand_category bc
  where bc.tenant_id = $1 and bc.brand_id = o.brand_id and bc.category_id = o.category_id
    and o.vault_since is null and o.declared_since is null)`

/** The rule by which offers of the category are insured. A change of it counts up the version of the catalogue. */
const insuranceRule = `(select jsonb_build_object('verifiedOnly', r.verified_only, 'needsDeposit', r.needs_deposit,
    'minLevel', r.min_level) from insurance_rule r
  where r.tenant_id = $1 and r.category_id = o.category_id and r.insured)`

/** Prices of sales of similar offers, in US cents. */
const sold = `(select jsonb_build_object('count', k.sold_count, 'low', k.sold_low, 'median', k.sold_median,
    'high', k.sold_high) from offer_rank k
  where k.tenant_id = $1 and k.offer_id = o.id and k.sold_count is not null)`

/**
 * Identifies the versions of all rows that an offer's page is made of, without its extras. PostgreSQL gives a row a new
 * `xmin` with each transaction that changes it.
 */
const rowVersions = `concat_ws(' ', v.version, o.xmin, s.xmin,
  coalesce((select bc.xmin::text from brand_category bc
    where bc.tenant_id = $1 and bc.brand_id = o.brand_id and bc.category_id = o.category_id), '-'),
  (select concat_ws(',', k.sold_count, k.sold_low, k.sold_median, k.sold_high) from offer_rank k
    where k.tenant_id = $1 and k.offer_id = o.id))`
const versionedOffer = `catalogue_version v
  left join (offer o join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id)
    on o.tenant_id = $1 and o.id = $2`

const stateStatement = {
  name: 'offer_detail_state',
  text: `select ${rowVersions} as state from ${versionedOffer}`,
}

const detailText = (extras: Extras) => `select v.version, ${rowVersions} as state, ${cardSelection}, ${sellerColumns},
  ${selectColumns(pageColumns)},
  ${deliveryInputs} as "deliveryInputs", ${insuranceRule} as "insuranceRule", ${sold} as sold,
  (select bc.template from brand_category bc
    where bc.tenant_id = $1 and bc.brand_id = o.brand_id and bc.category_id = o.category_id) as template,
  ${extras.levels ? levelRecord : 'null::jsonb'} as "levelRecord",
  ${extras.translation ? translation : 'null::jsonb'} as translation
  from ${versionedOffer}`

const detailTexts = new Map<string, string>()

/** Each set of extras has a statement name of its own, because PostgreSQL keeps one query plan per name. */
function detailStatement(extras: Extras, values: readonly unknown[]) {
  const name = `offer_detail${extras.levels ? '_levels' : ''}${extras.translation ? '_translated' : ''}`
  const text = detailTexts.get(name) ?? detailText(extras)
  detailTexts.set(name, text)
  return { name, text, values: extras.translation ? [...values, extras.translation] : values, mayLag: true }
}

const cardsStatement = {
  name: 'offer_cards',
  text: `select ${cardSelection} from unnest($2::bigint[]) with ordinality as wanted (id, position)
    join offer o on o.tenant_id = $1 and o.id = wanted.id
    join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id order by wanted.position`,
}

const actor = ({ user }: CallContext) => user?.userId ?? 'visitor'

/** The versions of the rows that an offer's page is made of. Equal states of an offer have equal rows. */
export async function detailState(db: Pick<Database, 'read'>, context: CallContext, id: string): Promise<string> {
  const { tenantId } = context.tenant
  const statement = { ...stateStatement, values: [tenantId, id], mayLag: true }
  const [row] = await db.read<{ state: string }>(tenantId, actor(context), statement)
  return row?.state ?? ''
}

/**
 * Reads an offer's row, and the version of the catalogue that has the names of its brand and category. `id` is null
 * if the offer does not exist.
 */
export async function detailRow(
  db: Pick<Database, 'read'>,
  context: CallContext,
  id: string,
  extras: Extras,
): Promise<DetailRow | { id: null; version: string }> {
  const { tenantId } = context.tenant
  const statement = detailStatement(extras, [tenantId, id])
  const [row] = await db.read<DetailRow>(tenantId, actor(context), statement)
  if (!row) throw new Error('the catalogue has no version')
  return row
}

export function cardRows(db: Pick<Database, 'read'>, context: CallContext, ids: readonly string[]): Promise<CardRow[]> {
  const { tenantId } = context.tenant
  return db.read<CardRow>(tenantId, actor(context), { ...cardsStatement, values: [tenantId, ids], mayLag: true })
}

export const sellerOf = (row: CardRow): SellerBriefRow => ({
  id: row.sellerId,
  nickName: row.sellerNickName,
  avatarPath: row.sellerAvatarPath,
  rating: row.sellerRating,
  reviewCount: row.sellerReviewCount,
  level: row.sellerLevel,
  ekyc: row.sellerEkyc,
  deposit: row.sellerDeposit,
  indemnity: row.sellerIndemnity,
  presence: row.sellerPresence,
  lastSeenAt: row.sellerLastSeenAt,
})

/** The values that an offer's page shows unchanged. */
export const asStored = ({ verifiedReport, assets, faq }: DetailRow) => ({ verifiedReport, assets, faq })

/** Null if the catalogue no longer has the offer's brand or category, because one of them is being removed. */
export function cardOf(
  row: CardRow,
  catalog: CatalogSnapshot,
  locale: string,
  currency: ShownCurrency,
  now: Date,
): OfferCard | null {
  const brand = catalog.brands.get(row.brandId)
  const category = catalog.categories.get(row.categoryId)
  if (!brand || !category) return null
  const names = { brand, category, attribute: (id: string) => catalog.attributes.get(id) }
  return offerCard(row, sellerOf(row), names, locale, currency, now)
}
