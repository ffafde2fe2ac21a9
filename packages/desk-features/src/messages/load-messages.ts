import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

const pageSize = 30

/** The seller's conversations and the chosen one, which is marked as read. */
export async function loadMessages({ api, url }: DeskContext) {
  const id = url.searchParams.get('id')
  const before = wholeNumber(url.searchParams.get('before'), { min: 2, max: 2_147_483_647 })
  const thread =
    id && isId(id)
      ? await api(calls.messages.sellerMessageThread, {
          params: { id },
          query: { limit: 50, ...(before === null ? {} : { before }) },
        })
      : null
  const newest = thread?.messages.at(-1)?.seq
  if (thread && newest && thread.conversation.unread > 0 && before === null)
    await api(calls.messages.sellerReadMessages, { params: { id: thread.conversation.id }, body: { upTo: newest } })
  const page = await api(calls.messages.sellerConversationPage, { body: { pageNo: pageNoOf(url), pageSize } })
  return { page, thread, sendKey: crypto.randomUUID() }
}
