import { keyPermissions } from '@tradepost/domain/permission/key-permissions'
import type { RoleSide } from '@tradepost/domain/permission/permissions'
import type { Call } from './call.ts'
import type { ErrorCode } from './errors.ts'

/** Errors of every call that a role allows, which the calls do not repeat: what the second factor still needs. */
const ofRoles: readonly ErrorCode[] = ['second_factor_required', 'factor_enrolment_required']

/** Errors of every call that a key can make, which the calls do not repeat. */
const ofKeys: Readonly<Record<RoleSide, readonly ErrorCode[]>> = {
  staff: ['rate_limited'],
  seller: ['rate_limited', 'seller_suspended'],
}

/** The errors that a call can answer, besides those of every call. Not for browsers: calls stay plain objects there. */
export function errorsOf({ auth, errors, permission }: Call): readonly ErrorCode[] {
  if (auth !== 'staff' && auth !== 'seller') return errors
  const mayUseKey = keyPermissions[auth].some((one) => one === permission)
  return [...new Set([...errors, ...ofRoles, ...(mayUseKey ? ofKeys[auth] : [])])]
}
