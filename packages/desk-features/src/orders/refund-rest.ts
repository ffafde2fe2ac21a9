import { calls } from '@tradepost/contract'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type DeskContext, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'

/** Refunds the missing pieces of an order, as many as the seller was shown. */
export async function refundRest(context: DeskContext, form: FormData, id: string) {
  const { t, api } = context
  const pieces = wholeNumber(textOf(form, 'missing'), { min: 1 }) ?? 1
  const text = textOf(form, 'rest-text').trim()
  const result = await withProblems(context, form, async () => {
    const { state } = await api(
      calls.afterSales.sellerRefundRest,
      { params: { id }, body: { pieces, ...(text ? { text } : {}) } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: state === 'refunded' ? ('ended' as const) : ('restRefunded' as const) }
  })
  if (result.ok || !result.problems.some(({ code }) => code === 'state_conflict')) return result
  return refuse([{ code: 'state_conflict', message: t('desk.rest-changed') }], form)
}
