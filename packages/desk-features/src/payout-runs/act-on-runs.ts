import { calls } from '@tradepost/contract'
import { type DeskContext, type DeskTools, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'

const outcomes = ['paid', 'failed', 'returned'] as const

/** Starts a run. */
export const startRun = (context: DeskContext, form: FormData) =>
  withProblems(context, form, async () => {
    const { id } = await context.api(
      calls.payout.startPayoutRun,
      { body: {} },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, id }
  })

/** Approves or cancels a run, or records what the bank did with a payout. */
export function actOnRun(context: DeskContext, form: FormData, id: string) {
  const reason = textOf(form, 'reason').trim()
  if (reason.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  const once = { idempotencyKey: idempotencyKeyOf(form) }
  return withProblems(context, form, async () => {
    const outcome = outcomes.find((one) => one === textOf(form, 'outcome'))
    if (outcome)
      await context.api(
        calls.payout.settlePayout,
        { params: { id: textOf(form, 'payout') }, body: { outcome, reason } },
        once,
      )
    else {
      const answer = textOf(form, 'answer') === 'approve' ? 'approve' : 'cancel'
      await context.api(calls.payout.answerPayoutRun, { params: { id }, body: { answer, reason } }, once)
    }
    return { ok: true as const }
  })
}

/** The file of a run for the bank, after the password confirmed who asks. */
export function downloadFile(context: DeskContext, form: FormData, tools: DeskTools, id: string) {
  const password = textOf(form, 'identityPassword')
  if (!password)
    return refuse(
      [{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'identityPassword' }],
      form,
    )
  return withProblems(context, form, async () => {
    const { session } = await context.api(calls.signIn.stepUp, { body: { password } })
    await tools.renew(session)
    return { ok: true as const, file: await context.api(calls.payout.payoutFile, { params: { id } }) }
  })
}
