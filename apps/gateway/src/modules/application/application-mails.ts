import { isLocale } from '@tradepost/i18n/locales'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { deskOriginOf } from '../../platform/config/desk-origin.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { language, site, tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ApplicationRow } from './application-store.ts'

/** Mails an applicant what became of the application, with a link to the next step. */
export async function mailApplicant(
  deps: Deps,
  tx: Tx,
  row: ApplicationRow,
  step: 'accepted' | 'opened' | 'refused',
  reason?: string,
): Promise<void> {
  const { tenantId, userId } = row
  const [person] = await tx
    .select({ email: appUser.email, code: language.code })
    .from(appUser)
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  const [shop] = await tx
    .select({ company: tenant.companyName, code: tenant.code, origin: site.origin })
    .from(site)
    .innerJoin(tenant, eq(tenant.id, site.tenantId))
    .where(ofTenant(site, tenantId))
    .orderBy(site.id)
    .limit(1)
  if (!person?.email || !shop) return
  const locale = person.code && isLocale(person.code) ? person.code : 'en'
  const { company } = shop
  const desk = deskOriginOf(deps, shop)
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to: person.email, locale, key: `application:${step}:${row.id}` },
    subject: translate(locale, 'application.mail-subject', { company, state: step }),
    paragraphs: [translate(locale, 'application.mail-body', { company, state: step }), ...(reason ? [reason] : [])],
    link: {
      url: `${desk}${step === 'opened' ? '/sell' : '/sell/apply'}`,
      label: translate(locale, 'application.mail-link'),
    },
  })
}
