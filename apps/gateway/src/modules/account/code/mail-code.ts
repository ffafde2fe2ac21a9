import { isLocale, type MessageId } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Email } from '../../../platform/text/email.ts'
import { companyName } from '../guard/notices.ts'
import { codeMinutes, type Purpose } from './codes.ts'

const intro: Record<Purpose, MessageId> = {
  LoginSendVerifyCode: 'mail.codeLogin',
  EmailLoginSendVerifyCode: 'mail.codeLogin',
  LoginStrategySendVerifyCode: 'mail.codeLogin',
  EmailRegisterSendVerifyCode: 'mail.codeRegister',
  ResetPasswordSendVerifyCode: 'mail.codeReset',
  BindEmailSendVerifyCode: 'mail.codeBind',
  UnBindEmailSendVerifyCode: 'mail.codeUnbind',
}

/** Mails a code in the requester's language. */
export async function mailCode(
  deps: Deps,
  tx: Tx,
  { tenant, locale }: CallContext,
  { email, purpose, code }: { email: Email; purpose: Purpose; code: string },
): Promise<void> {
  const to = isLocale(locale) ? locale : 'en'
  const company = await companyName(tx, tenant.tenantId)
  await deps.mail.enqueue(tx, {
    tenantId: tenant.tenantId,
    to: email.address,
    locale: to,
    subject: translate(to, 'mail.codeSubject', { company }),
    paragraphs: [
      translate(to, intro[purpose]),
      translate(to, 'mail.codeValid', { minutes: codeMinutes }),
      translate(to, 'mail.codeIgnore'),
    ],
    highlight: code,
  })
}
