import { calls } from '@tradepost/contract'
import { permissionOfProposal } from '@tradepost/domain/permission/permissions'
import { principal } from '../../platform/call/call-context.ts'
import { requirePermission } from '../../platform/call/held-role.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { type ActRow, lockSubject, openProposals, toAct, writeAct } from './acts.ts'
import { staffAlertCalls } from './alert-calls.ts'
import { caseCalls } from './case-calls.ts'
import { approveCorrection, correct } from './correct.ts'
import { approveCoupon, staffCouponCalls } from './coupons.ts'
import { approveDecision, decide } from './decide.ts'
import { lockDay, userReceiver } from './gift.ts'
import { approveRental, staffRentalCalls } from './rental-complaints.ts'
import { approveReport, staffReportCalls } from './reports.ts'

const decisions = [
  { call: calls.staff.decideDispute, kind: 'dispute' },
  { call: calls.staff.decideInsurance, kind: 'insurance' },
] as const

type CarryOut = (deps: Deps, tx: Tx, proposal: ActRow, userId: string) => Promise<string | null>

/** Carries out a proposal of each kind once a second member of staff approves it. */
const carryOut: Record<ActRow['kind'], CarryOut> = {
  dispute: approveDecision,
  insurance: approveDecision,
  correction: (_deps, tx, proposal, userId) => approveCorrection(tx, proposal, userId),
  coupon: approveCoupon,
  grant: approveCoupon,
  rental: approveRental,
  report: approveReport,
}

/** Decisions of staff: disputes, claims, corrections, coupons, complaints, reports, and proposals of colleagues. */
export function staffModule(deps: Deps): Implementation[] {
  return [
    ...caseCalls(deps),
    ...staffAlertCalls(deps),
    ...staffCouponCalls(deps),
    ...staffRentalCalls(deps),
    ...staffReportCalls(deps),
    ...decisions.map(({ call, kind }) =>
      implement(call as typeof calls.staff.decideDispute, ({ params, body }, context) =>
        once(deps, context, call, { params, body }, (store, key) =>
          asStaff(deps, context, async (tx, userId) => {
            const { tenantId } = context.tenant
            return store(
              tx,
              toAct(await decide(deps, tx, { tenantId, userId, key, orderId: params.id, kind, ...body })),
            )
          }),
        ),
      ),
    ),
    implement(calls.staff.correctBalance, ({ body }, context) =>
      once(deps, context, calls.staff.correctBalance, body, (store, key) =>
        asStaff(deps, context, async (tx, userId) =>
          store(tx, toAct(await correct(tx, context.tenant.tenantId, { ...body, userId, key }))),
        ),
      ),
    ),
    implement(calls.staff.answerProposal, ({ params, body }, context) =>
      once(deps, context, calls.staff.answerProposal, { params, body }, (store, key) =>
        asStaff(deps, context, async (tx, userId) => {
          const { tenantId } = context.tenant
          await lockSubject(tx, tenantId, params.id)
          const [proposal] = await openProposals(tx, tenantId, { id: params.id })
          if (!proposal) throw new Failure('not_found', { field: 'id' })
          if (proposal.userId === principal(context).userId) throw new Failure('forbidden')
          requirePermission(context, permissionOfProposal[proposal.kind])
          const { kind, refKind, refId, outcome, amount, unit, receiver, worth, worthUnit } = proposal
          await lockSubject(tx, tenantId, refId)
          if (body.approve && receiver === userReceiver(userId)) throw new Failure('forbidden')
          // A gift that two people decided still counts towards the receiver's daily limit.
          if (receiver !== null) await lockDay(tx, tenantId, userId, receiver)
          const transferId = body.approve ? await carryOut[kind](deps, tx, proposal, userId) : null
          const act = await writeAct(tx, {
            ...{
              tenantId,
              kind,
              refKind,
              refId,
              outcome,
              amount,
              unit,
              userId,
              transferId,
              receiver,
              worth,
              worthUnit,
            },
            id: uuid5('service-act', tenantId, userId, key),
            step: body.approve ? 'approved' : 'rejected',
            reason: body.reason,
            proposalId: proposal.id,
          })
          return store(tx, toAct(act))
        }),
      ),
    ),
  ]
}
