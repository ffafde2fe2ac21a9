import { describe, expect, it } from 'vitest'
import { textMatcher } from './text-matcher.ts'

const texts = ['Fort\u200bnite®', 'Baldur’s Gate', 'Pokémon GO']
const matches = (...typed: Parameters<typeof textMatcher>) => texts.filter(textMatcher(...typed))

describe('textMatcher', () => {
  it('X11 matches a text whatever the spelling of text and search', () => {
    for (const typed of ['fortnite', 'FORT\u00adNITE™', 'ｆｏｒｔ']) expect(matches(typed), typed).toEqual([texts[0]])
    expect(matches('baldur‘s  gate')).toEqual([texts[1]])
    expect(matches('go pokemon')).toEqual([])
    expect(matches('go pokemon', 'words')).toEqual([texts[2]])
  })

  it('X11 matches every text for an empty search, and none for symbols alone', () => {
    for (const typed of ['', '  ', '\u200b']) expect(matches(typed), typed).toEqual(texts)
    for (const typed of ['®', '%', '★ ★']) expect(matches(typed), typed).toEqual([])
  })
})
