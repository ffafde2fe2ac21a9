import type { SellerPermission } from '../permission/permissions.ts'
import { dayMs } from '../time/durations.ts'

/** What the people of a seller can be told on their devices, each with the permission that a role needs for it. */
export const pushPermissions = {
  orders: 'order.view',
  messages: 'message.view',
  cases: 'order.view',
  stock: 'offer.view',
  money: 'balance.view',
  shop: 'store.edit',
} as const satisfies Record<string, SellerPermission>
export type PushTopic = keyof typeof pushPermissions
export const pushTopics = Object.keys(pushPermissions) as PushTopic[]

/** Topics that wait for an answer; a phone may wake up for them. */
export const urgentTopics: readonly PushTopic[] = ['orders', 'messages', 'cases']

/** Maximum number of devices of one person. */
export const mostPushDevices = 10
/** Seconds between the attempts to send one notification; after the last one it is given up. */
export const pushWaits = [30, 300, 1800, 7200] as const
/** Older news are not sent, and a push service drops what it could not deliver in this time. */
export const pushLifetimeMs = dayMs
