import type { ApplicantKind, ApplicationState, IdentityCheckState } from '@tradepost/domain/seller/seller-application'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, minor, tenantId } from './columns.ts'

export const sellerApplication = pgTable(
  'seller_application',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    userId: id64('user_id').notNull(),
    state: text('state').$type<ApplicationState>().notNull().default('submitted'),
    nickName: text('nick_name').notNull(),
    kind: text('kind').$type<ApplicantKind>().notNull(),
    country: text('country').notNull(),
    goods: text('goods').notNull(),
    /** Legal name, number and address, sealed; null after the account was deleted. */
    factsCt: bytea('facts_ct'),
    factsKeyId: text('facts_key_id'),
    agreedAt: instant('agreed_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    depositMinor: minor('deposit_minor').notNull(),
    purchaseId: uuid('purchase_id'),
    decidedBy: id64('decided_by'),
    decidedAt: instant('decided_at'),
    lookedAt: text('looked_at'),
    reason: text('reason'),
    sellerId: id64('seller_id'),
    openedAt: instant('opened_at'),
    depositReturnedAt: instant('deposit_returned_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const sellerApplicationFile = pgTable(
  'seller_application_file',
  {
    tenantId: tenantId(),
    applicationId: uuid('application_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.applicationId, t.fileId] })],
)

export const identityCheck = pgTable(
  'identity_check',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    state: text('state').$type<IdentityCheckState>().notNull().default('started'),
    reason: text('reason'),
    startedAt: instant('started_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** When the account was deleted, and when the provider had erased the check. */
    eraseAskedAt: instant('erase_asked_at'),
    erasedAt: instant('erased_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
