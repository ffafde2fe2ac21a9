import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../failure/failure.ts'
import { createTurns } from './turns.ts'

const patienceMs = 1000
const limits = { atOnce: 2, waiting: 3, patienceMs }

/** Work that the test ends. */
function createWork() {
  const ends: { well(): void; badly(error: unknown): void }[] = []
  let most = 0
  let running = 0
  const work = () => {
    most = Math.max(most, ++running)
    return new Promise<string>((resolve, reject) => ends.push({ well: () => resolve('done'), badly: reject })).finally(
      () => running--,
    )
  }
  return { work, ends, most: () => most }
}
const codes = async (settled: Promise<PromiseSettledResult<unknown>[]>) =>
  (await settled).map((one) => (one.status === 'rejected' ? (one.reason.code as string) : 'done'))
const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('turns of one caller', () => {
  const inTurn = createTurns({ ...limits, of: 'one caller' })
  const ask = (count: number, work: () => Promise<string>) =>
    codes(Promise.allSettled(Array.from({ length: count }, () => inTurn('user 1', work))))

  it('Z1b run a few at a time, without delaying other callers', async () => {
    const { work, ends, most } = createWork()
    const asked = ask(7, work)
    expect(await inTurn('user 2', async () => 'served')).toBe('served')
    for (let n = 0; n < 5; n++) {
      await vi.advanceTimersByTimeAsync(10)
      ends[n]?.well()
    }
    expect(await asked).toEqual([...Array(5).fill('done'), 'rate_limited', 'rate_limited'])
    expect(most()).toBe(2)
    // Failed and refused work frees its place.
    await expect(inTurn('user 1', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await inTurn('user 1', async () => 'served')).toBe('served')
  })

  it('Z1b are rate limited after waiting too long while other work of the caller finishes', async () => {
    const { work, ends } = createWork()
    const asked = ask(5, work)
    await vi.advanceTimersByTimeAsync(patienceMs / 2)
    ends[0]?.well()
    await vi.advanceTimersByTimeAsync(patienceMs)
    for (const end of ends) end.well()
    expect(await asked).toEqual(['done', 'done', 'done', 'rate_limited', 'rate_limited'])
  })

  it('Z1b that waited too long get the error that the first end of the work decides', async () => {
    for (const [end, told] of [
      ['well', ['done', 'done', 'done', 'rate_limited', 'rate_limited']],
      ['refused', ['conflict', 'done', 'done', 'rate_limited', 'rate_limited']],
      ['away', ['ECONNREFUSED', 'done', 'unavailable', 'unavailable', 'unavailable']],
      ['never', ['done', 'done', 'rate_limited', 'rate_limited', 'rate_limited']],
    ] as const) {
      const { work, ends } = createWork()
      const asked = ask(5, work)
      await vi.advanceTimersByTimeAsync(patienceMs * (end === 'never' ? 3 : 2))
      if (end === 'well') ends[0]?.well()
      if (end === 'refused') ends[0]?.badly(new Failure('conflict'))
      if (end === 'away') ends[0]?.badly(away)
      await vi.advanceTimersByTimeAsync(1)
      for (const one of ends) one.well()
      expect(await asked, end).toEqual(told)
    }
  })
})

it('Z1b turns that strangers share answer unavailable, not rate limited, after waiting too long', async () => {
  const inTurn = createTurns({ ...limits, of: 'strangers' })
  const { work, ends } = createWork()
  const asked = codes(Promise.allSettled(Array.from({ length: 4 }, () => inTurn('network', work))))
  await vi.advanceTimersByTimeAsync(patienceMs / 2)
  ends[0]?.well()
  await vi.advanceTimersByTimeAsync(patienceMs)
  for (const end of ends) end.well()
  expect(await asked).toEqual(['done', 'done', 'done', 'unavailable'])
})
