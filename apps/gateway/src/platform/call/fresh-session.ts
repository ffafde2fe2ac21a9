import { minuteMs } from '@tradepost/domain/time/durations'
import { Failure } from '../failure/failure.ts'
import { type CallContext, type Principal, principal } from './call-context.ts'

const freshMs = 10 * minuteMs

/** When a session stops counting as freshly proven; null if the person never proved who they are. */
export function freshUntil({ unproven, authenticatedAt }: Principal): Date | null {
  return unproven ? null : new Date(authenticatedAt.getTime() + freshMs)
}

/** For delivered details, top-ups and passwords: the word of a third party is not enough. */
export function requireProven(context: CallContext): void {
  if (principal(context).unproven) throw new Failure('step_up_required')
}

/** For changes of how one signs in: the person must have proved who they are within the last ten minutes. */
export function requireFresh(context: CallContext, now: Date): void {
  const until = freshUntil(principal(context))
  if (!until || until <= now) throw new Failure('step_up_required')
}
