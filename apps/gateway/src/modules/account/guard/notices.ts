import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { language, tenant } from '../../../platform/db/schema/platform.ts'
import type { Deps } from '../../../platform/deps.ts'
import { localeOf } from '../../../platform/failure/failure-text.ts'
import { getUser } from '../user/user-store.ts'

export async function companyName(tx: Tx, tenantId: number): Promise<string> {
  const [row] = await tx.select({ name: tenant.companyName }).from(tenant).where(eq(tenant.id, tenantId))
  return row?.name ?? ''
}

/** Mails a user, in the account's language, that something happened to the account. */
export async function sendNotice(
  deps: Deps,
  tx: Tx,
  { tenant: site, locale }: CallContext,
  userId: string,
  kind:
    | 'passwordChanged'
    | 'sessionReuse'
    | 'emailChanged'
    | 'identityLinked'
    | 'loginAttack'
    | 'factorAdded'
    | 'factorReduced'
    | 'factorRemoved'
    | 'passkeyAdded'
    | 'recoveryCodeUsed',
  key?: string,
): Promise<void> {
  const { user } = await getUser(tx, site.tenantId, userId)
  if (user.email === null) return
  const [spoken] = user.languageId
    ? await tx.select({ code: language.code }).from(language).where(eq(language.id, user.languageId))
    : []
  const to = localeOf(spoken?.code, locale)
  const company = await companyName(tx, site.tenantId)
  await deps.mail.enqueue(tx, {
    tenantId: site.tenantId,
    to: user.email,
    locale: to,
    subject: translate(to, `mail.${kind}Subject`, { company }),
    paragraphs: [translate(to, `mail.${kind}Body`, { company }), translate(to, 'mail.notYou')],
    ...(key ? { key } : {}),
  })
}
