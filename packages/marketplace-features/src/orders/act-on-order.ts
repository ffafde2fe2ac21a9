import { calls } from '@tradepost/contract'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { formatMoney } from '@tradepost/i18n'
import type { Revealed } from '../delivery/index.ts'
import { revealDelivery } from '../delivery/server.ts'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  idempotencyKeyOf,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { readInputFields } from '../purchase/server.ts'
import { reorder } from './reorder.ts'

export type OrderResult = ActionResult<{ revealed: Revealed }>

/** Files a rental complaint: the login of a rented account does not work. */
async function fileComplaint(ctx: FeatureContext, form: FormData, tools: ActionTools, orderId: string) {
  const check = checker(ctx, form)
  const text = check.text('complaintText', textLimits.complaint)
  if (check.problems.length > 0) return refusal(check.problems, form)
  if (!text) {
    const message = ctx.t('rental.complaintEmpty')
    return refusal([{ code: 'cannot_be_empty', field: 'complaintText', message }], form)
  }
  return withProblems(ctx, form, { bad_request: 'complaintText' }, async () => {
    const input = { params: { orderId }, body: { text } }
    await ctx.api(calls.rental.fileRentalComplaint, input, { idempotencyKey: idempotencyKeyOf(form) })
    tools.flash('success', ctx.t('rental.complaintSent'))
    return tools.redirect(`/buyer/orders/${orderId}`, 303)
  })
}

/** Corrects the delivery inputs of an order. */
async function correctInputs(ctx: FeatureContext, form: FormData, tools: ActionTools, id: string) {
  return withProblems(ctx, form, {}, async () => {
    const { deliveryInputs } = await ctx.api(calls.order.orderDetail, { params: { id } })
    const { values, problems } = readInputFields(ctx, form, deliveryInputs, 'inputs')
    if (problems.length > 0) return refusal(problems, form)
    await ctx.api(calls.order.correctInputs, { params: { id }, body: { inputs: values } })
    tools.flash('success', ctx.t('inputs.saved'))
    return tools.redirect(`/buyer/orders/${id}`, 303)
  })
}

/** POST of an order's page: runs the action of the pressed button. */
export async function actOnOrder(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  id: string,
): Promise<OrderResult | Response> {
  const intent = form.get('intent')
  if (intent === 'reveal') {
    return withProblems(ctx, form, {}, async () => {
      return { ok: true as const, revealed: await revealDelivery(ctx, id) }
    })
  }
  if (intent === 'inputs') return correctInputs(ctx, form, tools, id)
  if (intent === 'cancel') {
    return withProblems(ctx, form, {}, async () => {
      await ctx.api(calls.order.cancelOrder, { params: { id }, body: {} }, { idempotencyKey: idempotencyKeyOf(form) })
      tools.flash('success', ctx.t('orders.cancelled'))
      return tools.redirect(`/buyer/orders/${id}`, 303)
    })
  }
  if (intent === 'accept-part') {
    return withProblems(ctx, form, {}, async () => {
      const { partRefunded } = await ctx.api(
        calls.afterSales.acceptRefundPart,
        { params: { id }, body: {} },
        { idempotencyKey: idempotencyKeyOf(form) },
      )
      if (partRefunded) tools.flash('success', ctx.t('afterSales.partAccepted', { amount: formatMoney(partRefunded) }))
      return tools.redirect(`/buyer/orders/${id}`, 303)
    })
  }
  if (intent === 'withdraw-claim') {
    return withProblems(ctx, form, {}, async () => {
      const input = { params: { id }, body: { claimId: textOf(form, 'claim') } }
      await ctx.api(calls.unitClaim.withdrawUnitClaim, input, { idempotencyKey: idempotencyKeyOf(form) })
      tools.flash('success', ctx.t('unitClaims.withdrawn'))
      return tools.redirect(`/buyer/orders/${id}`, 303)
    })
  }
  if (intent === 'complain') return fileComplaint(ctx, form, tools, id)
  if (intent === 'sharing-refund') {
    return withProblems(ctx, form, {}, async () => {
      await ctx.api(
        calls.afterSales.refundSharing,
        { params: { id }, body: {} },
        { idempotencyKey: idempotencyKeyOf(form) },
      )
      tools.flash('success', ctx.t('rental.sharingDone'))
      return tools.redirect(`/buyer/orders/${id}`, 303)
    })
  }
  if (intent === 'reorder') return reorder(ctx, form, tools, id)
  return refusal([{ code: 'format_error', message: ctx.t('errors.format_error') }], form)
}
