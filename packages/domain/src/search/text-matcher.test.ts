import { describe, expect, it } from 'vitest'
import { textMatcher } from './text-matcher.ts'

const texts = ['Fort\u200bnite®', 'Baldur’s Gate', 'Pokémon GO']
const held = (...typed: Parameters<typeof textMatcher>) => texts.filter(textMatcher(...typed))

describe('textMatcher', () => {
  it('X11 finds a text in whichever form either is written', () => {
    for (const typed of ['fortnite', 'FORT\u00adNITE™', 'ｆｏｒｔ']) expect(held(typed), typed).toEqual([texts[0]])
    expect(held('baldur‘s  gate')).toEqual([texts[1]])
    expect(held('go pokemon')).toEqual([])
    expect(held('go pokemon', 'words')).toEqual([texts[2]])
  })

  it('X11 holds every text while nothing was typed, and none for signs alone', () => {
    for (const typed of ['', '  ', '\u200b']) expect(held(typed), typed).toEqual(texts)
    for (const typed of ['®', '%', '★ ★']) expect(held(typed), typed).toEqual([])
  })
})
