import { chatTemplateLimits } from '@tradepost/domain/seller/chat-template'
import { Type } from 'typebox'
import { Strict, Text, Uuid } from '../common.ts'

const ChatTemplates = Type.Object({
  /** By title. */
  list: Type.Array(Type.Object({ id: Uuid, title: Type.String(), text: Type.String() })),
})
const Statements = {
  title: Text(chatTemplateLimits.title, 1),
  /** May name `{buyer}`, `{order}` and `{offer}`, which the desk fills in. */
  text: Text(chatTemplateLimits.text, 1),
}
const ofTemplate = { params: Type.Object({ id: Uuid }), data: ChatTemplates }

export const chatTemplates = { data: ChatTemplates }
export const addChatTemplate = { body: Strict(Statements), data: ChatTemplates }
export const editChatTemplate = { ...ofTemplate, body: Strict(Statements) }
export const removeChatTemplate = ofTemplate
