import type { CallData, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import type { Handlers } from '../../fake-call.ts'
import { id64, uuid } from '../../fixtures/ids.ts'
import { later } from '../../later.ts'
import { page } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

type Report = CallData<typeof calls.report.reportList>['list'][number]
const reportsByState = new WeakMap<FakeState, Report[]>()
function reportsOf(state: FakeState): Report[] {
  const cached = reportsByState.get(state)
  if (cached) return cached
  const reports: Report[] = [
    {
      ...{ id: id64(8000), sellerId: id64(1), sellerName: 'North Star', orderId: null, reason: 'scam' },
      ...{ explanation: 'The account was taken back.', state: 'open', points: 0, note: null },
      ...{ createdAt: later(state, -dayMs), decidedAt: null },
    },
  ]
  reportsByState.set(state, reports)
  return reports
}
function newReport(state: FakeState, body: { sellerId: string; orderId?: string; reason: Report['reason'] }): Report {
  return {
    ...{ id: id64(8000 + reportsOf(state).length), sellerId: body.sellerId, sellerName: 'Seller' },
    ...{ orderId: body.orderId ?? null, reason: body.reason, explanation: '', state: 'open', points: 0, note: null },
    ...{ createdAt: state.now().toISOString(), decidedAt: null },
  }
}

export const report: Handlers<'report'> = {
  fileReport({ body }, { state }) {
    if (!body.fileIds?.length) refuse('evidence_required', 'fileIds')
    if (!body.explanation?.trim()) refuse('explanation_required', 'explanation')
    const made = { ...newReport(state, body), explanation: body.explanation ?? '' }
    reportsOf(state).unshift(made)
    return { id: made.id }
  },
  reportList: ({ body = {} }, { state }) => page(reportsOf(state), body),
  reportQueue: ({ body = {} }, { state }) =>
    page(
      reportsOf(state).map((one) => ({ ...one, buyerId: state.user.id, fileIds: [uuid(1)] })),
      body,
    ),
  decideReport({ params, body }, { state }) {
    const report = reportsOf(state).find((one) => one.id === params.id)
    if (!report) return refuse('not_found', 'id')
    if (report.state !== 'open') refuse('state_conflict')
    report.state = body.approved ? 'approved' : 'rejected'
    report.points = body.approved ? 50 : 0
    report.note = body.note
    report.decidedAt = state.now().toISOString()
    return report
  },
}
