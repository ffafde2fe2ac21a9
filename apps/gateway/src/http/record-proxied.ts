import { recordSecurity } from '../modules/account/guard/security-events.ts'
import type { Principal } from '../platform/call/call-context.ts'
import type { Deps } from '../platform/deps.ts'

/** Records which client makes which call for whom, before the call runs. */
export const recordProxied = (
  { db, clock }: Deps,
  tenantId: number,
  { userId, proxiedBy, sessionFamilyId }: Principal,
  { call, ip }: { call: string; ip: string },
): Promise<void> =>
  db.withTenant(tenantId, 'gateway', (tx) =>
    recordSecurity(tx, tenantId, {
      kind: 'proxied_call',
      userId,
      ip,
      at: clock.now(),
      facts: { call, client: proxiedBy, session: sessionFamilyId },
    }),
  )
