import { call } from '../../call.ts'
import type * as s from '../../schemas/account/messages.ts'

const root = '/operation/message'
const buyer = { auth: 'buyer', tag: 'extension', errors: ['unauthorized'], browser: true } as const
const seller = { auth: 'seller', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const service = { auth: 'service', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const sending = ['not_found', 'message_empty', 'rate_limited'] as const
export const conversationPage = call<typeof s.conversationPage>({
  ...buyer,
  method: 'POST',
  path: `${root}/conversation/page`,
  summary: "The buyer's conversations, the newest word first.",
})
export const openConversation = call<typeof s.openConversation>({
  ...buyer,
  method: 'POST',
  path: `${root}/conversation`,
  summary: 'The one conversation with a seller, about an order or none; made when it is not there.',
  errors: [...buyer.errors, 'not_found', 'seller_inactive', 'rate_limited'],
})
export const messageThread = call<typeof s.messageThread>({
  ...buyer,
  method: 'GET',
  path: `${root}/conversation/{id}`,
  summary: 'A page of a thread.',
  errors: [...buyer.errors, 'not_found'],
})
export const sendMessage = call<typeof s.sendMessage>({
  ...buyer,
  method: 'POST',
  path: `${root}/conversation/{id}/send`,
  summary: 'Says something, with up to six files.',
  errors: [...buyer.errors, ...sending],
})
export const readMessages = call<typeof s.readMessages>({
  ...buyer,
  method: 'POST',
  path: `${root}/conversation/{id}/read`,
  summary: 'Marks a thread as read up to a message.',
  errors: [...buyer.errors, 'not_found'],
})
export const unreadMessages = call<typeof s.unreadMessages>({
  ...buyer,
  method: 'GET',
  path: `${root}/unread`,
  summary: 'How much the buyer has not read.',
})
export const messageStream = call<typeof s.messageStream>({
  // NOTE: not for the pass-through, which answers whole bodies; the storefront has a route of its own for it.
  auth: 'buyer',
  tag: 'extension',
  method: 'GET',
  path: `${root}/stream`,
  summary: 'Server-sent events of all conversations; needs Accept: text/event-stream.',
  errors: [...buyer.errors, 'format_error', 'rate_limited'],
  stream: true,
})
export const sellerConversationPage = call<typeof s.sellerConversationPage>({
  ...seller,
  method: 'POST',
  path: '/operation/seller/message/conversation/page',
  summary: "The seller's conversations, the newest word first.",
})
export const sellerMessageThread = call<typeof s.sellerMessageThread>({
  ...seller,
  method: 'GET',
  path: '/operation/seller/message/conversation/{id}',
  summary: 'A page of a thread, for its seller.',
  errors: [...seller.errors, 'not_found'],
})
export const sellerSendMessage = call<typeof s.sellerSendMessage>({
  ...seller,
  method: 'POST',
  path: '/operation/seller/message/conversation/{id}/send',
  summary: 'Answers a buyer.',
  errors: [...seller.errors, ...sending],
})
export const sellerReadMessages = call<typeof s.sellerReadMessages>({
  ...seller,
  method: 'POST',
  path: '/operation/seller/message/conversation/{id}/read',
  summary: 'Marks a thread as read by its seller.',
  errors: [...seller.errors, 'not_found'],
})
export const sellerUnreadMessages = call<typeof s.sellerUnreadMessages>({
  ...seller,
  method: 'GET',
  path: '/operation/seller/message/unread',
  summary: 'How much the seller has not read.',
})
export const sellerMessageStream = call<typeof s.sellerMessageStream>({
  ...seller,
  method: 'GET',
  path: '/operation/seller/message/stream',
  summary: "Server-sent events of the seller's conversations; needs Accept: text/event-stream.",
  errors: [...seller.errors, 'format_error', 'rate_limited'],
  stream: true,
})
export const staffConversationPage = call<typeof s.staffConversationPage>({
  ...service,
  method: 'POST',
  path: '/operation/service/message/conversation/page',
  summary: 'The conversations of disputed orders.',
})
export const staffMessageThread = call<typeof s.staffMessageThread>({
  ...service,
  method: 'GET',
  path: '/operation/service/message/conversation/{id}',
  summary: 'A page of the thread of a disputed order.',
  errors: [...service.errors, 'not_found'],
})
export const staffSendMessage = call<typeof s.staffSendMessage>({
  ...service,
  method: 'POST',
  path: '/operation/service/message/conversation/{id}/send',
  summary: 'Speaks to both sides of a dispute.',
  errors: [...service.errors, ...sending],
})
export const staffReadMessages = call<typeof s.staffReadMessages>({
  ...service,
  method: 'POST',
  path: '/operation/service/message/conversation/{id}/read',
  summary: 'Marks the thread of a disputed order as read by customer service.',
  errors: [...service.errors, 'not_found'],
})
