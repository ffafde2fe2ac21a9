import { Failure } from '../failure/failure.ts'
import { type CallContext, type Principal, principal } from './call-context.ts'

const freshMs = 10 * 60_000

/** Until when a session counts as freshly proved; null where nobody but a third party vouched for the person. */
export function freshUntil({ unproven, authenticatedAt }: Principal): Date | null {
  return unproven ? null : new Date(authenticatedAt.getTime() + freshMs)
}

/** For steps that a session must not take on a third party's word alone: details of deliveries, top-ups, passwords. */
export function requireProven(context: CallContext): void {
  if (principal(context).unproven) throw new Failure('step_up_required')
}

/** For steps that change who can get in: the person proved it within the last ten minutes. */
export function requireFresh(context: CallContext, now: Date): void {
  const until = freshUntil(principal(context))
  if (!until || until <= now) throw new Failure('step_up_required')
}
