import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { editBrandCalls } from './edit-brand.ts'
import { staffBrandCalls } from './staff-brands.ts'

/** The catalog as staff keep it. */
export const catalogEditModule = (deps: Deps): Implementation[] => [...staffBrandCalls(deps), ...editBrandCalls(deps)]
