import { calls } from '@tradepost/contract'
import { largestAmount } from '@tradepost/domain/money/money'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { type DeskContext, type DeskTools, type Problem, refuse, textOf, withIdentity } from '../kernel/server.ts'

/** Which offers are insured. */
export const loadInsurance = async ({ api }: DeskContext) => ({ insurance: await api(calls.trust.staffInsurance) })

const done = { ok: true as const }

const withoutReason = ({ t }: DeskContext, reason: string): Problem[] =>
  reason.length < 3 ? [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'reason' }] : []

function changeRule(context: DeskContext, form: FormData, tools: DeskTools) {
  const reason = textOf(form, 'reason').trim()
  const problems = withoutReason(context, reason)
  if (problems.length > 0) return refuse(problems, form)
  const level = textOf(form, 'minLevel')
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.trust.changeInsurance, {
      body: {
        ...{ categoryId: textOf(form, 'categoryId'), insured: textOf(form, 'insured') === 'yes', reason },
        ...{ verifiedOnly: form.has('verifiedOnly'), needsDeposit: form.has('needsDeposit') },
        minLevel: /^[1-6]$/.test(level) ? Number(level) : null,
      },
    })
    return done
  })
}

function changeLimit(context: DeskContext, form: FormData, tools: DeskTools) {
  const { t } = context
  const limit = readTypedMinor(textOf(form, 'limit'), 2)
  const isWrong = limit === null || limit < 0 || limit > largestAmount
  const reason = textOf(form, 'reason').trim()
  const problems = [
    ...(isWrong ? [{ code: 'format_error', message: t('errors.format_error'), field: 'limit' }] : []),
    ...withoutReason(context, reason),
  ]
  if (limit === null || problems.length > 0) return refuse(problems, form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.trust.changeInsuranceLimit, { body: { limit, reason } })
    return done
  })
}

/** Changes a rule or the limit, or answers what another person proposed. */
export function actOnInsurance(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'limit') return changeLimit(context, form, tools)
  if (act !== 'answer') return changeRule(context, form, tools)
  return withIdentity(context, form, tools, async () => {
    const approve = textOf(form, 'verdict') === 'approve'
    await context.api(calls.trust.answerInsurance, { params: { id: textOf(form, 'id') }, body: { approve } })
    return done
  })
}
