import { describe, expect, it } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

function counted() {
  let n = 0
  return async () => ++n
}

describe('what is kept fresh', () => {
  it('is read once for all who ask within its age, by key', async () => {
    let at = 0
    const fresh = keepFresh<number>({ now: () => at })
    const read = counted()
    expect(await Promise.all([fresh.get('a', 10, read), fresh.get('a', 10, read)])).toEqual([1, 1])
    expect(await fresh.get('b', 10, read)).toBe(2)
    at = 9
    expect(await fresh.get('a', 10, read)).toBe(1)
    at = 10
    expect(await fresh.get('a', 10, read)).toBe(3)
  })

  it('is read again by who wants it younger, and by the next after it was forgotten', async () => {
    let at = 0
    const fresh = keepFresh<number>({ now: () => at })
    const read = counted()
    await fresh.get('a', 10, read)
    at = 5
    expect(await fresh.get('a', 5, read)).toBe(2)
    fresh.forget()
    expect(await fresh.get('a', 10, read)).toBe(3)
  })

  it('fails where nothing can be read, and is read again at the next try', async () => {
    const fresh = keepFresh<number>()
    await expect(fresh.get('a', 10, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await fresh.get('a', 10, counted())).toBe(1)
  })

  it('is given as it was while nothing can be read, where that is better than nothing', async () => {
    let at = 0
    const fresh = keepFresh<number>({ orStale: true, now: () => at })
    await fresh.get('a', 10, counted())
    at = 20
    expect(await fresh.get('a', 10, () => Promise.reject(new Error('away')))).toBe(1)
    expect(await fresh.get('a', 10, async () => 7)).toBe(7)
  })

  it('is not read again before the retry time after a failure', async () => {
    let at = 0
    const fresh = keepFresh<number>({ retryMs: 10, now: () => at })
    const read = counted()
    await expect(fresh.get('a', 10, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    at = 9
    await expect(fresh.get('a', 10, read)).rejects.toThrow('away')
    expect(await fresh.get('b', 10, read)).toBe(1)
    at = 10
    expect(await fresh.get('a', 10, read)).toBe(2)
  })

  it('is given at once while a newer value is read in the background', async () => {
    let at = 0
    const fresh = keepFresh<number>({ retryMs: 10, now: () => at })
    expect(fresh.peek('a')).toBeUndefined()
    expect(await fresh.getKept('a', 10, async () => 1)).toBe(1)
    at = 10
    expect(await fresh.getKept('a', 10, () => Promise.reject(new Error('away')))).toBe(1)
    await new Promise(setImmediate)
    at = 20
    expect(await fresh.getKept('a', 10, async () => 2)).toBe(1)
    await new Promise(setImmediate)
    expect(fresh.peek('a')).toBe(2)
    expect(await fresh.getKept('a', 10, async () => 3)).toBe(2)
  })
})
