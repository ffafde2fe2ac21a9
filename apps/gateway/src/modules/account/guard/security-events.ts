import { hourMs } from '@tradepost/domain/time/durations'
import { writeAlert } from '../../../platform/alerts/alerts.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countUse, type RateRule } from '../../../platform/limits/rate-limit.ts'

/** Every kind of event. True for signs of theft, an attack or a wrong setting, which staff must look at. */
const needsLook = {
  login: false,
  login_failed: false,
  login_blocked: false,
  login_attack: true,
  login_proof_needed: false,
  registered: false,
  refresh_reused: true,
  refresh_foreign_client: true,
  refresh_unknown: false,
  password_changed: false,
  password_reset: false,
  logout: false,
  privileged_grant_refused: true,
  privileged_grant: false,
  proxied_call: false,
  session_replaced: false,
  session_ended: false,
  step_up: false,
  step_up_failed: false,
  factor_added: false,
  factor_proved: false,
  factor_refused: false,
  factor_removed: false,
  factor_reset: true,
  federated_refused: false,
  identity_linked: false,
  identity_unlinked: false,
  email_bound: false,
  email_unbound: false,
  open_login_refused: true,
  handoff_issued: false,
  handoff_refused: true,
  refresh_in_url: true,
  user_exported: false,
  user_deleted: false,
  banned: false,
  unbanned: false,
} as const satisfies Record<string, boolean>
type Kind = keyof typeof needsLook

/** Events of callers who are not signed in. Records are kept for good, so each network may write a limited number. */
const ofAnybody: ReadonlySet<Kind> = new Set([
  ...(['login_failed', 'login_blocked', 'login_proof_needed', 'step_up_failed', 'federated_refused'] as const),
  ...(['refresh_unknown', 'refresh_foreign_client', 'refresh_in_url', 'handoff_refused'] as const),
  ...(['open_login_refused', 'privileged_grant_refused'] as const),
])
const perNetwork: RateRule = { name: 'security-record', limit: 120, windowMs: hourMs }

interface Event {
  kind: Kind
  userId?: string | null
  ip: string
  at: Date
  facts?: Record<string, unknown>
}

/** Writes a security record. Records are never changed, and name users by id, not by address. */
export async function recordSecurity(
  tx: Tx,
  tenantId: number,
  { kind, userId = null, ip, at, facts = {} }: Event,
): Promise<void> {
  if (ofAnybody.has(kind) && !(await countUse(tx, tenantId, perNetwork, { ip, of: kind }, at)).allowed) return
  const values = { tenantId, kind, userId, ip, at, facts, needsLook: needsLook[kind] }
  await writeAlert(tx, { source: 'security', values })
}
