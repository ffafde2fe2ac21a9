import { calls } from '@tradepost/contract'
import { payoutAccountKinds } from '@tradepost/domain/payout/payout-states'
import {
  type DeskContext,
  type DeskTools,
  idempotencyKeyOf,
  missingIdentity,
  proveIdentity,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** Adds or removes a payout account. Both need the password, because they decide where money goes. */
export function actOnPayouts(context: DeskContext, form: FormData, tools: DeskTools) {
  const { api, t } = context
  const empty = (field: string) => ({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field })
  const isRemoval = textOf(form, 'act') === 'remove'
  const missing = isRemoval ? [] : ['holder', 'ibanOrEmail'].filter((name) => !textOf(form, name).trim())
  const problems = [...missing.map(empty), ...(missingIdentity(context, form)?.problems ?? [])]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    await proveIdentity(context, form, tools)
    if (isRemoval) await api(calls.payout.removePayoutAccount, { params: { id: textOf(form, 'id') }, body: {} })
    else
      await api(
        calls.payout.addPayoutAccount,
        {
          body: {
            kind: payoutAccountKinds.find((kind) => kind === textOf(form, 'kind')) ?? 'iban',
            currency: textOf(form, 'currency'),
            holder: textOf(form, 'holder').trim(),
            ibanOrEmail: textOf(form, 'ibanOrEmail').trim(),
          },
        },
        { idempotencyKey: idempotencyKeyOf(form) },
      )
    return { ok: true as const }
  })
}
