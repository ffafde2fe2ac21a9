import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localised } from './brand.ts'
import { id64, instant, tenantId } from './columns.ts'

export const sceneText = pgTable(
  'scene_text',
  {
    tenantId: tenantId(),
    scene: text('scene').notNull(),
    key: text('key').notNull(),
    texts: jsonb('texts').$type<Localised>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.scene, t.key] })],
)

export const shortLink = pgTable(
  'short_link',
  {
    tenantId: tenantId(),
    code: text('code').notNull(),
    originUrl: text('origin_url').notNull(),
    createdBy: id64('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.code] })],
)
