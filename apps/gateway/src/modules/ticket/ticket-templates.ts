import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { ticketTemplateLimits } from '@tradepost/domain/ticket/ticket-template'
import { asc, eq, sql } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ticketTemplate } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'

type Written = CallInput<typeof calls.ticketDesk.saveTicketTemplate>['body']

/** The cleaned title and texts, without the languages that have none. */
function cleaned({ title, texts }: Written) {
  const words = {
    title: cleanTitle(title),
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) => {
        const clean = cleanText(text)
        return clean ? [[language, clean] as const] : []
      }),
    ),
  }
  if (!words.title) throw new Failure('data_error', { field: 'title' })
  if (Object.keys(words.texts).length === 0) throw new Failure('data_error', { field: 'texts' })
  return words
}

/** Texts that the staff keep for answers. */
export const ticketTemplateCalls = (deps: Deps): Implementation[] => [
  implement(calls.ticketDesk.ticketTemplates, (_, context) =>
    asStaff(deps, context, async (tx) => {
      const rows = await tx
        .select()
        .from(ticketTemplate)
        .where(ofTenant(ticketTemplate, context.tenant.tenantId))
        .orderBy(asc(ticketTemplate.title), asc(ticketTemplate.id))
      return { list: rows.map(({ id, title, version, texts }) => ({ id, title, version, texts })) }
    }),
  ),
  implement(calls.ticketDesk.saveTicketTemplate, ({ body }, context) => {
    const words = cleaned(body)
    if ((body.id === null) !== (body.version === 0)) throw new Failure('conflict', { field: 'version' })
    return asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      if (body.id === null) {
        // Two at a time are counted one after the other.
        await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('ticket-template'))`)
        if ((await tx.$count(ticketTemplate, ofTenant(ticketTemplate, tenantId))) >= ticketTemplateLimits.most)
          throw new Failure('templates_full')
        const id = randomUUID()
        await tx.insert(ticketTemplate).values({ tenantId, id, ...words })
        noteChange(context, { after: { id, ...words } })
        return { id }
      }
      const { id } = body
      const isOne = ofTenant(ticketTemplate, tenantId, eq(ticketTemplate.id, id))
      const [before] = await tx.select().from(ticketTemplate).where(isOne).for('update')
      if (!before) throw new Failure('not_found', { field: 'id' })
      if (before.version !== body.version) throw new Failure('conflict', { field: 'version' })
      await tx
        .update(ticketTemplate)
        .set({ ...words, version: before.version + 1 })
        .where(isOne)
      noteChange(context, { before: { title: before.title, texts: before.texts }, after: words })
      return { id }
    })
  }),
  implement(calls.ticketDesk.removeTicketTemplate, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      const [removed] = await tx
        .delete(ticketTemplate)
        .where(ofTenant(ticketTemplate, context.tenant.tenantId, eq(ticketTemplate.id, params.id)))
        .returning()
      if (!removed) throw new Failure('not_found', { field: 'id' })
      noteChange(context, { before: { title: removed.title, texts: removed.texts } })
      return {}
    }),
  ),
]
