import { call } from '../../call.ts'
import type * as s from '../../schemas/account/messages.ts'

const root = '/operation/message'
const buyer = { auth: 'buyer', tag: 'extension', errors: ['unauthorized'], browser: true } as const
const seller = { auth: 'seller', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const staff = { auth: 'staff', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const sending = ['not_found', 'message_empty', 'rate_limited'] as const
export const conversationPage = call<typeof s.conversationPage>({
  ...buyer,
  reads: true,
  method: 'POST',
  path: `${root}/conversation/page`,
  summary: "Returns a page of the buyer's conversations, most recent first.",
})
export const openConversation = call<typeof s.openConversation>({
  ...buyer,
  method: 'POST',
  path: `${root}/conversation`,
  summary: "Returns the buyer's conversation with a seller, about an order or none. Creates it if there is none.",
  errors: [...buyer.errors, 'not_found', 'seller_inactive', 'rate_limited'],
})
export const messageThread = call<typeof s.messageThread>({
  ...buyer,
  method: 'GET',
  path: `${root}/conversation/{id}`,
  summary: 'Returns messages of a conversation, a page before or after a given one.',
  errors: [...buyer.errors, 'not_found'],
})
export const sendMessage = call<typeof s.sendMessage>({
  ...buyer,
  method: 'POST',
  path: `${root}/conversation/{id}/send`,
  summary: 'Sends a message with up to six files.',
  errors: [...buyer.errors, ...sending],
})
export const readMessages = call<typeof s.readMessages>({
  ...buyer,
  method: 'POST',
  path: `${root}/conversation/{id}/read`,
  summary: 'Marks a conversation as read up to a message.',
  errors: [...buyer.errors, 'not_found'],
})
export const reportMessage = call<typeof s.reportMessage>({
  auth: 'buyer',
  tag: 'extension',
  method: 'POST',
  path: `${root}/conversation/{id}/report`,
  summary: 'Reports a message of the seller to customer service. Idempotent: one report of each message counts.',
  errors: [...buyer.errors, 'not_found', 'rate_limited'],
})
export const unreadMessages = call<typeof s.unreadMessages>({
  ...buyer,
  method: 'GET',
  path: `${root}/unread`,
  summary: "Counts the buyer's unread messages and the conversations they are in.",
})
export const messageStream = call<typeof s.messageStream>({
  // Not available through the `/api` proxy, which buffers bodies. The storefront has a separate route for this stream.
  auth: 'buyer',
  tag: 'extension',
  method: 'GET',
  path: `${root}/stream`,
  summary: 'Streams new messages and read marks as server-sent events. Needs Accept: text/event-stream.',
  errors: [...buyer.errors, 'format_error', 'rate_limited'],
  stream: true,
})
export const sellerConversationPage = call<typeof s.sellerConversationPage>({
  ...seller,
  permission: 'message.view',
  reads: true,
  method: 'POST',
  path: '/operation/seller/message/conversation/page',
  summary: "Returns a page of the seller's conversations, most recent first.",
})
export const sellerMessageThread = call<typeof s.sellerMessageThread>({
  ...seller,
  permission: 'message.view',
  method: 'GET',
  path: '/operation/seller/message/conversation/{id}',
  summary: 'Returns messages of a conversation for its seller.',
  errors: [...seller.errors, 'not_found'],
})
export const sellerSendMessage = call<typeof s.sellerSendMessage>({
  ...seller,
  permission: 'message.send',
  method: 'POST',
  path: '/operation/seller/message/conversation/{id}/send',
  summary: 'Sends a message as the seller.',
  errors: [...seller.errors, ...sending],
})
export const sellerReadMessages = call<typeof s.sellerReadMessages>({
  ...seller,
  permission: 'message.view',
  method: 'POST',
  path: '/operation/seller/message/conversation/{id}/read',
  summary: 'Marks a conversation as read by its seller, up to a message.',
  errors: [...seller.errors, 'not_found', 'rate_limited'],
})
export const sellerReportMessage = call<typeof s.sellerReportMessage>({
  ...seller,
  permission: 'message.send',
  method: 'POST',
  path: '/operation/seller/message/conversation/{id}/report',
  summary: 'Reports a message of the buyer to customer service. Idempotent: one report of each message counts.',
  errors: [...seller.errors, 'not_found', 'rate_limited'],
})
export const sellerUnreadMessages = call<typeof s.sellerUnreadMessages>({
  ...seller,
  permission: 'message.view',
  method: 'GET',
  path: '/operation/seller/message/unread',
  summary: "Counts the seller's unread messages and the conversations they are in.",
})
export const sellerMessageStream = call<typeof s.sellerMessageStream>({
  ...seller,
  permission: 'message.view',
  method: 'GET',
  path: '/operation/seller/message/stream',
  summary: "Streams the seller's new messages and read marks as server-sent events. Needs Accept: text/event-stream.",
  errors: [...seller.errors, 'format_error', 'rate_limited'],
  stream: true,
})
export const staffConversationPage = call<typeof s.staffConversationPage>({
  ...staff,
  permission: 'message.view',
  reads: true,
  method: 'POST',
  path: '/operation/service/message/conversation/page',
  summary: 'Returns a page of the conversations about disputed orders.',
})
export const staffMessageThread = call<typeof s.staffMessageThread>({
  ...staff,
  permission: 'message.view',
  method: 'GET',
  path: '/operation/service/message/conversation/{id}',
  summary: 'Returns messages of a conversation about a disputed order.',
  errors: [...staff.errors, 'not_found'],
})
export const staffSendMessage = call<typeof s.staffSendMessage>({
  ...staff,
  permission: 'message.send',
  method: 'POST',
  path: '/operation/service/message/conversation/{id}/send',
  summary: 'Sends a message to buyer and seller of a disputed order.',
  errors: [...staff.errors, ...sending],
})
export const staffReadMessages = call<typeof s.staffReadMessages>({
  ...staff,
  permission: 'message.view',
  method: 'POST',
  path: '/operation/service/message/conversation/{id}/read',
  summary: 'Marks a conversation about a disputed order as read by staff.',
  errors: [...staff.errors, 'not_found'],
})
