import type { account, CallData, CallInput } from '@tradepost/contract'
import type { CallContext } from '../../platform/call-context.ts'
import type { Deps } from '../../platform/deps.ts'
import { readEmail } from '../../platform/email.ts'
import { Failure } from '../../platform/failure.ts'
import { createTicket, spendCode } from './codes.ts'
import { forgiveGuess, requireGuess } from './grant-captcha.ts'
import { requesterOf } from './requesters.ts'

/** Trades a code for a ticket of the same purpose. */
export function checkCode(deps: Deps) {
  return async (
    { body }: CallInput<typeof account.verifyCodeCheck>,
    context: CallContext,
  ): Promise<CallData<typeof account.verifyCodeCheck>> => {
    const email = readEmail(body.email)
    await requireGuess({ deps, context })
    const { tenantId } = context.tenant
    const right = await spendCode(deps, tenantId, email.key, [body.purpose], body.code, requesterOf(context))
    if (!right) throw new Failure('code_wrong', { field: 'code' })
    await forgiveGuess({ deps, context })
    return { ticket: await createTicket(deps, tenantId, email.key, body.purpose) }
  }
}
