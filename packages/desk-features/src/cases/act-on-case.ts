import { calls } from '@tradepost/contract'
import { currencyDigits } from '@tradepost/domain/money/money'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { formatMoney } from '@tradepost/i18n'
import { type DeskContext, idempotencyKeyOf, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'

const outcomes = ['refund', 'seller', 'part'] as const

/** The typed part for the buyer; null if it is not less than the price. */
async function partOf({ api }: DeskContext, form: FormData, id: string) {
  const { total } = await api(calls.staff.caseDetail, { params: { id } })
  const amount = readTypedMinor(textOf(form, 'amount'), currencyDigits(total.currency))
  return { total, amount: amount !== null && amount > 0 && amount < total.minor ? amount : null }
}

async function decideDispute(context: DeskContext, form: FormData, id: string, reason: string) {
  const { api, t } = context
  const outcome = outcomes.find((one) => one === textOf(form, 'outcome'))
  if (!outcome)
    return refuse([{ code: 'cannot_be_empty', message: t('cases.outcome-missing'), field: 'outcome' }], form)
  const part = outcome === 'part' ? await partOf(context, form, id) : null
  if (part && part.amount === null) {
    const message = t('cases.part-wrong', { total: formatMoney(part.total) })
    return refuse([{ code: 'data_error', message, field: 'amount' }], form)
  }
  const { step } = await api(
    calls.staff.decideDispute,
    { params: { id }, body: { outcome, reason, ...(part?.amount ? { amount: part.amount } : {}) } },
    { idempotencyKey: idempotencyKeyOf(form) },
  )
  return { ok: true as const, step }
}

/** Decides the dispute or the claim of an order. Above the limit of one person the decision becomes a proposal. */
export function actOnCase(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const reason = textOf(form, 'reason').trim()
  const problems: Problem[] = reason
    ? []
    : [{ code: 'cannot_be_empty', message: t('cases.reason-missing'), field: 'reason' }]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    if (textOf(form, 'act') === 'dispute') return decideDispute(context, form, id, reason)
    const outcome = textOf(form, 'outcome') === 'paid' ? 'paid' : 'refused'
    const { step } = await api(
      calls.staff.decideInsurance,
      { params: { id }, body: { outcome, reason } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, step }
  })
}
