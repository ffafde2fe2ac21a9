import type { BrowserFamily } from '@tradepost/domain/page-error/browser-family'
import type { PageErrorApp, PageErrorState } from '@tradepost/domain/page-error/page-errors'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from '../columns.ts'

/** A place of the program on the way to an error. */
export interface ErrorFrame {
  source: string
  line: number
  column: number
  name: string
}

/** A group of equal errors that browsers reported. */
export const pageError = pgTable('page_error', {
  tenantId: tenantId(),
  id: uuid('id').notNull(),
  app: text('app').$type<PageErrorApp>().notNull(),
  groupKey: text('group_key').notNull(),
  name: text('name').notNull(),
  message: text('message').notNull(),
  frames: jsonb('frames').$type<ErrorFrame[]>().notNull(),
  state: text('state').$type<PageErrorState>().notNull().default('open'),
  count: bigint('count', { mode: 'number' }).notNull().default(1),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
  versions: jsonb('versions').$type<Record<string, { count: number; lastAt: string }>>().notNull(),
  browsers: jsonb('browsers').$type<Partial<Record<BrowserFamily, number>>>().notNull(),
  routes: jsonb('routes').$type<Record<string, number>>().notNull(),
  resolvedVersions: text('resolved_versions').array().notNull().default([]),
  reopenedAt: instant('reopened_at'),
  changedBy: id64('changed_by'),
  changedAt: instant('changed_at'),
  version: integer('version').notNull().default(1),
})
