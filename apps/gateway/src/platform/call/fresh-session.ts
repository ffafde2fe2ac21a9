import { minuteMs } from '@tradepost/domain/time/durations'
import { Failure } from '../failure/failure.ts'
import { type CallContext, type Principal, principal } from './call-context.ts'

const freshMs = 10 * minuteMs

/** Time until which a session counts as recently authenticated; null if the person never authenticated. */
export function freshUntil({ unproven, authenticatedAt }: Principal): Date | null {
  return unproven ? null : new Date(authenticatedAt.getTime() + freshMs)
}

/** Guards delivered account details, top-ups and passwords: throws if only a third party vouched for the sign-in. */
export function requireProven(context: CallContext): void {
  if (principal(context).unproven) throw new Failure('step_up_required')
}

/** Guards changes of sign-in methods: throws unless the person authenticated within the last ten minutes. */
export function requireFresh(context: CallContext, now: Date): void {
  const until = freshUntil(principal(context))
  if (!until || until <= now) throw new Failure('step_up_required')
}
