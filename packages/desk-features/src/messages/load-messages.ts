import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

const pageSize = 30

/** The id of the conversation that the address names: by its own id, or by that of its order. */
async function chosenId({ api, url }: DeskContext): Promise<string | null> {
  const id = url.searchParams.get('id')
  const orderId = url.searchParams.get('order')
  if (id !== null) return isId(id) ? id : null
  if (orderId === null || !isId(orderId)) return null
  const { list } = await api(calls.messages.sellerConversationPage, { body: { orderId, pageNo: 1, pageSize: 1 } })
  return list[0]?.id ?? null
}

/** The seller's conversations and the chosen one, which is marked as read. */
export async function loadMessages(context: DeskContext) {
  const { api, url } = context
  const id = await chosenId(context)
  const before = wholeNumber(url.searchParams.get('before'), { min: 2, max: 2_147_483_647 })
  const thread = id
    ? await api(calls.messages.sellerMessageThread, {
        params: { id },
        query: { limit: 50, ...(before === null ? {} : { before }) },
      })
    : null
  const newest = thread?.messages.at(-1)?.seq
  if (thread && newest && thread.conversation.unread > 0 && before === null)
    await api(calls.messages.sellerReadMessages, { params: { id: thread.conversation.id }, body: { upTo: newest } })
  const page = await api(calls.messages.sellerConversationPage, { body: { pageNo: pageNoOf(url), pageSize } })
  const { list: templates } = thread ? await api(calls.chatTemplate.chatTemplates, {}) : { list: [] }
  const reporting = wholeNumber(url.searchParams.get('report'), { min: 1, max: 2_147_483_647 })
  return { page, thread, templates, reporting, sendKey: crypto.randomUUID() }
}
