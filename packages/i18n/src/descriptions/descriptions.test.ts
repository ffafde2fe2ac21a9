import { expect, describe as group, it } from 'vitest'
import { source } from '../catalogues.ts'
import { shapeOf } from '../icu/message-shape.ts'
import { describe } from './describe.ts'
import { fillings } from './fillings.ts'
import { notes } from './notes.ts'
import { findUses } from './uses.ts'

const uses = findUses(Object.keys(source))
const all = Object.entries(source)
const words = (text: string) => text.split(/\s+/).length

group('the notes for translators', () => {
  it('describe each placeholder', () => {
    const names = new Set(all.flatMap(([, text]) => [...shapeOf(text).placeholders.keys(), ...shapeOf(text).tags]))
    expect([...names].filter((name) => !fillings[name])).toEqual([])
    expect(Object.keys(fillings).filter((name) => !names.has(name))).toEqual([])
  })
  it('say where a text of one or two words is shown', () => {
    const short = all.filter(([, text]) => !text.includes('{') && words(text) <= 2).map(([id]) => id)
    const silent = short.filter((id) => !id.startsWith('errors.') && !(id in notes) && !uses.get(id)?.length)
    expect(short.length).toBeGreaterThan(300)
    expect(silent).toEqual([])
  })
  it('do not describe a message that does not exist', () => {
    expect(Object.keys(notes).filter((id) => !(id in source))).toEqual([])
  })
  it('join screen, place, files and placeholders', () => {
    expect(describe('cart.removeOf', 'Remove {title}', uses.get('cart.removeOf'))).toBe(
      'Cart. Shown as: label, title. Used by cart-line, cart-page. {title}: title of an offer, as its seller wrote it.',
    )
  })
})
