import { calls } from '@tradepost/contract'
import {
  type DeskContext,
  type DeskTools,
  idempotencyKeyOf,
  isIdentityAsked,
  missingIdentity,
  proveIdentity,
  refuse,
  textOf,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'

const outcomes = ['paid', 'failed', 'returned'] as const

/** Starts a run. */
export const startRun = (context: DeskContext, form: FormData, tools: DeskTools) =>
  withIdentity(context, form, tools, async () => {
    const { id } = await context.api(
      calls.payout.startPayoutRun,
      { body: {} },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, id }
  })

/** Approves or cancels a run, or records what the bank did with a payout. */
export async function actOnRun(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  const reason = textOf(form, 'reason').trim()
  if (reason.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  const once = { idempotencyKey: idempotencyKeyOf(form) }
  return withIdentity(context, form, tools, async () => {
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

/** Confirms who asks for the file of a run. */
export function confirmFile(context: DeskContext, form: FormData, tools: DeskTools) {
  const missing = missingIdentity(context, form)
  if (missing) return missing
  return withProblems(context, form, async () => {
    await proveIdentity(context, form, tools)
    return { ok: true as const, file: true as const }
  })
}

/** The file of a run for the bank; null if the user has to confirm the identity first. */
export const loadFile = ({ api }: DeskContext, id: string) =>
  api(calls.payout.payoutFile, { params: { id } }).catch((error: unknown) => {
    if (isIdentityAsked(error)) return null
    throw error
  })
