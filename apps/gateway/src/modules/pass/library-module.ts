import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { passEventCalls } from './pass-events.ts'
import { sharedGameCalls } from './shared-games.ts'
import { valueCalculatorCalls } from './value-calculator.ts'

/** The shared library with its events, and the value calculator. */
export const libraryModule = (deps: Deps): Implementation[] => [
  ...sharedGameCalls(deps),
  ...passEventCalls(deps),
  ...valueCalculatorCalls(deps),
]
