import type { Locale } from '@tradepost/i18n'
import type { Tracing } from '@tradepost/serving/tracing'
import type { Logger } from 'pino'
import type { AlertCounts } from './alerts/alerts.ts'
import type { Config } from './config/config.ts'
import type { SecretBox } from './crypto/secret-box.ts'
import type { Database, Tx } from './db/database.ts'
import type { Live } from './db/live.ts'
import type { FileStore } from './files/file-store.ts'
import type { IdentityCheckProvider } from './identity-check/identity-check-provider.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { InTurn } from './limits/turns.ts'
import type { SafeFetch } from './network/safe-fetch.ts'
import type { PaymentProviders } from './payment/payment-provider.ts'
import type { ConnectProvider, PayoutProvider } from './payout/payout-provider.ts'
import type { OwnPaymentKeys } from './stripe/own-keys.ts'
import type { Clock } from './time/clock.ts'
import type { Translator } from './translation/translator.ts'

/** A mail to one person; its texts come from the i18n namespace `mail`. */
export interface MailMessage {
  tenantId: number
  to: string
  locale: Locale
  subject: string
  /** Paragraphs of plain text; the HTML form is made from them with the tenant's name and colour. */
  paragraphs: readonly string[]
  /** Text shown in large type, e.g. a code. */
  highlight?: string
  /** A button under the text. */
  link?: { url: string; label: string }
  /**
   * The unsubscribe link, shown small at the end. One POST to it must unsubscribe; the mail's headers name it too
   * (RFC 8058).
   */
  lastLink?: { url: string; label: string }
  /** A second message with the same key and tenant is dropped. */
  key?: string
}

export interface Mail {
  /**
   * Stores the mail in the caller's transaction; it is delivered after the commit. Returns false for a mail that was
   * stored before.
   */
  enqueue(tx: Tx, message: MailMessage): Promise<boolean>
}

/** The dependencies of every module; compose.ts builds them once. */
export interface Deps {
  config: Config
  clock: Clock
  log: Logger
  db: Database
  /** The owning role, which alone may write tenants, clients and rates; null without DATABASE_OWNER_URL. */
  owner: Database | null
  alerts: AlertCounts
  /** Traces of requests; null if they are not exported. */
  tracing: Tracing | null
  mail: Mail
  jobs: Jobs
  files: FileStore
  live: Live
  /** Null if the installation has no machine translation. */
  translator: Translator | null
  payments: PaymentProviders
  /** The keys of the card provider that staff set. */
  paymentKeys: OwnPaymentKeys
  /** Pays sellers where no file for a bank does; null without a provider. */
  bank: PayoutProvider | null
  /** Pays to accounts that sellers opened at the provider; null unless it is configured. */
  connect: ConnectProvider | null
  /** Checks who applicants are; null unless it is configured. */
  identityChecks: IdentityCheckProvider | null
  secrets: SecretBox
  /** Limit how much work of one person, and of one address, runs at the same time. */
  turns: { person: InTurn; address: InTurn }
  /** Fetches URLs supplied by third parties; refuses addresses of our own network. */
  fetch: SafeFetch
  /** Calls endpoints of sellers. `check` refuses an address that must not be called. */
  sellerCalls: { send: SafeFetch; check(url: string): Promise<unknown> }
}
