import type { ArticlePage } from '@tradepost/domain/content/article-pages'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localised } from './brand.ts'
import { id64, instant, tenantId } from './columns.ts'

export const articleCategory = pgTable(
  'article_category',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    names: jsonb('names').$type<Localised>().notNull(),
    icon: text('icon').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const article = pgTable(
  'article',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    categoryId: id64('category_id').notNull(),
    texts: jsonb('texts').$type<Localised<{ title: string; summary: string; html: string; alt?: string }>>().notNull(),
    position: integer('position').notNull().default(0),
    page: text('page').$type<ArticlePage>(),
    picturePath: text('picture_path'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const notice = pgTable(
  'notice',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    type: text('type').$type<'site' | 'payment' | 'rental'>().notNull(),
    texts: jsonb('texts').$type<Localised<{ title: string; text: string; alt?: string }>>().notNull(),
    picturePath: text('picture_path'),
    publishedAt: instant('published_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const pageArea = pgTable(
  'page_area',
  {
    tenantId: tenantId(),
    areaType: integer('area_type').notNull(),
    content: jsonb('content').$type<Localised<unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.areaType] })],
)

export const templateSetting = pgTable(
  'template_setting',
  {
    tenantId: tenantId(),
    terminalType: integer('terminal_type').notNull(),
    pageKey: text('page_key').notNull(),
    template: text('template').notNull(),
    heroPath: text('hero_path'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.terminalType, t.pageKey] })],
)

export const storefrontSetting = pgTable(
  'storefront_setting',
  {
    tenantId: tenantId(),
    recommendedSellerLevel: integer('recommended_seller_level').notNull().default(3),
    shortLinkHosts: text('short_link_hosts').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
)
