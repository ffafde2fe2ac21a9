import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { chatTemplateLimits } from '@tradepost/domain/seller/chat-template'
import { asc, eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { chatTemplate } from '../../platform/db/schema/seller/chat-template.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'

type Written = CallInput<typeof calls.chatTemplate.addChatTemplate>['body']

const ofSeller = (tenantId: number, sellerId: string) =>
  ofTenant(chatTemplate, tenantId, eq(chatTemplate.sellerId, sellerId))
const isTemplate = (tenantId: number, sellerId: string, id: string) =>
  ofTenant(chatTemplate, tenantId, eq(chatTemplate.sellerId, sellerId), eq(chatTemplate.id, id))

async function templatesOf(tx: Tx, tenantId: number, sellerId: string) {
  const list = await tx
    .select({ id: chatTemplate.id, title: chatTemplate.title, text: chatTemplate.body })
    .from(chatTemplate)
    .where(ofSeller(tenantId, sellerId))
    .orderBy(asc(chatTemplate.title), asc(chatTemplate.id))
  return { list }
}

/** The cleaned title and text; refused if nothing visible is left of one. */
function cleaned({ title, text }: Written) {
  const words = { title: cleanTitle(title), body: cleanText(text) }
  if (!words.title) throw new Failure('data_error', { field: 'title' })
  if (!words.body) throw new Failure('data_error', { field: 'text' })
  return words
}

/** Answers that a seller keeps for the chat. */
export const chatTemplateModule = (deps: Deps): Implementation[] => [
  implement(calls.chatTemplate.chatTemplates, (_, context) =>
    asSeller(deps, context, (tx, sellerId) => templatesOf(tx, context.tenant.tenantId, sellerId)),
  ),
  implement(calls.chatTemplate.addChatTemplate, ({ body }, context) => {
    const words = cleaned(body)
    return asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      // Two at a time are counted one after the other.
      await tx
        .select({ id: seller.id })
        .from(seller)
        .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
        .for('no key update')
      if ((await tx.$count(chatTemplate, ofSeller(tenantId, sellerId))) >= chatTemplateLimits.most)
        throw new Failure('templates_full')
      const id = randomUUID()
      await tx.insert(chatTemplate).values({ tenantId, id, sellerId, ...words, createdAt: deps.clock.now() })
      noteChange(context, { after: { id, ...words } })
      return templatesOf(tx, tenantId, sellerId)
    })
  }),
  implement(calls.chatTemplate.editChatTemplate, ({ params, body }, context) => {
    const words = cleaned(body)
    return asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const condition = isTemplate(tenantId, sellerId, params.id)
      const [before] = await tx.select().from(chatTemplate).where(condition).for('update')
      if (!before) throw new Failure('not_found', { field: 'id' })
      await tx.update(chatTemplate).set(words).where(condition)
      const { id, title, body: text } = before
      noteChange(context, { before: { id, title, body: text }, after: { id, ...words } })
      return templatesOf(tx, tenantId, sellerId)
    })
  }),
  implement(calls.chatTemplate.removeChatTemplate, ({ params }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const [removed] = await tx
        .delete(chatTemplate)
        .where(isTemplate(tenantId, sellerId, params.id))
        .returning()
      if (!removed) throw new Failure('not_found', { field: 'id' })
      noteChange(context, { before: { id: removed.id, title: removed.title, body: removed.body } })
      return templatesOf(tx, tenantId, sellerId)
    }),
  ),
]
