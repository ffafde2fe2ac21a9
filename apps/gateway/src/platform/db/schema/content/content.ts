import type { ContentKind } from '@tradepost/domain/content/content-state'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from '../columns.ts'

/** Notices, the theme colour and other content, with its state of publication. */
export const contentItem = pgTable(
  'content_item',
  {
    tenantId: tenantId(),
    kind: text('kind').$type<ContentKind>().notNull(),
    item: text('item').notNull(),
    version: integer('version').notNull(),
    shown: integer('shown'),
    planned: integer('planned'),
    publishAt: instant('publish_at'),
    endsAt: instant('ends_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.item] })],
)

/** Every version of what editors wrote; none is ever changed. */
export const contentVersion = pgTable(
  'content_version',
  {
    tenantId: tenantId(),
    kind: text('kind').$type<ContentKind>().notNull(),
    item: text('item').notNull(),
    version: integer('version').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    byUser: id64('by_user'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.item, t.version] })],
)
