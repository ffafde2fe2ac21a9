import { boolean, integer, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from './columns.ts'
import type { Screenshot } from './offer.ts'

/** A place that a file was taken out of, with what putting it back needs. */
export type TakenPlace =
  | { kind: 'offer'; id: string; index: number; picture: Screenshot }
  | { kind: 'seller'; id: string; shows: 'avatar' | 'banner' }
  | { kind: 'brand'; id: string; shows: 'cover' | 'coverWide' }

export const file = pgTable(
  'file',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    ownerId: id64('owner_id'),
    catalogue: text('catalogue').notNull(),
    purpose: text('purpose'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    quarantinedAt: instant('quarantined_at'),
    quarantineReason: text('quarantine_reason'),
    /** The key at which the file was shown before it was taken down. */
    takenKey: text('taken_key'),
    /** The file that a picture was drawn from. */
    sourceId: uuid('source_id'),
    takenPlaces: jsonb('taken_places').$type<readonly TakenPlace[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What forms suggest for a file of the library. */
export interface MediaWords {
  title: string
  alt: string
}

/** The media library: files that staff have for content. */
export const mediaItem = pgTable(
  'media_item',
  {
    tenantId: tenantId(),
    fileId: uuid('file_id').notNull(),
    name: text('name').notNull().default(''),
    texts: jsonb('texts').$type<Readonly<Record<string, MediaWords>>>().notNull().default({}),
    searchText: text('search_text').notNull().default(''),
    addedAt: instant('added_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.fileId] })],
)

/** The library with its files, without those that were taken down. */
export const mediaListing = pgView('media_listing', {
  tenantId: tenantId(),
  fileId: uuid('file_id').notNull(),
  name: text('name').notNull(),
  texts: jsonb('texts').$type<Readonly<Record<string, MediaWords>>>().notNull(),
  searchText: text('search_text').notNull(),
  addedAt: instant('added_at').notNull(),
  version: integer('version').notNull(),
  ownerId: id64('owner_id'),
  catalogue: text('catalogue').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width'),
  height: integer('height'),
  storageKey: text('storage_key').notNull(),
  used: boolean('used').notNull(),
}).existing()
