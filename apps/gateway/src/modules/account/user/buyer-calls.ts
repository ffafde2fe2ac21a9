import { calls } from '@tradepost/contract'
import { implement } from '../../../platform/call/implement.ts'
import type { Deps } from '../../../platform/deps.ts'
import { avatarList, buyerAvatar, saveAvatar } from './avatars.ts'
import { buyer } from './buyer.ts'

/** Calls by which a buyer reads and changes their own record. */
export const buyerCalls = (deps: Deps) => [
  implement(calls.account.buyer, buyer(deps)),
  implement(calls.account.buyerAvatar, buyerAvatar(deps)),
  implement(calls.account.avatarList, avatarList(deps)),
  implement(calls.account.saveAvatar, saveAvatar(deps)),
]
