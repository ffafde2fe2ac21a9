import { calls } from '@tradepost/contract'
import { payoutAccountKinds } from '@tradepost/domain/payout/payout-states'
import { type DeskContext, type DeskTools, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'

/** Adds or removes a payout account. Both need the password, because they decide where money goes. */
export function actOnPayouts(context: DeskContext, form: FormData, tools: DeskTools) {
  const { api, t } = context
  const password = textOf(form, 'identityPassword')
  const empty = (field: string) => ({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field })
  const isRemoval = textOf(form, 'act') === 'remove'
  const missing = (isRemoval ? ['identityPassword'] : ['holder', 'ibanOrEmail', 'identityPassword']).filter(
    (name) => !textOf(form, name).trim(),
  )
  if (missing.length > 0) return refuse(missing.map(empty), form)
  return withProblems(context, form, async () => {
    const { session } = await api(calls.signIn.stepUp, { body: { password } })
    await tools.renew(session)
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
