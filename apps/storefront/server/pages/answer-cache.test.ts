import { describe, expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const connected = (limits: ConstructorParameters<typeof AnswerCache>[0] = {}) => {
  const cache = new AnswerCache(limits)
  cache.isStreamDown = false
  return cache
}
const kept = (answer: unknown, ...shows: string[]) => ({ answer, shows: new Set(shows) })

describe('AnswerCache', () => {
  it('returns a fresh answer, frozen at every depth', () => {
    let now = 0
    const cache = connected({ now: () => now, freshMs: 10 })
    cache.put('k', kept({ list: [{ price: 1 }] }), cache.changeCount)
    const answer = cache.get('k')?.answer as { list: [{ price: number }] }
    expect(answer).toEqual({ list: [{ price: 1 }] })
    expect(() => {
      answer.list[0].price = 2
    }).toThrow(TypeError)
    now = 11
    expect(cache.get('k')).toBeUndefined()
  })

  it('X15 drops exactly the answers that show a changed fact, or all of them', () => {
    const cache = connected()
    for (const key of ['a', 'b', 'c']) cache.put(key, kept(key, `i:${key}`), cache.changeCount)
    cache.dropShowing(['i:b'])
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.answer)).toEqual(['a', undefined, 'c'])
    cache.dropAll()
    expect(['a', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined])
  })

  it('X15 does not store an answer of which a fact changed while it was on its way', () => {
    const cache = connected()
    const before = cache.changeCount
    cache.dropShowing(['i:1'])
    cache.put('changed', kept('old', 'i:1'), before)
    cache.put('unchanged', kept('same', 'i:2'), before)
    expect([cache.get('changed')?.answer, cache.get('unchanged')?.answer]).toEqual([undefined, 'same'])
    cache.dropAll()
    cache.put('unchanged', kept('same', 'i:2'), before)
    expect(cache.get('unchanged')).toBeUndefined()
  })

  it('X15 keeps nothing before the change stream is connected, and nothing over an interruption', () => {
    const cache = new AnswerCache()
    cache.put('early', kept(1), cache.changeCount)
    cache.isStreamDown = false
    expect(cache.get('early')).toBeUndefined()
    const before = cache.changeCount
    cache.put('k', kept(1), before)
    expect(cache.get('k')?.answer).toBe(1)
    cache.isStreamDown = true
    expect(cache.get('k')).toBeUndefined()
    cache.isStreamDown = false
    // This call was sent before the interruption.
    cache.put('k', kept(1), before)
    expect(cache.get('k')).toBeUndefined()
  })

  it('drops the least recently used answers when it is full, and stores none that is too large', () => {
    const cache = connected({ maxBytes: 100 })
    for (const key of 'abcdefghij') cache.put(key, kept('12345678'), 0)
    cache.get('a')
    cache.put('k', kept('12345678'), 0)
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.answer)).toEqual(['12345678', undefined, '12345678'])
    cache.put('large', kept('x'.repeat(13)), 0)
    expect(cache.get('large')).toBeUndefined()
  })
})
