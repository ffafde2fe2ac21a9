import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { decideReport, reportFor } from '../report/report-calls.ts'
import { type ActRow, lockSubject, openProposals, writeAct } from './acts.ts'
import { checkGiftLimits, userReceiver } from './gift.ts'

type Body = CallInput<typeof calls.report.decideReport>['body']

/** Decides a report, or proposes the decision if its reward exceeds what one member of staff may give alone. */
async function decide(deps: Deps, tx: Tx, tenantId: number, userId: string, id: string, body: Body) {
  await lockSubject(tx, tenantId, `report:${id}`)
  const { report, points, shown } = await reportFor(tx, tenantId, userId, id)
  if (report.state !== 'open' || (await openProposals(tx, tenantId, { kind: 'report', refId: report.id })).length > 0)
    throw new Failure('state_conflict')
  const amount = body.approved ? points : 0
  const receiver = amount > 0 ? userReceiver(report.userId) : null
  const gift = { kind: 'report', receiver, amount, unit: 'POINT' } as const
  const { alone, ...weight } = await checkGiftLimits(tx, tenantId, userId, gift)
  const decided = alone ? await decideReport(deps, tx, tenantId, userId, id, body) : shown
  await writeAct(tx, {
    ...{ tenantId, id: randomUUID(), kind: 'report', refKind: 'report', refId: report.id, ...weight, amount, userId },
    ...{ unit: 'POINT', outcome: body.approved ? 'approved' : 'rejected' },
    ...{ reason: body.note || 'Decided.', step: alone ? 'decided' : 'proposed' },
  })
  return decided
}

/** Carries out a decision about a report that another member of staff proposed. */
export async function approveReport(deps: Deps, tx: Tx, proposal: ActRow, userId: string): Promise<null> {
  const { tenantId, refId, outcome, reason } = proposal
  await decideReport(deps, tx, tenantId, userId, refId, { approved: outcome === 'approved', note: reason })
  return null
}

export const staffReportCalls = (deps: Deps): Implementation[] => [
  implement(calls.report.decideReport, ({ params, body }, context) =>
    asStaff(deps, context, (tx, userId) => decide(deps, tx, context.tenant.tenantId, userId, params.id, body)),
  ),
]
