import { describe, expect, it } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

function counted() {
  let n = 0
  return async () => ++n
}

describe('a value of keepFresh', () => {
  it('is read once per key for all calls that accept its age', async () => {
    let clock = 0
    const fresh = keepFresh<number>({ now: () => clock })
    const read = counted()
    expect(await Promise.all([fresh.get('a', 10, read), fresh.get('a', 10, read)])).toEqual([1, 1])
    expect(await fresh.get('b', 10, read)).toBe(2)
    clock = 9
    expect(await fresh.get('a', 10, read)).toBe(1)
    clock = 10
    expect(await fresh.get('a', 10, read)).toBe(3)
  })

  it('is read again for a smaller maximum age, and after forget', async () => {
    let clock = 0
    const fresh = keepFresh<number>({ now: () => clock })
    const read = counted()
    await fresh.get('a', 10, read)
    clock = 5
    expect(await fresh.get('a', 5, read)).toBe(2)
    fresh.forget()
    expect(await fresh.get('a', 10, read)).toBe(3)
  })

  it('is found without reading while it is young enough', async () => {
    let clock = 0
    const fresh = keepFresh<number>({ now: () => clock })
    expect(fresh.peekFresh('a', 10)).toBeUndefined()
    await fresh.get('a', 10, counted())
    clock = 9
    expect(fresh.peekFresh('a', 10)).toBe(1)
    clock = 10
    expect(fresh.peekFresh('a', 10)).toBeUndefined()
    expect(fresh.peekFresh('a', 20)).toBe(1)
    fresh.forget()
    expect(fresh.peekFresh('a', 20)).toBeUndefined()
  })

  it('throws the error of a failed reading, and is read again by the next call', async () => {
    const fresh = keepFresh<number>()
    await expect(fresh.get('a', 10, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await fresh.get('a', 10, counted())).toBe(1)
  })

  it('is returned outdated while no newer one can be read, with orStale', async () => {
    let clock = 0
    const fresh = keepFresh<number>({ orStale: true, now: () => clock })
    await fresh.get('a', 10, counted())
    clock = 20
    expect(await fresh.get('a', 10, () => Promise.reject(new Error('away')))).toBe(1)
    expect(await fresh.get('a', 10, async () => 7)).toBe(7)
  })

  it('is not read again before the retry time after a failure', async () => {
    let clock = 0
    const fresh = keepFresh<number>({ retryMs: 10, now: () => clock })
    const read = counted()
    await expect(fresh.get('a', 10, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    clock = 9
    await expect(fresh.get('a', 10, read)).rejects.toThrow('away')
    expect(await fresh.get('b', 10, read)).toBe(1)
    clock = 10
    expect(await fresh.get('a', 10, read)).toBe(2)
  })

  it('is returned outdated at once by getKept, which reads a newer one in the background', async () => {
    let clock = 0
    const fresh = keepFresh<number>({ retryMs: 10, now: () => clock })
    expect(fresh.peek('a')).toBeUndefined()
    expect(await fresh.getKept('a', 10, async () => 1)).toBe(1)
    clock = 10
    expect(await fresh.getKept('a', 10, () => Promise.reject(new Error('away')))).toBe(1)
    await new Promise(setImmediate)
    clock = 20
    expect(await fresh.getKept('a', 10, async () => 2)).toBe(1)
    await new Promise(setImmediate)
    expect(fresh.peek('a')).toBe(2)
    expect(await fresh.getKept('a', 10, async () => 3)).toBe(2)
  })
})
