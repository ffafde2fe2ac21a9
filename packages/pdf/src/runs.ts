import bidiFactory from 'bidi-js'
import type { Slice, SliceOf } from './fonts.ts'

/** Characters of a line that are drawn together: from one part of a font, in one direction. */
export interface Run {
  /** In the order in which the PDF library expects it: as spoken for scripts that it reverses itself, else as drawn. */
  text: string
  slice: Slice | null
}

const bidi = bidiFactory()
/** Characters that direct the algorithm and have no glyph. */
const isControl = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/
/** Scripts that the PDF library draws from right to left. */
const isReversed = /[\p{Script=Arab}\p{Script=Hebr}]/u
const isStrong = /\p{L}/u

interface Piece {
  text: string
  level: number
  slice: Slice | null
}

/** The characters of a line with their level, joined where font and level are the same. */
function piecesOf(line: string, isRightToLeft: boolean, sliceOf: SliceOf): Piece[] {
  const first = isStrong.exec(line)?.[0]
  const isBaseRightToLeft = first === undefined ? isRightToLeft : isReversed.test(first)
  const { levels } = bidi.getEmbeddingLevels(line, isBaseRightToLeft ? 'rtl' : 'ltr')
  const pieces: Piece[] = []
  let index = 0
  for (const char of line) {
    const level = levels[index] ?? 0
    index += char.length
    if (isControl.test(char)) continue
    const slice = sliceOf(char.codePointAt(0) ?? 0)
    const text = level % 2 === 1 && !isReversed.test(char) ? (bidi.getMirroredCharacter(char) ?? char) : char
    const last = pieces.at(-1)
    // A character of a reversed script that stands from left to right, as an Arabic digit does, is drawn alone.
    const isAlone = level % 2 === 0 && isReversed.test(char)
    if (last && last.level === level && last.slice === slice && !isAlone) last.text += text
    else pieces.push({ text, level, slice })
  }
  return pieces
}

/** Reverses every sequence of pieces of at least a level, from the highest level down (rule L2 of the algorithm). */
function asDrawn(pieces: Piece[]): Piece[] {
  const row = [...pieces]
  const highest = Math.max(0, ...row.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < row.length; start++) {
      let end = start
      while (end < row.length && (row[end]?.level ?? 0) >= level) end++
      if (end > start) row.splice(start, end - start, ...row.slice(start, end).reverse())
      start = end
    }
  }
  return row
}

/**
 * The runs of a line from left to right. The first letter decides the direction of the whole line, so that an amount in an
 * Arabic document keeps its sign on the left; a line without letters has the document's direction.
 */
export const runsOf = (line: string, isRightToLeft: boolean, sliceOf: SliceOf): Run[] =>
  asDrawn(piecesOf(line, isRightToLeft, sliceOf)).map(({ text, level, slice }) => ({
    slice,
    text: level % 2 === 1 && !isReversed.test(text) ? [...text].reverse().join('') : text,
  }))
