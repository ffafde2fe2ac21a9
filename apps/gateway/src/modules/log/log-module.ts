import { log } from '@tradepost/contract'
import type { Deps } from '../../platform/deps.ts'
import { implement } from '../../platform/implement.ts'
import { takeWebLog } from './web-log.ts'

export const logModule = (deps: Deps) => [implement(log.webLog, takeWebLog(deps))]
