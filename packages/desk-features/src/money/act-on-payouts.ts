import { calls } from '@tradepost/contract'
import { typedAccountKinds } from '@tradepost/domain/payout/payout-states'
import {
  type DeskContext,
  type DeskTools,
  idempotencyKeyOf,
  missingIdentity,
  proveIdentity,
  type Refusal,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

interface PayoutAnswer {
  ok: true
  /** The page of Stripe where the seller goes on. */
  goTo?: string | null
}

/** Opens an account at Stripe, or leads to what is missing there. */
function connect(context: DeskContext, form: FormData, tools: DeskTools) {
  const missing = missingIdentity(context, form)
  if (missing) return missing
  return withProblems<PayoutAnswer>(context, form, async () => {
    await proveIdentity(context, form, tools)
    const body = { currency: textOf(form, 'currency') }
    const { url } = await context.api(calls.payout.sellerConnectAccount, { body })
    return { ok: true, goTo: url }
  })
}

/** Adds, connects or removes a payout account. All need the password, because they decide where money goes. */
export function actOnPayouts(
  context: DeskContext,
  form: FormData,
  tools: DeskTools,
): Refusal | Promise<Refusal | PayoutAnswer> {
  const { api, t } = context
  if (textOf(form, 'act') === 'connect') return connect(context, form, tools)
  if (textOf(form, 'act') === 'check')
    return withProblems<PayoutAnswer>(context, form, async () => {
      await api(calls.payout.sellerCheckAccount, { body: {} })
      return { ok: true }
    })
  const empty = (field: string) => ({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field })
  const isRemoval = textOf(form, 'act') === 'remove'
  const missing = isRemoval ? [] : ['holder', 'ibanOrEmail'].filter((name) => !textOf(form, name).trim())
  const problems = [...missing.map(empty), ...(missingIdentity(context, form)?.problems ?? [])]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems<PayoutAnswer>(context, form, async () => {
    await proveIdentity(context, form, tools)
    if (isRemoval) await api(calls.payout.removePayoutAccount, { params: { id: textOf(form, 'id') }, body: {} })
    else
      await api(
        calls.payout.addPayoutAccount,
        {
          body: {
            kind: typedAccountKinds.find((kind) => kind === textOf(form, 'kind')) ?? 'iban',
            currency: textOf(form, 'currency'),
            holder: textOf(form, 'holder').trim(),
            ibanOrEmail: textOf(form, 'ibanOrEmail').trim(),
          },
        },
        { idempotencyKey: idempotencyKeyOf(form) },
      )
    return { ok: true }
  })
}
