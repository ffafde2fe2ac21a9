import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { ownStoreCalls } from './own-store.ts'
import { publicStoreCalls } from './public-store.ts'

/** The store of a seller: as shoppers see it, and as its seller edits it. */
export const storeModule = (deps: Deps): Implementation[] => [...publicStoreCalls(deps), ...ownStoreCalls(deps)]
