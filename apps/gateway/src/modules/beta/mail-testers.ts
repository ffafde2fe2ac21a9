import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { betaInvitation, betaTester } from '../../platform/db/schema/beta.ts'
import { language } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { pick } from '../../platform/text/localised.ts'

export const mailTestersTask = 'beta.mail_testers'

/** Mails that are stored in one transaction. */
const batch = 200

type Invitation = typeof betaInvitation.$inferSelect

/** Testers who joined before the invitation and have not been invited yet, in the order of their ids. */
const nextTesters = (tx: Tx, { tenantId, sentAt, lastUser }: Invitation) =>
  tx
    .select({ id: appUser.id, email: appUser.email, enabled: appUser.enabled, spoken: language.code })
    .from(betaTester)
    .innerJoin(appUser, ofTenant(appUser, betaTester.tenantId, eq(appUser.id, betaTester.userId)))
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(
      and(
        ofTenant(betaTester, tenantId, gt(betaTester.userId, lastUser), lte(betaTester.joinedAt, sentAt)),
        isNotNull(appUser.email),
      ),
    )
    .orderBy(asc(betaTester.userId))
    .limit(batch)

interface Tester {
  id: string
  email: string
  locale: Locale
}

function mailTester(deps: Deps, tx: Tx, { tenantId, id, texts, path }: Invitation, to: Tester, origin: string) {
  const { locale } = to
  const words = pick(texts, locale) ?? { title: '', text: '' }
  const address = (own: string) => `${origin}${localisePath(own, locale)}`
  return deps.mail.enqueue(tx, {
    ...{ tenantId, to: to.email, locale, key: `beta:${id}:${to.id}` },
    subject: words.title,
    paragraphs: [words.text, translate(locale, 'mail.betaWhy', { address: address('/events/beta') })],
    link: { url: address(path), label: translate(locale, 'mail.betaLink') },
  })
}

/** Mails the next testers. Returns false if none were left. */
async function mailBatch(deps: Deps, tx: Tx, tenantId: number, invitationId: string): Promise<boolean> {
  const isInvitation = ofTenant(betaInvitation, tenantId, eq(betaInvitation.id, invitationId))
  const [invitation] = await tx.select().from(betaInvitation).where(isInvitation).for('update')
  if (!invitation) return false
  const testers = await nextTesters(tx, invitation)
  const last = testers.at(-1)
  if (!last) return false
  const { origin } = await siteOf(tx, tenantId)
  let invited = 0
  for (const { id, email, enabled, spoken } of testers) {
    if (!email || !enabled) continue
    const locale = spoken && isLocale(spoken) ? spoken : 'en'
    if (await mailTester(deps, tx, invitation, { id, email, locale }, origin)) invited += 1
  }
  await tx
    .update(betaInvitation)
    .set({ lastUser: last.id, invited: sql`${betaInvitation.invited} + ${invited}` })
    .where(isInvitation)
  return true
}

/** Mails an invitation to the rest of the testers, batch by batch, so that a restart goes on where it stopped. */
export async function mailTesters(deps: Deps, tenantId: number, invitationId: string): Promise<void> {
  while (await inTenant(deps, tenantId, 'platform', (tx) => mailBatch(deps, tx, tenantId, invitationId)));
}
