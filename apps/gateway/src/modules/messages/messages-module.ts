import { type CallInput, calls } from '@tradepost/contract'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement, implementStream } from '../../platform/call/implement.ts'
import { inCall } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { conversationPage, ownConversation, unreadOf, viewConversations } from './conversation-store.ts'
import { messageDeskCalls } from './message-desk-calls.ts'
import { markRead, threadPage, viewMessages } from './message-store.ts'
import { messageStreams } from './message-stream.ts'
import { openConversation } from './open-conversation.ts'
import { reportMessage } from './report-message.ts'
import { sendMessage } from './send-message.ts'
import { type Participant, participantOf, type Side } from './sides.ts'
import { handleUnread } from './unread-mails.ts'

type PageInput = CallInput<typeof calls.messages.staffConversationPage>
type ThreadInput = CallInput<typeof calls.messages.messageThread>
type SendInput = CallInput<typeof calls.messages.sendMessage>
type ReadInput = CallInput<typeof calls.messages.readMessages>

/** Implements the calls that every side has, for one of the sides. */
function callsOf(deps: Deps, side: Side) {
  const as = <T>(context: CallContext, fn: (tx: Tx, by: Participant) => Promise<T>): Promise<T> => {
    const by = participantOf(side, context)
    return inCall(deps, context, by.actor, (tx) => fn(tx, by))
  }
  return {
    as,
    page: ({ body = {} }: Partial<PageInput>, context: CallContext) =>
      as(context, async (tx, by) => {
        const { pageNo = 1, pageSize = 24, orderId } = body
        const { rows, total } = await conversationPage(tx, by, pageNo, pageSize, orderId)
        const list = await viewConversations(deps, tx, by, rows)
        return { total, pageNo, pageSize, list, unread: (await unreadOf(tx, by)).unread }
      }),
    thread: ({ params, query = {} }: ThreadInput, context: CallContext) =>
      as(context, async (tx, by) => {
        const row = await ownConversation(tx, by, params.id)
        const { rows, more } = await threadPage(tx, row, query)
        const [conversation] = await viewConversations(deps, tx, by, [row])
        if (!conversation) throw new Error('the conversation is missing after it was read')
        return { conversation, messages: await viewMessages(deps, tx, by, rows), more }
      }),
    send: (input: SendInput, context: CallContext) => as(context, (tx, by) => sendMessage(deps, tx, by, input)),
    read: ({ params, body }: ReadInput, context: CallContext) =>
      as(context, async (tx, by) => {
        await markRead(deps, tx, by, await ownConversation(tx, by, params.id, true), body.upTo)
        return { unread: (await unreadOf(tx, by)).unread }
      }),
    unread: (_: unknown, context: CallContext) => as(context, unreadOf),
  }
}

/** Conversations of buyers and sellers, with live updates. Customer service has access during a dispute. */
export function messagesModule(deps: Deps): Implementation[] {
  const [buyer, seller, service] = [callsOf(deps, 'buyer'), callsOf(deps, 'seller'), callsOf(deps, 'service')]
  const open = messageStreams(deps)
  handleUnread(deps)
  return [
    implement(calls.messages.conversationPage, buyer.page),
    implement(calls.messages.openConversation, ({ body }, context) =>
      buyer.as(context, (tx, by) => openConversation(deps, tx, by, body)),
    ),
    implement(calls.messages.messageThread, buyer.thread),
    implement(calls.messages.sendMessage, buyer.send),
    implement(calls.messages.readMessages, buyer.read),
    implement(calls.messages.reportMessage, (input, context) =>
      buyer.as(context, (tx, by) => reportMessage(deps, tx, { ...by, side: 'buyer' }, input)),
    ),
    implement(calls.messages.unreadMessages, buyer.unread),
    implementStream(calls.messages.messageStream, (context) => open('buyer', context)),
    implement(calls.messages.sellerConversationPage, seller.page),
    implement(calls.messages.sellerMessageThread, seller.thread),
    implement(calls.messages.sellerSendMessage, seller.send),
    implement(calls.messages.sellerReadMessages, seller.read),
    implement(calls.messages.sellerReportMessage, (input, context) =>
      seller.as(context, (tx, by) => reportMessage(deps, tx, { ...by, side: 'seller' }, input)),
    ),
    implement(calls.messages.sellerUnreadMessages, seller.unread),
    implementStream(calls.messages.sellerMessageStream, (context) => open('seller', context)),
    implement(calls.messages.staffConversationPage, service.page),
    implement(calls.messages.staffMessageThread, service.thread),
    implement(calls.messages.staffSendMessage, service.send),
    implement(calls.messages.staffReadMessages, service.read),
    ...messageDeskCalls(deps),
  ]
}
