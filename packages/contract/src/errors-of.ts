import { keyPermissions } from '@tradepost/domain/permission/key-permissions'
import type { Call } from './call.ts'
import type { ErrorCode } from './errors.ts'

/** Errors of every call that a role allows, which the calls do not repeat: what the second factor still needs. */
const ofRoles: readonly ErrorCode[] = ['second_factor_required', 'factor_enrolment_required']

/** Errors of every call of sellers that a key can make, which the calls do not repeat. */
const ofKeys: readonly ErrorCode[] = ['rate_limited', 'seller_suspended']

const mayUseKey = ({ auth, permission }: Call): boolean =>
  auth === 'seller' && keyPermissions.some((one) => one === permission)

/** The errors that a call can answer, besides those of every call. Not for browsers: calls stay plain objects there. */
export function errorsOf(call: Call): readonly ErrorCode[] {
  const { auth, errors } = call
  if (auth !== 'staff' && auth !== 'seller') return errors
  return [...new Set([...errors, ...ofRoles, ...(mayUseKey(call) ? ofKeys : [])])]
}
