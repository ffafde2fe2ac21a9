import type { CallData, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { conversation } from '../../platform/db/schema/message.ts'
import type { Deps } from '../../platform/deps.ts'
import { threadPage, viewMessages } from '../messages/message-store.ts'
import { participantOf } from '../messages/sides.ts'

type Chat = CallData<typeof calls.support.staffOrder>['chat']
const mostMessages = 50

/** The newest messages about an order; null without the permission to read conversations. */
export async function chatOf(deps: Deps, tx: Tx, context: CallContext, orderId: string): Promise<Chat> {
  if (!principal(context).permissions.has('message.view')) return null
  const [row] = await tx
    .select()
    .from(conversation)
    .where(ofTenant(conversation, context.tenant.tenantId, eq(conversation.orderId, orderId)))
  if (!row) return { more: false, messages: [] }
  const { rows, more } = await threadPage(tx, row, { limit: mostMessages })
  const messages = await viewMessages(deps, tx, participantOf('service', context), rows)
  return {
    more,
    messages: messages.map(({ seq, author, kind, text, attachments, at }) => ({
      ...{ seq, author, kind, at, files: attachments.length },
      // A delivery in the chat holds what was delivered.
      text: kind === 'text' ? text : '',
    })),
  }
}
