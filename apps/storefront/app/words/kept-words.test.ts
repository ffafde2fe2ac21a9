import { describe, expect, it } from 'vitest'
import { hasVersion, keepWords, keptWords, messagesOf, missingWords } from './kept-words.ts'
import { mergeWordsRefs, readWordsRef, wordsAddress, wordsRef, wordsRefOf } from './words-ref.ts'

const [old, current] = ['en-0000000000000001', 'en-0000000000000002']

describe('references to messages', () => {
  it('name each namespace once, in alphabetical order', () => {
    expect(wordsRef(current, ['shell', 'common', 'shell'])).toBe(`${current}.common.shell`)
    expect(readWordsRef(`${current}.common.shell`)).toEqual({ version: current, namespaces: ['common', 'shell'] })
  })
  it('are merged by version', () => {
    const refs = [`${current}.shell`, `${old}.cart`, `${current}.cart.shell`]
    expect(mergeWordsRefs(refs)).toEqual([`${current}.cart.shell`, `${old}.cart`])
  })
  it('can be read from the address of their file', () => {
    const ref = `${current}.cart.shell`
    expect(wordsRefOf(wordsAddress(ref))).toBe(ref)
    expect(wordsRefOf('/assets/frame-0123.js')).toBeNull()
  })
})

describe('stored messages', () => {
  it('are missing until they are loaded, then the same object every time', () => {
    const refs = [`${old}.shell`, `${old}.cart`]
    expect(missingWords(refs)).toEqual([`${old}.cart.shell`])
    keepWords(old, { shell: { 'shell.close': 'Close' } })
    expect(missingWords(refs)).toEqual([`${old}.cart`])
    keepWords(old, { cart: { 'cart.title': 'Cart' } })
    expect(missingWords(refs)).toEqual([])
    expect(messagesOf(refs)).toEqual({ 'shell.close': 'Close', 'cart.title': 'Cart' })
    expect(messagesOf(refs)).toBe(messagesOf([...refs].reverse()))
    expect(keptWords(`${old}.cart`)).toEqual({ cart: { 'cart.title': 'Cart' } })
  })
  it('may come from two versions while a language pack changes', () => {
    keepWords(current, { shell: { 'shell.close': 'Shut' } })
    expect(messagesOf([`${current}.shell`, `${old}.cart`])).toEqual({ 'shell.close': 'Shut', 'cart.title': 'Cart' })
  })
  it('are those of the last four versions of each language', () => {
    keepWords('de-0000000000000001', {})
    for (const digit of [3, 4, 5, 6]) keepWords(`en-000000000000000${digit}`, {})
    expect([old, current, 'en-0000000000000003', 'de-0000000000000001'].map(hasVersion)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(keptWords(`${old}.cart`)).toBeNull()
  })
})
