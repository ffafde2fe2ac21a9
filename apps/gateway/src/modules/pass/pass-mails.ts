import { isLocale, type Locale } from '@tradepost/i18n'
import { formatInstant } from '@tradepost/i18n/format'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { language } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { graceMs } from './pass-rules.ts'
import type { MembershipRow } from './pass-store.ts'

const dateText = (locale: Locale, date: Date) => `${formatInstant(date, locale, 'UTC')} UTC`

async function write(
  deps: Deps,
  tx: Tx,
  { tenantId, userId }: MembershipRow,
  kind: 'passActive' | 'passFailed' | 'passEnding' | 'passRenewing' | 'passNotRenewed',
  until: Date,
  key: string,
): Promise<void> {
  const [user] = await tx
    .select({ email: appUser.email, code: language.code })
    .from(appUser)
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  if (!user?.email) return
  const locale: Locale = user.code && isLocale(user.code) ? user.code : 'en'
  const { origin } = await siteOf(tx, tenantId)
  await deps.mail.enqueue(tx, {
    tenantId,
    to: user.email,
    locale,
    subject: translate(locale, `mail.${kind}Subject`),
    paragraphs: [translate(locale, `mail.${kind}Body`, { until: dateText(locale, until) })],
    link: { url: `${origin}/family-game-room`, label: translate(locale, 'mail.passLink') },
    key,
  })
}

export const mailActive = (deps: Deps, tx: Tx, row: MembershipRow, endsAt: Date) =>
  write(deps, tx, row, 'passActive', endsAt, `pass:${row.id}:${endsAt.toISOString()}`)

/** Mails the holder, once per period, that the period ends or that the card will be charged for the next period. */
export const mailEnding = (deps: Deps, tx: Tx, row: MembershipRow, endsAt: Date, renews: boolean) =>
  write(deps, tx, row, renews ? 'passRenewing' : 'passEnding', endsAt, `pass-ends:${row.id}:${endsAt.toISOString()}`)

/** Mails the holder, once per period, that the pass will not be renewed because it is no longer on sale. */
export const mailNotRenewed = (deps: Deps, tx: Tx, row: MembershipRow, endsAt: Date) =>
  write(deps, tx, row, 'passNotRenewed', endsAt, `pass-not-renewed:${row.id}:${endsAt.toISOString()}`)

export const mailFailed = (deps: Deps, tx: Tx, row: MembershipRow, attempt: number) =>
  write(
    deps,
    tx,
    row,
    'passFailed',
    new Date((row.endsAt?.getTime() ?? 0) + graceMs),
    `pass-failed:${row.id}:${row.endsAt?.toISOString()}:${attempt}`,
  )
