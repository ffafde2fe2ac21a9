import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ticketNote } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { colleaguesOf } from './staff-ticket.ts'
import { mailAnswer } from './ticket-mails.ts'
import { appendMessage, changeTicket, inState, lockRead, lockTicket } from './ticket-store.ts'

function typedText(typed: string): string {
  const text = cleanText(typed)
  if (!text) throw new Failure('message_empty', { field: 'text' })
  return text
}

/** The calls by which staff answer a request. The log records that something was written, but not what. */
export const answerTicketCalls = (deps: Deps): Implementation[] => [
  implement(calls.ticketDesk.answerTicket, ({ params, body }, context) => {
    const text = typedText(body.text)
    return asStaff(deps, context, async (tx, staffId) => {
      const read = await lockRead(tx, context.tenant.tenantId, params.id, body.version)
      const now = deps.clock.now()
      // An answer makes its author the owner of a request without one.
      const row = read.ownerId ? read : await changeTicket(tx, read, { ownerId: staffId })
      const state = body.solve ? 'solved' : 'waiting'
      const answered = await appendMessage(tx, row, { author: 'staff', staffId, text, state }, now)
      await mailAnswer(deps, tx, answered, text)
      noteChange(context, {
        before: { state: read.state, ownerId: read.ownerId },
        after: { state, ownerId: answered.ownerId },
      })
      return { state }
    })
  }),
  implement(calls.ticketDesk.noteTicket, ({ params, body }, context) => {
    const text = typedText(body.text)
    return asStaff(deps, context, async (tx, staffId) => {
      const { tenantId } = context.tenant
      const { id: ticketId, erasedAt } = await lockTicket(tx, tenantId, params.id)
      if (erasedAt) throw new Failure('state_conflict')
      const note = { id: randomUUID(), at: deps.clock.now() }
      await tx.insert(ticketNote).values({ tenantId, ...note, ticketId, staffId, body: text })
      noteChange(context, { after: { noteId: note.id } })
      return {}
    })
  }),
  implement(calls.ticketDesk.assignTicket, ({ params, body: { ownerId, version } }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const row = await lockRead(tx, tenantId, params.id, version)
      if (ownerId && !(await colleaguesOf(tx, tenantId)).some(({ id }) => id === ownerId))
        throw new Failure('not_found', { field: 'ownerId' })
      await changeTicket(tx, row, { ownerId })
      noteChange(context, { before: { ownerId: row.ownerId }, after: { ownerId } })
      return {}
    }),
  ),
  implement(calls.ticketDesk.setTicketState, ({ params, body: { state, version } }, context) =>
    asStaff(deps, context, async (tx) => {
      const row = await lockRead(tx, context.tenant.tenantId, params.id, version)
      if (row.state === state) throw new Failure('state_conflict')
      await changeTicket(tx, row, inState(row, state, deps.clock.now()))
      noteChange(context, { before: { state: row.state }, after: { state } })
      return {}
    }),
  ),
]
