import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { sellerKeyCalls } from './seller-key-calls.ts'
import { staffKeyCalls } from './staff-key-calls.ts'

/** Keys by which programs of sellers and of the shop call the API. */
export const apiKeyModule = (deps: Deps): Implementation[] => [...sellerKeyCalls(deps), ...staffKeyCalls(deps)]
