import { calls } from '@tradepost/contract'
import { type DeskContext, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'

const answers = ['replace', 'refund', 'refuse'] as const

/** Answers a claim about a unit. A refusal needs words. */
export async function answerUnitClaim(context: DeskContext, form: FormData, id: string) {
  const { t, api } = context
  const claimId = textOf(form, 'claim')
  const field = `text-${claimId}`
  const answer = answers.find((one) => one === textOf(form, 'answer')) ?? 'refuse'
  const text = textOf(form, field).trim()
  if (answer === 'refuse' && !text)
    return refuse([{ code: 'cannot_be_empty', message: t('claimDesk.textMissing'), field }], form)
  const result = await withProblems(context, form, async () => {
    await api(
      calls.unitClaim.sellerAnswerUnitClaim,
      { params: { id }, body: { claimId, answer, ...(text ? { text } : {}) } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: 'claimAnswered' as const }
  })
  if (result.ok || !result.problems.some(({ code }) => code === 'offer_sold_out')) return result
  return refuse([{ code: 'offer_sold_out', message: t('claimDesk.vaultEmpty') }], form)
}
