import type { Deps } from '../deps.ts'
import type { CallContext } from './call-context.ts'
import { requireFresh } from './fresh-session.ts'
import { requireFreshFactor } from './second-factor.ts'

/** Guards decisions about money: refuses unless password and second factor were proved within the last ten minutes. */
export function requireIdentity(deps: Pick<Deps, 'clock' | 'config'>, context: CallContext): void {
  const now = deps.clock.now()
  requireFresh(context, now)
  requireFreshFactor(deps, context, now)
}
