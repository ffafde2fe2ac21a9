import type { account, CallData, CallInput } from '@tradepost/contract'
import { isLocale, type MessageId } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Email, readEmail } from '../../platform/email.ts'
import { Failure } from '../../platform/failure.ts'
import { countUse, type RateRule } from '../../platform/rate-limit.ts'
import { codeMinutes, createCode, type Purpose } from './codes.ts'
import { companyName } from './notices.ts'
import { findByEmail } from './user-store.ts'

const gapSeconds = 60
const dayMs = 24 * 3600 * 1000
/** Days are UTC days. */
const perEmail: RateRule = { name: 'code-email', limit: 10, windowMs: dayMs }
const perAddress: RateRule = { name: 'code-ip', limit: 50, windowMs: dayMs }

const intro: Record<Purpose, MessageId> = {
  LoginSendVerifyCode: 'mail.codeLogin',
  EmailLoginSendVerifyCode: 'mail.codeLogin',
  LoginStrategySendVerifyCode: 'mail.codeLogin',
  EmailRegisterSendVerifyCode: 'mail.codeRegister',
  ResetPasswordSendVerifyCode: 'mail.codeReset',
  BindEmailSendVerifyCode: 'mail.codeBind',
  UnBindEmailSendVerifyCode: 'mail.codeUnbind',
}
/** Only an account can be reset or unbound; strangers get no mail, and the caller cannot tell. */
const needsAccount: readonly Purpose[] = ['ResetPasswordSendVerifyCode', 'UnBindEmailSendVerifyCode']

async function requireGap(tx: Tx, tenantId: number, key: string, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into code_send as s (tenant_id, email_key, last_sent_at) values (${tenantId}, ${key}, ${now.toISOString()}::timestamptz)
    on conflict (tenant_id, email_key) do update set last_sent_at = excluded.last_sent_at
      where s.last_sent_at <= excluded.last_sent_at - make_interval(secs => ${gapSeconds})`)
  if (rowCount === 0) throw new Failure('code_send_too_soon', { retryAfterSeconds: gapSeconds })
}

async function requireDaily(tx: Tx, tenantId: number, rule: RateRule, subject: string, now: Date): Promise<void> {
  const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, rule, subject, now)
  if (!allowed) throw new Failure('code_send_limit', { retryAfterSeconds })
}

async function mailCode(
  deps: Deps,
  tx: Tx,
  { tenant, locale }: CallContext,
  email: Email,
  purpose: Purpose,
  code: string,
) {
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

/** Sends a code; limits, code and mail are one transaction, so a refused request leaves nothing behind. */
export function sendCode(deps: Deps) {
  return async (
    { body }: CallInput<typeof account.verifyCode>,
    context: CallContext,
  ): Promise<CallData<typeof account.verifyCode>> => {
    const email = readEmail(body.email)
    const { tenantId } = context.tenant
    const now = deps.clock.now()
    await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      await requireGap(tx, tenantId, email.key, now)
      await requireDaily(tx, tenantId, perEmail, email.key, now)
      await requireDaily(tx, tenantId, perAddress, context.ip, now)
      const code = await createCode(deps, tx, tenantId, email.key, body.purpose)
      const known = await findByEmail(tx, tenantId, email.key)
      if (known || !needsAccount.includes(body.purpose)) await mailCode(deps, tx, context, email, body.purpose, code)
    })
    return { resendAfterSeconds: gapSeconds }
  }
}
