import type { CallData, CallInput, calls } from '@tradepost/contract'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { readEmail } from '../../../platform/text/email.ts'
import { createTicket, spendCode } from '../code/codes.ts'
import { requesterOf } from '../guard/requesters.ts'
import { forgiveGuess, requireGuess } from './grant-captcha.ts'

/** Exchanges a code for a ticket of the same purpose. */
export function checkCode(deps: Deps) {
  return async (
    { body }: CallInput<typeof calls.signIn.verifyCodeCheck>,
    context: CallContext,
  ): Promise<CallData<typeof calls.signIn.verifyCodeCheck>> => {
    const email = readEmail(body.email)
    await requireGuess({ deps, context })
    const { tenantId } = context.tenant
    const right = await spendCode(deps, tenantId, email.key, [body.purpose], body.code, requesterOf(context))
    if (!right) throw new Failure('code_wrong', { field: 'code' })
    await forgiveGuess({ deps, context })
    return { ticket: await createTicket(deps, tenantId, email.key, body.purpose) }
  }
}
