import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { rateCalls } from './rate-calls.ts'

/** Exchange rates of a shop. */
export const ratesModule = (deps: Deps): Implementation[] => rateCalls(deps)
