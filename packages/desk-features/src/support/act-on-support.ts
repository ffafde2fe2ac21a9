import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { type DeskContext, type DeskTools, idempotencyKeyOf, refuse, textOf, withProblems } from '../kernel/server.ts'
import { actOnData } from './act-on-data.ts'
import { banDays } from './customer/ban-days.ts'

/** Sends a mail of a customer or an order once more. */
const resendMail = (context: DeskContext, form: FormData) =>
  withProblems(context, form, async () => {
    await context.api(
      calls.support.resendMail,
      { params: { id: textOf(form, 'mail') } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, done: 'resend' as const }
  })

/** Replaces a unit of an order, asks its seller for one, or sends one of the mails again. */
export async function actOnOrder(context: DeskContext, form: FormData, id: string) {
  const act = textOf(form, 'act')
  if (act !== 'replace' && act !== 'ask') return resendMail(context, form)
  const reason = textOf(form, 'reason').trim()
  if (reason.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  const options = { idempotencyKey: idempotencyKeyOf(form) }
  return withProblems(context, form, async () => {
    if (act === 'ask') await context.api(calls.support.askReplacement, { params: { id }, body: { reason } }, options)
    else {
      const unitId = textOf(form, 'unitId')
      await context.api(calls.support.replaceGoods, { params: { id }, body: { unitId, reason } }, options)
    }
    return { ok: true as const, goods: act }
  })
}

/** Bans a customer, ends the ban, sends one of the mails again, or exports or erases the data. */
export async function actOnCustomer(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'export' || act === 'erase') return actOnData(context, form, id, tools)
  if (act !== 'ban' && act !== 'unban') return resendMail(context, form)
  const reason = textOf(form, 'reason').trim()
  if (reason.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }], form)
  const days = banDays.find((one) => String(one) === textOf(form, 'days')) ?? 0
  return withProblems(context, form, async () => {
    if (act === 'unban') await context.api(calls.support.unbanCustomer, { params: { id }, body: { reason } })
    else {
      const until = days > 0 ? { until: new Date(Date.now() + days * dayMs).toISOString() } : {}
      await context.api(calls.support.banCustomer, { params: { id }, body: { reason, ...until } })
    }
    return { ok: true as const, done: act }
  })
}
