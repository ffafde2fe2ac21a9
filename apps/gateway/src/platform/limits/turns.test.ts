import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../failure/failure.ts'
import { createTurns } from './turns.ts'

const patienceMs = 1000
const limits = { atOnce: 2, waiting: 3, patienceMs }

/** Work that runs until the test ends it. */
function createWork() {
  const ends: { well(): void; badly(error: unknown): void }[] = []
  let maxRunning = 0
  let running = 0
  const work = () => {
    maxRunning = Math.max(maxRunning, ++running)
    return new Promise<string>((resolve, reject) => ends.push({ well: () => resolve('done'), badly: reject })).finally(
      () => running--,
    )
  }
  return { work, ends, maxRunning: () => maxRunning }
}
const codes = async (settled: Promise<PromiseSettledResult<unknown>[]>) =>
  (await settled).map((one) => (one.status === 'rejected' ? (one.reason.code as string) : 'done'))
const connectionLost = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('turns of one caller', () => {
  const inTurn = createTurns({ ...limits, of: 'one caller' })
  const send = (count: number, work: () => Promise<string>) =>
    codes(Promise.allSettled(Array.from({ length: count }, () => inTurn('user 1', work))))

  it('Z1b run a few at a time, without delaying other callers', async () => {
    const { work, ends, maxRunning } = createWork()
    const answers = send(7, work)
    expect(await inTurn('user 2', async () => 'served')).toBe('served')
    for (let n = 0; n < 5; n++) {
      await vi.advanceTimersByTimeAsync(10)
      ends[n]?.well()
    }
    expect(await answers).toEqual([...Array(5).fill('done'), 'rate_limited', 'rate_limited'])
    expect(maxRunning()).toBe(2)
    // Failed and refused work frees its slot.
    await expect(inTurn('user 1', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await inTurn('user 1', async () => 'served')).toBe('served')
  })

  it('Z1b are rate limited after waiting too long while other work of the caller finishes', async () => {
    const { work, ends } = createWork()
    const answers = send(5, work)
    await vi.advanceTimersByTimeAsync(patienceMs / 2)
    ends[0]?.well()
    await vi.advanceTimersByTimeAsync(patienceMs)
    for (const end of ends) end.well()
    expect(await answers).toEqual(['done', 'done', 'done', 'rate_limited', 'rate_limited'])
  })

  it('Z1b are refused after waiting too long, with the error that the first finished work decides', async () => {
    for (const [end, expected] of [
      ['well', ['done', 'done', 'done', 'rate_limited', 'rate_limited']],
      ['refused', ['conflict', 'done', 'done', 'rate_limited', 'rate_limited']],
      ['connectionLost', ['ECONNREFUSED', 'done', 'unavailable', 'unavailable', 'unavailable']],
      ['never', ['done', 'done', 'rate_limited', 'rate_limited', 'rate_limited']],
    ] as const) {
      const { work, ends } = createWork()
      const answers = send(5, work)
      await vi.advanceTimersByTimeAsync(patienceMs * (end === 'never' ? 3 : 2))
      if (end === 'well') ends[0]?.well()
      if (end === 'refused') ends[0]?.badly(new Failure('conflict'))
      if (end === 'connectionLost') ends[0]?.badly(connectionLost)
      await vi.advanceTimersByTimeAsync(1)
      for (const one of ends) one.well()
      expect(await answers, end).toEqual(expected)
    }
  })
})

it('Z1b turns that strangers share answer unavailable, not rate limited, after waiting too long', async () => {
  const inTurn = createTurns({ ...limits, of: 'strangers' })
  const { work, ends } = createWork()
  const answers = codes(Promise.allSettled(Array.from({ length: 4 }, () => inTurn('network', work))))
  await vi.advanceTimersByTimeAsync(patienceMs / 2)
  ends[0]?.well()
  await vi.advanceTimersByTimeAsync(patienceMs)
  for (const end of ends) end.well()
  expect(await answers).toEqual(['done', 'done', 'done', 'unavailable'])
})
