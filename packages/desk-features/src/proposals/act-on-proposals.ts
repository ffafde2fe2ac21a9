import { calls } from '@tradepost/contract'
import { type DeskContext, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'

/** Approves or rejects what another person proposed. */
export function actOnProposals(context: DeskContext, form: FormData) {
  const reason = textOf(form, 'reason').trim()
  if (!reason)
    return refuse([{ code: 'cannot_be_empty', message: context.t('cases.reason-missing'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    const { step } = await context.api(
      calls.staff.answerProposal,
      { params: { id: textOf(form, 'subject') }, body: { approve: textOf(form, 'answer') === 'yes', reason } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, step }
  })
}
