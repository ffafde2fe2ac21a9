import { calls } from '@tradepost/contract'
import { readTypedNumber } from '@tradepost/domain/typed/typed-number'
import {
  countOf,
  type DeskContext,
  type DeskTools,
  idempotencyKeyOf,
  type Problem,
  refuse,
  textOf,
  withIdentity,
} from '../kernel/server.ts'

/** The rates of the shop's currencies. */
export const loadRates = async ({ api }: DeskContext) => ({
  rates: await api(calls.rates.staffRates),
  idempotencyKey: crypto.randomUUID(),
})

const done = { ok: true as const }

async function setRate(context: DeskContext, form: FormData, tools: DeskTools) {
  const { t } = context
  const isBack = textOf(form, 'change') === 'back'
  const perUsd = isBack ? null : readTypedNumber(textOf(form, 'perUsd'), 8)
  const reason = textOf(form, 'reason').trim()
  const isWrong = !isBack && (perUsd === null || !/^\d{1,9}(\.\d{1,8})?$/.test(perUsd) || Number(perUsd) === 0)
  const problems: Problem[] = [
    ...(isWrong ? [{ code: 'format_error', message: t('errors.format_error'), field: 'perUsd' }] : []),
    ...(reason.length < 3 ? [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'reason' }] : []),
  ]
  if (problems.length > 0) return refuse(problems, form)
  return withIdentity(context, form, tools, async () => {
    await context.api(
      calls.rates.setRate,
      {
        body: {
          ...{ currency: textOf(form, 'currency'), perUsd, reason },
          ...(form.has('evenIfFar') ? { evenIfFar: true } : {}),
        },
      },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return done
  })
}

async function setAge(context: DeskContext, form: FormData, tools: DeskTools) {
  const typed = textOf(form, 'days').trim()
  const maxAgeDays = typed ? countOf(typed, { min: 1, max: 90 }) : null
  if (typed && maxAgeDays === null)
    return refuse([{ code: 'format_error', message: context.t('errors.format_error'), field: 'days' }], form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.rates.setRateAge, { body: { maxAgeDays } })
    return done
  })
}

/** Sets a rate or gives it back, or sets how old a rate may be. */
export const actOnRates = (context: DeskContext, form: FormData, tools: DeskTools) =>
  (textOf(form, 'act') === 'age' ? setAge : setRate)(context, form, tools)
