import { isLocale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import type { Asker } from '../../platform/backup/asked.ts'
import { backupState } from '../../platform/backup/backup-state.ts'
import type { BackupFailure } from '../../platform/backup/schedule.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { deskOriginOf } from '../../platform/config/desk-origin.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { language, tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'

/** The alert about a failure: the newest backup cannot be restored, or a new one could not be taken. */
async function alertOf(deps: Deps, { work, at }: BackupFailure) {
  const { trial, newestAt } = await backupState(deps.config.backup.folder)
  if (work === 'backup') return { kind: 'backup_failed', id: newestAt ?? 'none', facts: { failedAt: at } }
  return trial && { kind: 'backup_not_restorable', id: trial.takenAt, facts: { triedAt: trial.triedAt } }
}

/** Mails a person that what they asked for failed. */
async function tellAsker(deps: Deps, tx: Tx, { tenantId, userId }: Asker, { work, code }: TellOf): Promise<void> {
  const [person] = await tx
    .select({ email: appUser.email, spoken: language.code })
    .from(appUser)
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId), eq(appUser.enabled, true)))
  if (!person?.email) return
  const locale = person.spoken && isLocale(person.spoken) ? person.spoken : 'en'
  const { origin } = await siteOf(tx, tenantId)
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to: person.email, locale },
    subject: translate(locale, 'jobs.mail-failed', { work }),
    paragraphs: [translate(locale, 'jobs.mail-failed-text', { work })],
    link: { url: `${deskOriginOf(deps, { code, origin })}/staff/jobs`, label: translate(locale, 'jobs.mail-link') },
  })
}

interface TellOf {
  work: BackupFailure['work']
  /** The tenant's code. */
  code: string
}

/**
 * Raises an alert in every tenant, because the backup has the rows of all of them, and mails those who had asked for the
 * backup or the trial.
 */
export async function reportFailure(deps: Deps, failure: BackupFailure): Promise<void> {
  const { work, askers, isFirst } = failure
  const alert = isFirst ? await alertOf(deps, failure) : null
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id, code: tenant.code }).from(tenant))
  for (const { id, code } of tenants)
    await inTenant(deps, id, 'platform', async (tx) => {
      if (alert) await raiseAlert(tx, id, alert.kind, { kind: 'backup', id: alert.id }, alert.facts)
      for (const asker of askers) if (asker.tenantId === id) await tellAsker(deps, tx, asker, { work, code })
    })
}
