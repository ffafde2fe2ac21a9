import { calls } from '@tradepost/contract'
import { currencyDigits } from '@tradepost/domain/money/money'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { formatMoney } from '@tradepost/i18n'
import {
  countOf,
  type DeskContext,
  idempotencyKeyOf,
  type Problem,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { answerDispute } from './answer-dispute.ts'
import { answerUnitClaim } from './answer-unit-claim.ts'
import { refundPart } from './refund-part.ts'
import { refundRest } from './refund-rest.ts'

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

const answers = ['accept', 'refuse', 'offer'] as const

/** Accepts or refuses a requested refund, or offers a part. A refusal needs a reason. */
async function answerRefund(context: DeskContext, form: FormData, id: string) {
  const { t, api } = context
  const answer = answers.find((one) => one === textOf(form, 'answer')) ?? 'refuse'
  const text = textOf(form, 'text').trim()
  if (answer === 'refuse' && !text)
    return refuse([{ code: 'cannot_be_empty', message: t('desk.refund-text-missing'), field: 'text' }], form)
  return withProblems(context, form, async () => {
    const { total } = await api(calls.seller.sellerOrderDetail, { params: { id } })
    const amount =
      answer === 'offer' ? readTypedMinor(textOf(form, 'amount'), currencyDigits(total.currency)) : undefined
    if (amount === null || (amount !== undefined && (amount < 1 || amount >= total.minor))) {
      const message = t('desk.refund-amount-wrong', { total: formatMoney(total) })
      return refuse([{ code: 'data_error', message, field: 'amount' }], form)
    }
    await api(
      calls.afterSales.sellerAnswerRefund,
      { params: { id }, body: { answer, ...(amount === undefined ? {} : { amount }), ...(text ? { text } : {}) } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: 'answered' as const }
  })
}

/** Handles the forms of an order's page. */
export async function actOnOrder(context: DeskContext, form: FormData, id: string) {
  const act = textOf(form, 'act')
  if (act === 'dispute') return answerDispute(context, form, id)
  if (act === 'refund-part') return refundPart(context, form, id)
  if (act === 'refund-rest') return refundRest(context, form, id)
  if (act === 'unit-claim') return answerUnitClaim(context, form, id)
  return act === 'answer' ? answerRefund(context, form, id) : deliver(context, form, id)
}
