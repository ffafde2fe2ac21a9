import { minuteMs } from '@tradepost/domain/time/durations'
import { Failure } from '../platform/failure/failure.ts'
import { isInside, networkOf } from '../platform/network/caller-network.ts'

/**
 * Limits how much of the public shop one network reads per minute, so that nobody copies the shop quickly. Counts in
 * this process: a row per read would cost more than the read. Several gateways multiply the limit, which is no problem,
 * because a person reads far less.
 */
export function createReadLimit(perMinute: number, now: () => number) {
  let window = -1
  let reads = new Map<string, number>()
  return (ip: string): void => {
    const time = now()
    if (Math.floor(time / minuteMs) !== window) {
      window = Math.floor(time / minuteMs)
      reads = new Map()
    }
    if (isInside(ip)) return
    const network = networkOf(ip)
    const count = (reads.get(network) ?? 0) + 1
    reads.set(network, count)
    const retryAfterSeconds = Math.ceil(((window + 1) * minuteMs - time) / 1000)
    if (count > perMinute) throw new Failure('rate_limited', { retryAfterSeconds })
  }
}
