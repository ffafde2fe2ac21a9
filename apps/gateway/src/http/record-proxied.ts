import { recordSecurity } from '../modules/account/guard/security-events.ts'
import type { Principal } from '../platform/call/call-context.ts'
import type { Deps } from '../platform/deps.ts'

/** Before a call runs, records the call, the client that makes it and the user for whom the client acts. */
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
