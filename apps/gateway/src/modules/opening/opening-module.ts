import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { brandListCalls } from './brand-list-calls.ts'
import { openingCalls } from './opening-calls.ts'

/** The opening of a shop: what it needs before, and the act itself. */
export const openingModule = (deps: Deps): Implementation[] => [...openingCalls(deps), ...brandListCalls(deps)]
