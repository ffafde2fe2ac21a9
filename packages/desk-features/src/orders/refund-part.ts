import { calls } from '@tradepost/contract'
import { currencyDigits } from '@tradepost/domain/money/money'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { formatMoney } from '@tradepost/i18n'
import { type DeskContext, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'

/** Gives a part of the price back: the typed amount, or the share of the typed number of pieces. */
export async function refundPart(context: DeskContext, form: FormData, id: string) {
  const { t, api } = context
  const left = wholeNumber(textOf(form, 'left'), { min: 1 }) ?? 1
  const all = wholeNumber(textOf(form, 'all'), { min: 1 }) ?? 1
  const currency = textOf(form, 'currency')
  const typed = { amount: textOf(form, 'part-amount').trim(), pieces: textOf(form, 'part-pieces').trim() }
  const amount = typed.amount ? readTypedMinor(typed.amount, currencyDigits(currency)) : null
  const pieces = typed.pieces ? wholeNumber(typed.pieces, { min: 1, max: all - 1 }) : null
  const isPart = amount !== null && amount > 0 && amount < left
  if (Boolean(typed.amount) === Boolean(typed.pieces) || (typed.pieces ? pieces === null : !isPart)) {
    const message = t('desk.part-wrong', { amount: formatMoney({ minor: left, currency }), pieces: all })
    return refuse([{ code: 'data_error', message, field: 'part-amount' }], form)
  }
  const text = textOf(form, 'part-text').trim()
  const result = await withProblems(context, form, async () => {
    const part = pieces === null ? { amount: amount ?? 0 } : { pieces }
    await api(
      calls.afterSales.sellerRefundPart,
      { params: { id }, body: { left, ...part, ...(text ? { text } : {}) } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: 'partGiven' as const }
  })
  if (result.ok || !result.problems.some(({ code }) => code === 'state_conflict')) return result
  return refuse([{ code: 'state_conflict', message: t('desk.rest-changed') }], form)
}
