import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { mailAboutMark } from '../trust/trust-mails.ts'
import { writeMark } from '../trust/write-mark.ts'
import { staffSellerOf } from './standing-calls.ts'

interface Act {
  id: string
  userId: string
  mark: 'identity' | 'indemnity'
  given: boolean
  reason: string
}

/** Gives or withdraws a mark of a seller, except one's own. */
async function change(deps: Deps, tx: Tx, tenantId: number, { id, userId, mark, given, reason }: Act): Promise<void> {
  const [row] = await tx
    .select()
    .from(seller)
    .where(ofTenant(seller, tenantId, sql`${seller.id}::text = ${id}`))
    .for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.userId === userId) throw new Failure('forbidden')
  if ((mark === 'identity' ? row.ekyc : row.indemnity) === given) throw new Failure('state_conflict')
  const words = cleanText(reason).trim()
  if (words.length < 3) throw new Failure('format_error', { field: 'reason' })
  await writeMark(tx, {
    ...{ tenantId, sellerId: row.id, mark, given, at: deps.clock.now(), changedBy: userId, reason: words },
  })
  await mailAboutMark(deps, tx, { tenantId, sellerId: row.id, mark, given, reason: words })
}

/** The call by which staff give and withdraw the marks of sellers. */
export const markCall = (deps: Deps): Implementation =>
  implement(calls.trust.changeSellerMark, ({ params, body }, context) =>
    asStaff(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      await change(deps, tx, tenantId, { id: params.id, userId, ...body })
      const { mark, given, reason } = body
      noteChange(context, { before: { [mark]: !given }, after: { [mark]: given, reason } })
      return staffSellerOf(deps, tx, tenantId, userId, params.id)
    }),
  )
