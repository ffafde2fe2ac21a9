import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { newLink } from './ticket-link.ts'
import type { TicketRow } from './ticket-store.ts'

/** The language in which a customer asked. */
export const localeOf = ({ locale }: Pick<TicketRow, 'locale'>): Locale => (isLocale(locale) ? locale : 'en')

/** The address for mails about a request of a customer; null for a disabled account, or one without an address. */
async function addressOf(tx: Tx, { tenantId, email, customerId }: TicketRow): Promise<string | null> {
  if (!customerId) return email
  const [customer] = await tx
    .select({ email: appUser.email, enabled: appUser.enabled })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, customerId)))
  return customer?.enabled ? customer.email : null
}

interface Words {
  key: string
  subject: string
  paragraphs: readonly string[]
}

async function send(deps: Deps, tx: Tx, row: TicketRow, { key, subject, paragraphs }: Words): Promise<void> {
  const { tenantId, id, customerId } = row
  const to = await addressOf(tx, row)
  if (!to) return
  const locale = localeOf(row)
  const { origin } = await siteOf(tx, tenantId)
  const page = customerId
    ? localisePath(`/buyer/requests/${id}`, locale)
    : `${localisePath('/contact/request', locale)}?token=${await newLink(tx, row, deps.clock.now())}`
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to, locale, key, subject, paragraphs },
    link: { url: `${origin}${page}`, label: translate(locale, 'mail.ticketLink') },
  })
}

/** Confirms a request. NOTE: the mail repeats nothing that was typed, because anybody may have named the address. */
export function mailReceived(deps: Deps, tx: Tx, row: TicketRow): Promise<void> {
  const locale = localeOf(row)
  return send(deps, tx, row, {
    key: `ticket:${row.id}:0`,
    subject: translate(locale, 'mail.ticketReceivedSubject', { number: row.id }),
    paragraphs: [translate(locale, 'mail.ticketReceivedBody')],
  })
}

/** Sends the answer of the staff. */
export function mailAnswer(deps: Deps, tx: Tx, row: TicketRow, text: string): Promise<void> {
  const locale = localeOf(row)
  const solved = row.state === 'solved' ? [translate(locale, 'mail.ticketSolvedBody')] : []
  return send(deps, tx, row, {
    key: `ticket:${row.id}:${row.lastSeq}`,
    subject: translate(locale, 'mail.ticketAnswerSubject', { number: row.id }),
    paragraphs: [text, ...solved],
  })
}
