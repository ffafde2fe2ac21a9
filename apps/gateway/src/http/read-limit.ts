import { Failure } from '../platform/failure/failure.ts'
import { isInside, networkOf } from '../platform/network/caller-network.ts'

const windowMs = 60_000
/** Addresses whose visitor is remembered for the minute. */
const keptVisitors = 10_000
/**
 * Counts what one visitor reads of the public shop, so that nobody copies it in a minute. Counted in this process: a
 * row per read would cost more than the read, and several gateways only multiply a limit no person comes near.
 */
export function createReadLimit(perMinute: number, now: () => number) {
  let window = -1
  let seen = new Map<string, number>()
  let visitors = new Map<string, string | null>()
  return (ip: string): void => {
    const at = now()
    if (Math.floor(at / windowMs) !== window) {
      window = Math.floor(at / windowMs)
      seen = new Map()
      visitors = new Map()
    }
    let who = visitors.get(ip)
    if (who === undefined) {
      who = isInside(ip) ? null : networkOf(ip)
      if (visitors.size < keptVisitors) visitors.set(ip, who)
    }
    if (!who) return
    const count = (seen.get(who) ?? 0) + 1
    seen.set(who, count)
    const retryAfterSeconds = Math.ceil(((window + 1) * windowMs - at) / 1000)
    if (count > perMinute) throw new Failure('rate_limited', { retryAfterSeconds })
  }
}
