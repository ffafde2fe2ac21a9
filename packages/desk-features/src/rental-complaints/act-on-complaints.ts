import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'
import { complaintStates } from './complaint-states.ts'

/** A page of the complaints in one state, oldest first. */
export async function loadComplaints({ api, url }: DeskContext) {
  const state = complaintStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const body = { state, pageNo: pageNoOf(url), pageSize: 25 }
  return { state, complaints: await api(calls.rental.rentalComplaintPage, { body }) }
}

/** Accepts or rejects a complaint. The renter reads the answer. */
export function actOnComplaints(context: DeskContext, form: FormData) {
  const answer = textOf(form, 'reason').trim()
  if (!answer)
    return refuse([{ code: 'cannot_be_empty', message: context.t('cases.reason-missing'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    const { state } = await context.api(calls.rental.decideRentalComplaint, {
      params: { id: textOf(form, 'subject') },
      body: { accept: textOf(form, 'answer') === 'yes', answer },
    })
    return { ok: true as const, state }
  })
}
