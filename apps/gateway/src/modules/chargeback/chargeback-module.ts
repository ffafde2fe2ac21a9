import { calls } from '@tradepost/contract'
import { principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { createDrawingThread } from '../../platform/process/drawing-thread.ts'
import { answerCalls } from './answer-calls.ts'
import { buyerPage } from './chargeback-buyers.ts'
import { detailOf, disputePage, findDispute, picturesOf } from './chargeback-store.ts'
import type { PackFacts } from './draw-pack.ts'
import { evidenceOf } from './evidence-of.ts'
import { picturesForPack } from './pictures-for-pack.ts'
import { packName } from './provider-fields.ts'
import { handleReminders } from './remind-staff.ts'
import { handleAnswers } from './send-answer.ts'

/** Payments that buyers dispute at their banks, as cases of the staff. */
export function chargebackModule(deps: Deps): Implementation[] {
  const draw = createDrawingThread<PackFacts>(new URL('./pack-thread.ts', import.meta.url))
  const inTurn = createTurns({ atOnce: 1, waiting: 5, patienceMs: 10_000, of: 'one caller' })
  handleAnswers(deps, draw)
  handleReminders(deps)
  return [
    implement(calls.chargeback.chargebackPage, ({ body = {} }, context) =>
      asStaff(deps, context, (tx) => disputePage(tx, context.tenant.tenantId, body)),
    ),
    implement(calls.chargeback.chargebackBuyerPage, ({ body = {} }, context) =>
      asStaff(deps, context, (tx) => buyerPage(tx, context.tenant.tenantId, deps.clock.now(), body)),
    ),
    implement(calls.chargeback.chargebackDetail, ({ params }, context) => {
      context.setHeader('Cache-Control', 'no-store')
      return asStaff(deps, context, (tx) => detailOf(deps, tx, context, params.id))
    }),
    implement(calls.chargeback.chargebackPack, async ({ params }, context) => {
      context.setHeader('Cache-Control', 'no-store')
      const facts = await asStaff(deps, context, async (tx) => {
        const row = await findDispute(tx, context.tenant.tenantId, params.id)
        if (row.forgottenAt) throw new Failure('not_found', { field: 'id' })
        const { length } = await picturesOf(tx, row)
        const evidence = row.evidence ?? (await evidenceOf(deps, tx, context, row, length))
        return { evidence, pictures: await picturesForPack(deps, tx, row) }
      })
      const document = await inTurn(principal(context).userId, async () =>
        Buffer.from(await draw(facts)).toString('base64'),
      )
      return { fileName: packName(params.id), document }
    }),
    ...answerCalls(deps),
  ]
}
