import { formatMoney } from '@tradepost/i18n/format'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { deskOriginOf } from '../../platform/config/desk-origin.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { untilText } from '../order/order-mails.ts'
import { jobNames } from '../payment/job-names.ts'
import { staffWithPermission } from '../role/staff-with-permission.ts'
import { findDispute } from './chargeback-store.ts'

/** Tells whoever looks into a dispute, or else everybody who may answer, that the time for evidence ends. */
async function remind(deps: Deps, tenantId: number, id: string, evidenceBy: string): Promise<void> {
  await inTenant(deps, tenantId, 'platform', async (tx) => {
    const row = await findDispute(tx, tenantId, id)
    // Another deadline has reminders of its own.
    if (row.state !== 'open' || row.answer || row.evidenceBy?.toISOString() !== evidenceBy) return
    const staff = await staffWithPermission(tx, tenantId, 'chargeback.answer')
    const owner = staff.filter((person) => person.id === row.ownerId)
    const [shop] = await tx.select({ code: tenant.code }).from(tenant).where(eq(tenant.id, tenantId))
    const { origin } = await siteOf(tx, tenantId)
    const desk = deskOriginOf(deps, { code: shop?.code ?? '', origin })
    for (const { id: userId, email, locale } of owner.length > 0 ? owner : staff) {
      const values = {
        amount: formatMoney({ minor: row.amountMinor, currency: row.currency }),
        date: untilText(locale, row.evidenceBy),
      }
      const daysLeft = Math.ceil((row.evidenceBy.getTime() - deps.clock.now().getTime()) / 86_400_000)
      await deps.mail.enqueue(tx, {
        ...{ tenantId, to: email, locale, key: `chargeback:${id}:${daysLeft}:${userId}` },
        subject: translate(locale, 'chargeback.reminder-subject', values),
        paragraphs: [translate(locale, 'chargeback.reminder-body')],
        link: {
          url: `${desk}/staff/chargebacks/${encodeURIComponent(id)}`,
          label: translate(locale, 'chargeback.reminder-link'),
        },
      })
    }
  })
}

/** Registers the job that reminds staff. */
export function handleReminders(deps: Deps): void {
  deps.jobs.handle(jobNames.remindOfDispute, ({ tenantId, dispute, evidenceBy }) =>
    remind(deps, tenantId, String(dispute), String(evidenceBy)),
  )
}
