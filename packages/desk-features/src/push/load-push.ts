import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'

/** The devices and topics of the person's notifications. */
export const loadPush = ({ api }: DeskContext) => api(calls.push.pushSettings, {})
