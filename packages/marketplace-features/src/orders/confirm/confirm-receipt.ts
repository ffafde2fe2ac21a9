import { calls, type HandoverStep, type OrderDetail } from '@tradepost/contract'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  idempotencyKeyOf,
  type Problem,
  refusal,
  textOf,
  withProblems,
} from '../../kernel/server.ts'

type OrderRef = Pick<FeatureContext, 'api'> & { id: string }

const tick = ({ api, id }: OrderRef, steps: HandoverStep[], done: boolean) =>
  api(calls.order.tickHandover, { params: { id }, body: { steps, done } })

/** Saves the ticked boxes of the form. Returns the resulting handover steps. */
async function saveTicks(order: OrderRef, form: FormData): Promise<OrderDetail['handover']> {
  const { handover } = await order.api(calls.order.orderDetail, { params: { id: order.id } })
  const ticked = new Set(form.getAll('step'))
  const changed = (done: boolean) =>
    handover.filter(({ step, at }) => (at !== null) !== done && ticked.has(step) === done).map(({ step }) => step)
  let guide = handover
  for (const done of [true, false]) {
    const steps = changed(done)
    if (steps.length > 0) guide = (await tick(order, steps, done)).handover
  }
  return guide
}

/** Saves the ticks, then confirms the order if all steps are ticked and the buyer gave the acknowledgement. */
export async function confirmReceipt(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  id: string,
): Promise<ActionResult | Response> {
  const order = { api: ctx.api, id }
  const incomplete = 'handover_incomplete'
  return withProblems(ctx, form, { [incomplete]: 'steps' }, async () => {
    if (form.get('intent') === 'tick') {
      await tick(order, [textOf(form, 'step') as HandoverStep], form.get('done') === 'yes')
      return { ok: true as const }
    }
    const guide = await saveTicks(order, form)
    if (form.get('acknowledged') !== 'yes') {
      const problems: Problem[] = [
        {
          ...{ code: 'cannot_be_empty', field: 'acknowledged' },
          message: ctx.t('orders.acknowledgeMissing'),
        },
      ]
      const message = ctx.t(`errors.${incomplete}`)
      if (guide.some(({ at }) => at === null)) problems.unshift({ code: incomplete, field: 'steps', message })
      return refusal(problems, form)
    }
    const input = { params: { id }, body: { acknowledged: true as const } }
    await ctx.api(calls.order.confirmOrder, input, { idempotencyKey: idempotencyKeyOf(form) })
    tools.flash('success', ctx.t('orders.confirmed'))
    return tools.redirect(`/buyer/orders/${id}`, 303)
  })
}
