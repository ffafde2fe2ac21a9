import type { StaffPermission } from '@tradepost/domain/permission/permissions'
import type { MessageId } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { deskOriginOf } from '../../platform/config/desk-origin.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { staffWithPermission } from './staff-with-permission.ts'

interface SecretAct {
  /** The program that the secret belongs to, or the name of the key. */
  name: string
  subject: Extract<MessageId, `clients.mail-${string}`>
  /** Those who may do the same are told. */
  permission: StaffPermission
  /** The page of the desk on which they can undo it. */
  path: string
}

/** Tells everybody who manages secrets that one was made or ended, so that a stranger's act does not stay unseen. */
export async function tellOfSecret(deps: Deps, tx: Tx, context: CallContext, act: SecretAct): Promise<void> {
  const { tenantId, code } = context.tenant
  const { userId } = principal(context)
  const [person] = await tx
    .select({ name: appUser.nickName })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  const { origin } = await siteOf(tx, tenantId)
  const url = `${deskOriginOf(deps, { code, origin })}${act.path}`
  for (const { email, locale } of await staffWithPermission(tx, tenantId, act.permission))
    await deps.mail.enqueue(tx, {
      ...{ tenantId, to: email, locale },
      subject: translate(locale, act.subject, { name: act.name }),
      paragraphs: [
        translate(locale, 'clients.mail-by', { name: person?.name ?? '' }),
        translate(locale, 'clients.mail-check'),
      ],
      link: { url, label: translate(locale, 'clients.mail-link') },
    })
}
