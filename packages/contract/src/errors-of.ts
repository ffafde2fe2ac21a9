import type { Call } from './call.ts'
import type { ErrorCode } from './errors.ts'

/** Errors of every call that a role allows, which the calls do not repeat: what the second factor still needs. */
const ofRoles: readonly ErrorCode[] = ['second_factor_required', 'factor_enrolment_required']

/** The errors that a call can answer, besides those of every call. Not for browsers: calls stay plain objects there. */
export const errorsOf = ({ auth, errors }: Call): readonly ErrorCode[] =>
  auth === 'staff' || auth === 'seller' ? [...errors, ...ofRoles] : errors
