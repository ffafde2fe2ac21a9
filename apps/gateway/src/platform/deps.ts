import type { Locale } from '@tradepost/i18n'
import type { Logger } from 'pino'
import type { AlertCounts } from './alerts/alerts.ts'
import type { Config } from './config/config.ts'
import type { SecretBox } from './crypto/secret-box.ts'
import type { Database, Tx } from './db/database.ts'
import type { Live } from './db/live.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { InTurn } from './limits/turns.ts'
import type { SafeFetch } from './network/safe-fetch.ts'
import type { PaymentProviders } from './payment/payment-provider.ts'
import type { Clock } from './time/clock.ts'

/** A message to one person; words come from the i18n namespace `mail`. */
export interface MailMessage {
  tenantId: number
  to: string
  locale: Locale
  subject: string
  /** Paragraphs of plain text; the HTML form is made from them with the tenant's name and colour. */
  paragraphs: readonly string[]
  /** Shown big, e.g. a code. */
  highlight?: string
  /** A button under the text. */
  link?: { url: string; label: string }
  /** Small, after everything else: how to get no more of these; one POST there must do, and mail programs are told. */
  lastLink?: { url: string; label: string }
  /** A second message with the same key and tenant is dropped. */
  key?: string
}

export interface Mail {
  /** Written in the transaction of its cause; delivered after the commit. */
  enqueue(tx: Tx, message: MailMessage): Promise<void>
}

/** Stored bytes, and since when. */
export interface StoredBytes {
  key: string
  writtenAt: Date
}

/** Bytes by key (`<tenant>/<uuid>` or `art/…`); the real store is object storage or a disk. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** What lies directly in a folder, e.g. `upload/1`, unfinished files too. */
  list(folder: string): AsyncIterable<StoredBytes>
  /** The public address of a key. */
  url(key: string): string
}

/** What every module may use; built once in compose.ts and handed down. */
export interface Deps {
  config: Config
  clock: Clock
  log: Logger
  db: Database
  alerts: AlertCounts
  mail: Mail
  jobs: Jobs
  files: FileStore
  live: Live
  payments: PaymentProviders
  secrets: SecretBox
  /** Let one person's and one address' work run a few pieces at a time, before any of it takes a connection. */
  turns: { person: InTurn; address: InTurn }
  /** For addresses that others have a say in. */
  fetch: SafeFetch
}
