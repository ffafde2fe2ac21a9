import type { CallData, CallInput, calls } from '@tradepost/contract'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readEmail } from '../../../platform/text/email.ts'
import { requesterOf } from '../guard/requesters.ts'
import { gapSeconds, requireSend } from '../guard/send-limits.ts'
import { findByEmail } from '../user/user-store.ts'
import { createCode, type Purpose } from './codes.ts'
import { mailCode } from './mail-code.ts'

/** Purposes that need an account. An address without one gets no mail, but the same answer. */
const needsAccount: readonly Purpose[] = ['ResetPasswordSendVerifyCode', 'UnBindEmailSendVerifyCode']

/** Sends a code; limits, code and mail are one transaction, so a refused request leaves nothing behind. */
export function sendCode(deps: Deps) {
  return async (
    { body }: CallInput<typeof calls.signIn.verifyCode>,
    context: CallContext,
  ): Promise<CallData<typeof calls.signIn.verifyCode>> => {
    const email = readEmail(body.email)
    const { purpose } = body
    const { tenantId } = context.tenant
    await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      const account = await findByEmail(tx, tenantId, email.key)
      await requireSend(tx, context, email, account?.user.id ?? null, deps.clock.now())
      const code = await createCode(deps, tx, { tenantId, key: email.key, purpose, requester: requesterOf(context) })
      if (account || !needsAccount.includes(purpose)) await mailCode(deps, tx, context, { email, purpose, code })
    })
    return { resendAfterSeconds: gapSeconds }
  }
}
