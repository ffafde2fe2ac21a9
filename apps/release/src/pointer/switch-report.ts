import { ReleaseError } from '../errors/release-error.ts'
import type { PointerStore } from './pointer-store.ts'
import { waitForFronts } from './wait-for-fronts.ts'

interface Switched {
  pointers: PointerStore
  tenant: string
  role: 'stable' | 'canary'
  version: string
  /** End of the sentence about the version, such as `serves everybody`. */
  success: string
  timeoutMs?: number
}

/** Waits for the fronts and says whether they made the switch; throws if the pointer no longer names the version. */
export async function switchReport({ pointers, tenant, role, version, success, timeoutMs }: Switched): Promise<string> {
  const answer = await waitForFronts(pointers, role, version, timeoutMs)
  if (answer === 'served') return `${tenant}: ${version} ${success}.`
  if (answer === 'unknown')
    return `${tenant}: the pointer names ${version}; \`pnpm release status ${tenant}\` says whether it serves.`
  const { stable, history } = (await pointers.read()) ?? { stable: 'nothing', history: [] }
  const { reason = 'another switch came after it' } = history.findLast((step) => step.version === version) ?? {}
  throw new ReleaseError(
    `${tenant}: ${version} serves nobody (${reason}); ${stable} serves everybody. The front's log says more.`,
  )
}
