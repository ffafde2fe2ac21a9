import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { and, asc, count, eq, gte, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { conversation, message, messageReport } from '../../platform/db/schema/message.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { viewMessages } from './message-store.ts'
import { moderateMessage } from './moderate-message.ts'
import { removalsOf } from './removed-messages.ts'
import { participantOf } from './sides.ts'

type Report = CallData<typeof calls.messageDesk.reportedMessagePage>['list'][number]
type Detail = CallData<typeof calls.messageDesk.reportedMessage>

/** Messages shown on each side of the one in question. */
const mostAround = 20

const select = (tx: Tx, condition: SQL | undefined) =>
  tx
    .select({ report: messageReport, conversation, buyerName: appUser.nickName, sellerName: seller.nickName })
    .from(messageReport)
    .innerJoin(
      conversation,
      ofTenant(conversation, messageReport.tenantId, eq(conversation.id, messageReport.conversationId)),
    )
    .innerJoin(appUser, ofTenant(appUser, conversation.tenantId, eq(appUser.id, conversation.buyerId)))
    .innerJoin(seller, ofTenant(seller, conversation.tenantId, eq(seller.id, conversation.sellerId)))
    .where(condition)

type Row = Awaited<ReturnType<typeof select>>[number]

async function toReports(tx: Tx, tenantId: number, rows: readonly Row[]): Promise<Report[]> {
  const removedFor = await removalsOf(
    tx,
    tenantId,
    rows.map(({ report }) => report),
  )
  return rows.map(({ report, conversation: of, buyerName, sellerName }) => ({
    ...{ id: report.id, conversationId: report.conversationId, seq: report.seq },
    ...{ side: report.side, reason: report.reason, createdAt: report.createdAt.toISOString() },
    buyer: { id: of.buyerId, nickName: buyerName },
    seller: { id: of.sellerId, nickName: sellerName },
    ...{ orderId: of.orderId, outcome: report.outcome, decidedAt: report.decidedAt?.toISOString() ?? null },
    removedFor: removedFor(report),
  }))
}

/** A report, for staff who take no part in its conversation: nobody decides about their own words, or reads what is hidden from them. */
async function reportFor(tx: Tx, tenantId: number, staffId: string, id: string): Promise<Row> {
  const [row] = fitsId64(id) ? await select(tx, ofTenant(messageReport, tenantId, eq(messageReport.id, id))) : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  const { buyerId, sellerId } = row.conversation
  const actsForSeller = await tx.$count(
    roleMember,
    ofTenant(
      roleMember,
      tenantId,
      eq(roleMember.side, 'seller'),
      eq(roleMember.sellerId, sellerId),
      eq(roleMember.userId, staffId),
    ),
  )
  if (buyerId === staffId || actsForSeller > 0) throw new Failure('forbidden')
  return row
}

type Around = NonNullable<CallInput<typeof calls.messageDesk.reportedMessage>['body']>

async function detailOf(deps: Deps, tx: Tx, context: CallContext, row: Row, { around }: Around): Promise<Detail> {
  const { tenantId } = context.tenant
  const { report, conversation: of } = row
  const middle = around ?? report.seq
  const rows = await tx
    .select()
    .from(message)
    .where(
      ofTenant(
        message,
        tenantId,
        eq(message.conversationId, of.id),
        and(gte(message.seq, middle - mostAround), lte(message.seq, middle + mostAround)),
      ),
    )
    .orderBy(asc(message.seq))
  const views = await viewMessages(deps, tx, participantOf('service', context), rows)
  const reported = await tx
    .selectDistinct({ seq: messageReport.seq })
    .from(messageReport)
    .where(ofTenant(messageReport, tenantId, eq(messageReport.conversationId, of.id)))
  const numbers = reported.map(({ seq }) => seq)
  const [shown] = await toReports(tx, tenantId, [row])
  if (!shown) throw new Error('the report is missing after it was read')
  return {
    report: { ...shown, note: report.note },
    messages: views.map((view) => ({
      ...view,
      // A delivery holds what was delivered.
      ...(view.kind === 'text' ? {} : { text: '', attachments: [] }),
      isReported: numbers.includes(view.seq),
    })),
    older: middle - mostAround > 1,
    newer: middle + mostAround < of.lastSeq,
  }
}

/** Calls of staff about reported messages. */
export const messageDeskCalls = (deps: Deps): Implementation[] => [
  implement(calls.messageDesk.reportedMessagePage, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { state = 'open', pageNo = 1, pageSize = 24 } = body
      const isListed = state === 'open' ? isNull(messageReport.outcome) : isNotNull(messageReport.outcome)
      const condition = ofTenant(messageReport, tenantId, isListed)
      const [total] = await tx.select({ n: count() }).from(messageReport).where(condition)
      const rows = await select(tx, condition)
        .orderBy(asc(messageReport.createdAt), asc(messageReport.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { total: total?.n ?? 0, pageNo, pageSize, list: await toReports(tx, tenantId, rows) }
    }),
  ),
  implement(calls.messageDesk.reportedMessage, ({ params, body = {} }, context) => {
    const now = deps.clock.now()
    requireFresh(context, now)
    requireFreshFactor(deps, context, now)
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx, staffId) => {
      const row = await reportFor(tx, context.tenant.tenantId, staffId, params.id)
      return detailOf(deps, tx, context, row, body)
    })
  }),
  implement(calls.messageDesk.moderateMessage, ({ params, body }, context) =>
    asStaff(deps, context, async (tx, staffId) => {
      const { tenantId } = context.tenant
      const { conversation: of } = await reportFor(tx, tenantId, staffId, params.id)
      const { before, after } = await moderateMessage(deps, tx, { tenantId, staffId, conversationId: of.id }, body)
      noteChange(context, {
        before: { seq: body.seq, removedFor: before },
        after: { seq: body.seq, act: body.act, removedFor: after, reason: body.reason ?? null },
      })
      return { removedFor: after }
    }),
  ),
]
