import { operation } from '@tradepost/contract'
import { implement } from '../../../platform/call/implement.ts'
import type { Deps } from '../../../platform/deps.ts'
import { avatarList, buyerAvatar, saveAvatar } from './avatars.ts'
import { buyer } from './buyer.ts'

/** What a buyer sees and changes of the own record. */
export const buyerCalls = (deps: Deps) => [
  implement(operation.buyer, buyer(deps)),
  implement(operation.buyerAvatar, buyerAvatar(deps)),
  implement(operation.avatarList, avatarList(deps)),
  implement(operation.saveAvatar, saveAvatar(deps)),
]
