import type { Deps } from '../../platform/deps.ts'
import type { Implementation } from '../../platform/implement.ts'

export const accountModule = (_deps: Deps): Implementation[] => []
