import { calls } from '@tradepost/contract'
import { overlapHours } from '@tradepost/domain/client/client-secrets'
import { apiKeyPattern, webhookSecretPattern } from '@tradepost/domain/money/payment-keys'
import { type DeskContext, type DeskTools, type Problem, refuse, textOf, withIdentity } from '../kernel/server.ts'

/** The keys of the shop at the card provider. */
export const loadPaymentKeys = async ({ api }: DeskContext) => ({ keys: await api(calls.paymentKey.paymentKeyDetail) })

const patterns = { apiKey: new RegExp(apiKeyPattern), webhookSecret: new RegExp(webhookSecretPattern) }

/** What is wrong with a typed key, before it leaves for the gateway. */
function problemsOf({ t }: DeskContext, typed: Record<keyof typeof patterns, string>, required: string[]): Problem[] {
  return (['apiKey', 'webhookSecret'] as const).flatMap((field) => {
    if (typed[field] === '')
      return required.includes(field) ? [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field }] : []
    if (patterns[field].test(typed[field])) return []
    return [
      {
        code: 'format_error',
        message: t(field === 'apiKey' ? 'paymentKeys.key-format' : 'paymentKeys.secret-format'),
        field,
      },
    ]
  })
}

function tryKey(context: DeskContext, form: FormData, tools: DeskTools) {
  const apiKey = textOf(form, 'apiKey').trim()
  const problems = problemsOf(context, { apiKey, webhookSecret: '' }, ['apiKey'])
  if (problems.length > 0) return refuse(problems, form)
  return withIdentity(context, form, tools, async () => {
    const tried = await context.api(calls.paymentKey.tryPaymentKey, { body: { apiKey } })
    return { ok: true as const, done: 'tried' as const, ...tried }
  })
}

async function save(context: DeskContext, form: FormData, tools: DeskTools) {
  const typed = { apiKey: textOf(form, 'apiKey').trim(), webhookSecret: textOf(form, 'webhookSecret').trim() }
  const isEmpty = typed.apiKey === '' && typed.webhookSecret === ''
  const needed = [
    ...(form.has('needsApi') || isEmpty ? ['apiKey'] : []),
    ...(form.has('needsWebhook') ? ['webhookSecret'] : []),
  ]
  const problems = problemsOf(context, typed, needed)
  if (problems.length > 0) return refuse(problems, form)
  const hours = overlapHours.find((one) => String(one) === textOf(form, 'overlapHours')) ?? 24
  const body = {
    ...(typed.apiKey ? { apiKey: typed.apiKey } : {}),
    ...(typed.webhookSecret ? { webhookSecret: typed.webhookSecret } : {}),
    ...{ overlapHours: hours, otherAccount: form.has('otherAccount') },
  }
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.paymentKey.setPaymentKeys, { body })
    return { ok: true as const, done: 'saved' as const }
  })
}

function remove(context: DeskContext, form: FormData, tools: DeskTools) {
  if (!form.has('sure'))
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'sure' }], form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.paymentKey.removePaymentKeys, { body: {} })
    return { ok: true as const, done: 'removed' as const }
  })
}

/** Tries a key, stores keys, or removes those of the shop. */
export async function actOnPaymentKeys(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'try') return tryKey(context, form, tools)
  return act === 'remove' ? remove(context, form, tools) : save(context, form, tools)
}
