import type { ClientPlatform } from '@tradepost/domain/content/shared-games'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from './columns.ts'

export const sharedGame = pgTable(
  'shared_game',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    /** By language. */
    titles: jsonb('titles').$type<Record<string, string>>().notNull(),
    genre: text('genre').notNull(),
    released: integer('released').notNull(),
    platforms: text('platforms').array().$type<ClientPlatform[]>().notNull(),
    coverPath: text('cover_path').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const sharedGamePeriod = pgTable(
  'shared_game_period',
  {
    tenantId: tenantId(),
    id: integer('id').notNull(),
    timeUnit: integer('time_unit').notNull(),
    amount: integer('amount').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const passEvent = pgTable(
  'pass_event',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    texts: jsonb('texts').$type<Record<string, { title: string; summary: string; html: string }>>().notNull(),
    coverWidePath: text('cover_wide_path').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
