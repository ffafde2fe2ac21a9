import { call } from '../call.ts'
import type * as s from '../schemas/operation.ts'

export * from './alerts.ts'
export * from './beta.ts'
export * from './complain.ts'
export * from './messages.ts'
export * from './pass-client.ts'
export * from './saved.ts'

export const buyer = call<typeof s.buyer>({
  method: 'GET',
  path: '/operation/buyer',
  auth: 'buyer',
  tag: 'spec',
  summary: 'The buyer record of the session.',
  errors: ['unauthorized'],
  browser: true,
})
export const buyerAvatar = call<typeof s.buyerAvatar>({
  method: 'GET',
  path: '/operation/buyer/avatar',
  auth: 'buyer',
  tag: 'spec',
  summary: "The buyer's avatar: file id and address.",
  errors: ['unauthorized'],
  browser: true,
})
export const avatarList = call<typeof s.avatarList>({
  method: 'GET',
  path: '/operation/buyer/avatar/list',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The avatars a buyer may choose from.',
  errors: ['unauthorized'],
  browser: true,
})
export const saveAvatar = call<typeof s.saveAvatar>({
  method: 'POST',
  path: '/operation/buyer/avatar',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Chooses an avatar.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const sellerStore = call<typeof s.sellerStore>({
  method: 'GET',
  path: '/operation/seller/store',
  auth: 'optional',
  tag: 'spec',
  summary: "A seller's store with the eleven facts about the seller.",
  errors: ['not_found'],
})
export const sellerOnline = call<typeof s.sellerOnline>({
  method: 'POST',
  path: '/operation/no-auth/batch/seller/online',
  auth: 'none',
  tag: 'spec',
  summary: 'Which of the sellers are online now.',
  errors: [],
  browser: true,
})
