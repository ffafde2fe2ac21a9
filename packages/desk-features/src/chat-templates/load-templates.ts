import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'

/** The answers that the seller keeps for the chat. */
export const loadTemplates = ({ api }: DeskContext) => api(calls.chatTemplate.chatTemplates, {})
