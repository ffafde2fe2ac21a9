import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId, tsvector } from './columns.ts'

/** One attribute of an offer: `a` is the attribute id, `v` its value. */
export interface OfferAttribute {
  a: string
  v: string
}
export interface VerifiedReport {
  checkedAt: string
  role?: 'staff'
  basis?: 'pictures'
  checks: { key: string; passed: boolean }[]
}
export interface Screenshot {
  path: string
  alt: string
  /** A picture that the seller uploaded has its file and its size in pixels. */
  fileId?: string
  width?: number
  height?: number
}

export const offer = pgTable(
  'offer',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    brandId: id64('brand_id').notNull(),
    categoryId: id64('category_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    standardType: integer('standard_type').notNull(),
    categoryType: integer('category_type'),
    status: integer('status').notNull(),
    title: text('title').notNull(),
    textLanguage: text('text_language').notNull().default('en'),
    priceMinor: minor('price_minor').notNull(),
    unitName: text('unit_name'),
    minQuantity: integer('min_quantity').notNull().default(1),
    maxQuantity: integer('max_quantity').notNull().default(1),
    available: integer('available').notNull().default(1),
    deliveryMode: text('delivery_mode').$type<'platform' | 'im'>().notNull(),
    deliveryMinutes: integer('delivery_minutes').notNull(),
    instant: boolean('instant').notNull().default(false),
    verified: boolean('verified').notNull().default(false),
    insured: boolean('insured').notNull().default(false),
    coverPath: text('cover_path').notNull(),
    attributes: jsonb('attributes').$type<OfferAttribute[]>().notNull().default([]),
    sellerRating: numeric('seller_rating', { precision: 2, scale: 1, mode: 'number' }),
    rankScore: integer('rank_score').notNull().default(0),
    listedAt: instant('listed_at').notNull(),
    releasedOn: instant('released_on'),
    maintenanceUntil: instant('maintenance_until'),
    description: text('description').notNull().default(''),
    received: integer('received').notNull().default(1),
    reserved: integer('reserved').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    deliveryTemplate: text('delivery_template'),
    coverWidePath: text('cover_wide_path').notNull(),
    assets: jsonb('assets').$type<{ name: string; value: string }[]>().notNull().default([]),
    faq: jsonb('faq').$type<{ question: string; answer: string }[]>().notNull().default([]),
    screenshots: jsonb('screenshots').$type<Screenshot[]>().notNull().default([]),
    /** The report that the mark stands on; null without the mark. */
    verifiedBy: uuid('verified_by'),
    verifiedReport: jsonb('verified_report').$type<VerifiedReport>(),
    /** The offer is supplied from its units since then; null if the seller delivers, or the platform a text. */
    vaultSince: instant('vault_since'),
    /** A program of the seller provides the units since then. */
    declaredSince: instant('declared_since'),
    /** The seller is warned when this many pieces are left. */
    lowStock: integer('low_stock'),
    /** The status to restore when the disabled seller is enabled again; only triggers write it. */
    heldStatus: integer('held_status'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** The files that the pictures of an offer are, so that none is removed while the shop shows it. */
export const offerPicture = pgTable(
  'offer_picture',
  { tenantId: tenantId(), offerId: id64('offer_id').notNull(), fileId: uuid('file_id').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.offerId, t.fileId] })],
)

/**
 * The columns that lists filter and sort by: one narrow row per listed offer, written by triggers and read through
 * `offer_listing`.
 */
export const listedOffer = pgTable(
  'listed_offer',
  {
    id: id64('id').notNull(),
    brandId: id64('brand_id').notNull(),
    categoryId: id64('category_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    listedAt: instant('listed_at').notNull(),
    tenantId: tenantId(),
    priceMinor: integer('price_minor').notNull(),
    deliveryMinutes: integer('delivery_minutes').notNull(),
    rankScore: integer('rank_score').notNull(),
    rating: smallint('rating').notNull(),
    standardType: smallint('standard_type').notNull(),
    inStock: boolean('in_stock').notNull(),
    instant: boolean('instant').notNull(),
    verified: boolean('verified').notNull(),
    byPlatform: boolean('by_platform').notNull(),
    facets: bigint('facets', { mode: 'bigint' }).array().notNull(),
    search: tsvector('search').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/**
 * The listed offers of the transaction's tenant. Also filter by tenant in the query, so that PostgreSQL plans the
 * statement for the tenant's partition.
 */
export const offerListing = pgView('offer_listing', {
  tenantId: tenantId(),
  id: id64('id').notNull(),
  brandId: id64('brand_id').notNull(),
  categoryId: id64('category_id').notNull(),
  sellerId: id64('seller_id').notNull(),
  priceMinor: integer('price_minor').notNull(),
  rankScore: integer('rank_score').notNull(),
  rating: smallint('rating').notNull(),
  facets: bigint('facets', { mode: 'bigint' }).array().notNull(),
}).existing()

/** Attribute values by the key under which `facets` of a listed offer holds them. */
export const attributeValue = pgTable(
  'attribute_value',
  {
    tenantId: tenantId(),
    key: bigint('key', { mode: 'bigint' }).notNull(),
    attributeId: id64('attribute_id').notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.key] })],
)
