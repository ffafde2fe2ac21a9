import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { banCalls } from './ban.ts'
import { customerDataCalls } from './customer-data.ts'
import { customerCall } from './customer-page.ts'
import { orderPageCall } from './order-page.ts'
import { replaceGoodsCalls } from './replace-goods.ts'
import { resendMailCall } from './resend-mail.ts'
import { searchCall } from './search.ts'
import { takenFileCalls } from './taken-files.ts'

/** The calls by which support looks after customers. */
export const supportModule = (deps: Deps): Implementation[] => [
  searchCall(deps),
  customerCall(deps),
  orderPageCall(deps),
  ...replaceGoodsCalls(deps),
  ...banCalls(deps),
  resendMailCall(deps),
  ...customerDataCalls(deps),
  ...takenFileCalls(deps),
]
