import type { Tx } from '../../platform/db/database.ts'
import { securityEvent } from '../../platform/db/schema/record.ts'

type Kind =
  | 'login'
  | 'login_failed'
  | 'login_blocked'
  | 'login_attack'
  | 'login_proof_needed'
  | 'registered'
  | 'refresh_reused'
  | 'refresh_foreign_client'
  | 'refresh_unknown'
  | 'password_changed'
  | 'password_reset'
  | 'logout'
  | 'privileged_grant_refused'
  | 'privileged_grant'
  | 'proxied_call'
  | 'session_replaced'
  | 'session_ended'
  | 'step_up'
  | 'step_up_failed'
  | 'federated_refused'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'email_bound'
  | 'email_unbound'
  | 'open_login_refused'
  | 'handoff_issued'
  | 'handoff_refused'
  | 'refresh_in_url'
  | 'user_exported'
  | 'user_deleted'

interface Event {
  kind: Kind
  userId?: string | null
  ip: string
  at: Date
  facts?: Record<string, unknown>
}

/** The record that is never changed; it names people by id, not by address. */
export async function recordSecurity(
  tx: Tx,
  tenantId: number,
  { kind, userId = null, ip, at, facts = {} }: Event,
): Promise<void> {
  await tx.insert(securityEvent).values({ tenantId, kind, userId, ip, at, facts })
}
