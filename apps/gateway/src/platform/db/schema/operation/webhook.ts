import type { WebhookTopic } from '@tradepost/domain/webhook/webhook-topics'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

/** A program of the company that is told what happens in the shop. */
export const webhook = pgTable('webhook', {
  tenantId: tenantId(),
  id: uuid('id').notNull(),
  url: text('url').notNull(),
  topics: text('topics').array().$type<WebhookTopic[]>().notNull(),
  secretCt: bytea('secret_ct').notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  /** The secret before the last rotation. It signs the calls as well until `previousUntil`. */
  previousCt: bytea('previous_ct'),
  previousKeyId: text('previous_key_id'),
  previousUntil: instant('previous_until'),
  state: text('state').$type<'active' | 'off' | 'removed'>().notNull().default('active'),
  /** The first failure since the last success. */
  failingSince: instant('failing_since'),
  /** When it was switched off because it failed. */
  gaveUpAt: instant('gave_up_at'),
  createdBy: id64('created_by').notNull(),
  createdAt: instant('created_at').notNull().default(sql`moment()`),
  version: integer('version').notNull().default(1),
})

/** A fact that programs are told, written by triggers in the transaction of the fact. */
export const shopEvent = pgTable('shop_event', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  topic: text('topic').$type<WebhookTopic>().notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  at: instant('at').notNull(),
})

/** An event for one webhook. */
export const webhookDelivery = pgTable('webhook_delivery', {
  tenantId: tenantId(),
  webhookId: uuid('webhook_id').notNull(),
  eventId: uuid('event_id').notNull(),
  state: text('state').$type<'pending' | 'done' | 'failed'>().notNull().default('pending'),
  /** Attempts since it was last asked for. */
  attempts: integer('attempts').notNull().default(0),
  replays: integer('replays').notNull().default(0),
  nextAt: instant('next_at'),
  at: instant('at').notNull(),
})

/** What came of each attempt. */
export const webhookAttempt = pgTable('webhook_attempt', {
  tenantId: tenantId(),
  webhookId: uuid('webhook_id').notNull(),
  eventId: uuid('event_id').notNull(),
  n: integer('n').notNull(),
  at: instant('at').notNull(),
  status: integer('status'),
  failure: text('failure'),
  tookMs: integer('took_ms').notNull(),
})
