import { calls } from '@tradepost/contract'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
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

/** The rules, and the categories that a rule can be for. */
export const loadCommission = async ({ api }: DeskContext) => ({
  rules: await api(calls.payout.commissionPage),
  idempotencyKey: crypto.randomUUID(),
})

/** Midnight of a typed day in UTC; null for a text that is no day. */
function dayOf(typed: string): string | null {
  const instant = new Date(`${typed}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null
}

async function propose(context: DeskContext, form: FormData, tools: DeskTools) {
  const { t } = context
  const hundredths = readTypedMinor(textOf(form, 'percent'), 2)
  const level = textOf(form, 'minLevel').trim()
  const minLevel = level ? countOf(level, { min: 0, max: 100 }) : undefined
  const startsAt = dayOf(textOf(form, 'startsAt'))
  const reason = textOf(form, 'reason').trim()
  const wrong = (field: string): Problem => ({ code: 'format_error', message: t('errors.format_error'), field })
  const problems = [
    ...(hundredths === null || hundredths < 0 || hundredths > 10_000 ? [wrong('percent')] : []),
    ...(minLevel === null ? [wrong('minLevel')] : []),
    ...(startsAt ? [] : [wrong('startsAt')]),
    ...(reason.length < 3 ? [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'reason' }] : []),
  ]
  if (problems.length > 0 || hundredths === null || minLevel === null || !startsAt) return refuse(problems, form)
  const categoryId = textOf(form, 'categoryId')
  return withIdentity(context, form, tools, async () => {
    await context.api(
      calls.payout.proposeCommission,
      {
        body: {
          ...{ percent: hundredths / 100, startsAt, reason },
          ...(categoryId ? { categoryId } : {}),
          ...(minLevel === undefined ? {} : { minLevel }),
        },
      },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const }
  })
}

/** Proposes a rule, or answers one of another person. */
export async function actOnCommission(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'propose') return propose(context, form, tools)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.payout.answerCommission, {
      params: { id: textOf(form, 'id') },
      body: { approve: act === 'approve' },
    })
    return { ok: true as const }
  })
}
