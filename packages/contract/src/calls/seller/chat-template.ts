import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/chat-template.ts'

const path = '/operation/seller/message/template'

export const chatTemplates = call<typeof s.chatTemplates>({
  method: 'GET',
  path,
  auth: 'seller',
  permission: 'message.view',
  tag: 'extension',
  summary: 'Returns the answers that the seller keeps for the chat.',
  errors: ['unauthorized', 'forbidden'],
})
export const addChatTemplate = call<typeof s.addChatTemplate>({
  method: 'POST',
  path,
  auth: 'seller',
  permission: 'message.send',
  tag: 'extension',
  summary: 'Keeps another answer for the chat.',
  errors: ['unauthorized', 'forbidden', 'data_error', 'templates_full'],
})
export const editChatTemplate = call<typeof s.editChatTemplate>({
  method: 'POST',
  path: `${path}/{id}`,
  auth: 'seller',
  permission: 'message.send',
  tag: 'extension',
  summary: 'Changes the title and the text of an answer for the chat.',
  errors: ['unauthorized', 'forbidden', 'data_error', 'not_found'],
})
export const removeChatTemplate = call<typeof s.removeChatTemplate>({
  method: 'POST',
  path: `${path}/{id}/remove`,
  auth: 'seller',
  permission: 'message.send',
  tag: 'extension',
  summary: 'Removes an answer for the chat.',
  errors: ['unauthorized', 'forbidden', 'not_found'],
})
