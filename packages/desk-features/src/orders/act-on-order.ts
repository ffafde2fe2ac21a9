import { calls } from '@tradepost/contract'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import {
  countOf,
  type DeskContext,
  idempotencyKeyOf,
  type Problem,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** Delivers all or some pieces of an order as a text. */
async function deliver(context: DeskContext, form: FormData, id: string) {
  const { t, api } = context
  const text = textOf(form, 'delivery').trim()
  const most = wholeNumber(textOf(form, 'most'), { min: 1 }) ?? 1
  const typed = textOf(form, 'pieces').trim()
  const pieces = typed ? countOf(typed, { min: 1, max: most }) : undefined
  const problems: Problem[] = []
  if (!text) problems.push({ code: 'cannot_be_empty', message: t('desk.deliver-missing'), field: 'delivery' })
  if (pieces === null)
    problems.push({
      code: 'quantity_invalid',
      message: t('desk.deliver-pieces-wrong', { count: most }),
      field: 'pieces',
    })
  if (problems.length || pieces === null) return refuse(problems, form)
  return withProblems(context, form, async () => {
    await api(
      calls.seller.sellerDeliver,
      { params: { id }, body: { text, ...(pieces === undefined ? {} : { pieces }) } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: 'delivered' as const }
  })
}

/** Accepts or refuses a requested refund. A refusal needs a reason. */
async function answerRefund(context: DeskContext, form: FormData, id: string) {
  const answer = textOf(form, 'answer') === 'accept' ? 'accept' : 'refuse'
  const text = textOf(form, 'text').trim()
  if (answer === 'refuse' && !text)
    return refuse([{ code: 'cannot_be_empty', message: context.t('desk.refund-text-missing'), field: 'text' }], form)
  return withProblems(context, form, async () => {
    await context.api(
      calls.afterSales.sellerAnswerRefund,
      { params: { id }, body: { answer, ...(text ? { text } : {}) } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: 'answered' as const }
  })
}

/** Handles the forms of an order's page. */
export const actOnOrder = async (context: DeskContext, form: FormData, id: string) =>
  textOf(form, 'act') === 'answer' ? answerRefund(context, form, id) : deliver(context, form, id)
