import type { InputShape } from '@tradepost/domain/order/delivery-inputs'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId, tsvector } from './columns.ts'

/** Texts by language: `{ en, de, ar }`. */
export type Localised<T = string> = Record<string, T>
/** Names of an attribute's values in other languages. */
export type ValueNames = Record<string, Localised>
/** A tenant's definition of one delivery input. Well-known keys have built-in labels. */
export interface StoredInput {
  key: string
  shape: InputShape
  minLength?: number
  maxLength?: number
  choices?: { value: string; names?: Localised }[]
  /** True if absent. */
  required?: boolean
  names?: Localised
  help?: Localised
}
export interface SeoText {
  title: string
  description: string
  keywords: string
}

export const brand = pgTable(
  'brand',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    alias: text('alias').notNull(),
    name: text('name').notNull(),
    names: jsonb('names').$type<Localised>().notNull().default({}),
    about: jsonb('about').$type<Localised>().notNull().default({}),
    seo: jsonb('seo').$type<Localised<SeoText>>().notNull().default({}),
    keywords: text('keywords').notNull().default(''),
    search: tsvector('search').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    coverPath: text('cover_path').notNull(),
    coverWidePath: text('cover_wide_path').notNull(),
    /** The files of uploaded pictures. */
    coverFileId: uuid('cover_file_id'),
    coverWideFileId: uuid('cover_wide_file_id'),
    popularity: integer('popularity').notNull().default(0),
    sales: integer('sales').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Languages whose words are older than those of the shop's first language. */
    outdated: text('outdated').array().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** An alias that a brand had before. */
export const formerBrandAlias = pgTable(
  'former_brand_alias',
  { tenantId: tenantId(), alias: text('alias').notNull(), brandId: id64('brand_id').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.alias] })],
)

/** An alias that a category had before. */
export const formerCategoryAlias = pgTable(
  'former_category_alias',
  { tenantId: tenantId(), alias: text('alias').notNull(), categoryId: id64('category_id').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.alias] })],
)

const kind = {
  isStandard: boolean('is_standard').notNull(),
  standardType: integer('standard_type').notNull(),
  categoryType: integer('category_type'),
  isMembership: boolean('is_membership').notNull().default(false),
}

export const category = pgTable(
  'category',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    alias: text('alias').notNull(),
    names: jsonb('names').$type<Localised>().notNull(),
    seo: jsonb('seo').$type<Localised<SeoText>>().notNull().default({}),
    /** Other words by which people search for the category. */
    keywords: jsonb('keywords').$type<Localised>().notNull().default({}),
    icon: text('icon').notNull(),
    ...kind,
    /** The kind of goods; null if the standard type determines the kind. */
    handOver: text('hand_over'),
    position: integer('position').notNull().default(0),
    /** Languages whose words are older than those of the shop's first language. */
    outdated: text('outdated').array().notNull().default([]),
    version: integer('version').notNull().default(1),
    enabled: boolean('enabled').notNull().default(true),
    /** The lead of the page of the category. */
    about: jsonb('about').$type<Localised>().notNull().default({}),
    search: tsvector('search').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const brandCategory = pgTable(
  'brand_category',
  {
    tenantId: tenantId(),
    brandId: id64('brand_id').notNull(),
    categoryId: id64('category_id').notNull(),
    ...kind,
    existSon: boolean('exist_son').notNull().default(false),
    parents: jsonb('parents').$type<{ id: string; name: Localised }[]>().notNull().default([]),
    level: integer('level').notNull().default(1),
    template: text('template').notNull(),
    heroPath: text('hero_path'),
    seo: jsonb('seo').$type<Localised<SeoText>>().notNull().default({}),
    article: jsonb('article').$type<Localised<{ title: string; html: string }>>(),
    offerCount: integer('offer_count').notNull().default(0),
    /** Inputs that a delivery of these goods needs from its buyer. */
    deliveryInputs: jsonb('delivery_inputs').$type<StoredInput[]>().notNull().default([]),
    enabled: boolean('enabled').notNull().default(true),
    /** The place among the categories of the brand; null for that of the category. */
    position: integer('position'),
    /** Languages whose words are older than those of the shop's first language. */
    outdated: text('outdated').array().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.brandId, t.categoryId] })],
)

export const attributeDef = pgTable(
  'attribute_def',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    names: jsonb('names').$type<Localised>().notNull(),
    valueNames: jsonb('value_names').$type<ValueNames>().notNull().default({}),
    attrType: integer('attr_type').notNull(),
    isMain: boolean('is_main').notNull().default(false),
    filterable: boolean('filterable').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    /** Languages whose words are older than those of the shop's first language. */
    outdated: text('outdated').array().notNull().default([]),
    /** By value, the languages whose words for it are older. Values without such a language have no entry. */
    valueOutdated: jsonb('value_outdated').$type<Readonly<Record<string, readonly string[]>>>().notNull().default({}),
    version: integer('version').notNull().default(1),
    required: boolean('required').notNull().default(false),
    /** The values that sellers can state, in the order shown. */
    choices: text('choices').array().notNull().default([]),
    /** Values that offers may have and that sellers can no longer state. */
    retiredChoices: text('retired_choices').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** An attribute that offers of a brand and category state. */
export const categoryAttribute = pgTable(
  'category_attribute',
  {
    tenantId: tenantId(),
    brandId: id64('brand_id').notNull(),
    categoryId: id64('category_id').notNull(),
    attributeId: id64('attribute_id').notNull(),
    /** The values of the attribute to choose from; empty if all of them are. */
    choices: text('choices').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.brandId, t.categoryId, t.attributeId] })],
)

/** An event of a brand, e.g. a season. */
export const gameEvent = pgTable(
  'game_event',
  {
    tenantId: tenantId(),
    brandId: id64('brand_id').notNull(),
    texts: jsonb('texts').$type<Localised<{ title: string; lead: string; alt?: string }>>().notNull(),
    picturePath: text('picture_path'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Days between two starts of a recurring event. */
    againAfterDays: integer('again_after_days'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.brandId] })],
)
