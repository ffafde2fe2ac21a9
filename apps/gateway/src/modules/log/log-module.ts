import { calls } from '@tradepost/contract'
import { implement } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { takeWebLog } from './web-log.ts'

export const logModule = (deps: Deps) => [implement(calls.log.webLog, takeWebLog(deps))]
