import { calls } from '@tradepost/contract'
import {
  type DeskContext,
  type DeskTools,
  missingIdentity,
  type Problem,
  proveIdentity,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** Exports or erases the data of a customer, after the identity of the member of staff was confirmed. */
export function actOnData(context: DeskContext, form: FormData, id: string, tools: DeskTools) {
  const isErase = textOf(form, 'act') === 'erase'
  const reason = textOf(form, 'reason').trim()
  const problems: Problem[] = [
    ...(reason.length < 3
      ? [{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'reason' }]
      : []),
    ...(isErase && !form.has('sure')
      ? [{ code: 'cannot_be_empty', message: context.t('customerData.sure-missing'), field: 'sure' }]
      : []),
    ...(missingIdentity(context, form)?.problems ?? []),
  ]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    await proveIdentity(context, form, tools)
    const input = { params: { id }, body: { reason } }
    if (isErase) {
      await context.api(calls.support.eraseCustomer, input)
      return { ok: true as const, data: 'erase' as const }
    }
    return { ok: true as const, data: 'export' as const, ...(await context.api(calls.support.exportCustomer, input)) }
  })
}
