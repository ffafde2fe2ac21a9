import { calls } from '@tradepost/contract'
import { type DeskContext, idempotencyKeyOf, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'

/** The acts of staff, by default those that wait for a second person. */
export async function loadProposals({ api, url }: DeskContext) {
  const shown = url.searchParams.get('shown') === 'all' ? ('all' as const) : ('waiting' as const)
  const body = { pageNo: pageNoOf(url), pageSize: 25, ...(shown === 'waiting' ? { waiting: true } : {}) }
  return { shown, acts: await api(calls.staff.actPage, { body }), idempotencyKey: crypto.randomUUID() }
}

/** Approves or rejects what another person proposed. */
export function actOnProposals(context: DeskContext, form: FormData) {
  const reason = textOf(form, 'reason').trim()
  if (!reason)
    return refuse([{ code: 'cannot_be_empty', message: context.t('cases.reason-missing'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    const { step } = await context.api(
      calls.staff.answerProposal,
      { params: { id: textOf(form, 'proposal') }, body: { approve: textOf(form, 'answer') === 'approve', reason } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const, step }
  })
}
