/** A piece of text with its marks. */
export interface RichRun {
  text: string
  bold?: true
  italic?: true
}

/** One line of runs. */
export type RichLine = RichRun[]

/** A part of a rich text. Lists have one level. */
export type RichBlock =
  | { kind: 'paragraph'; lines: RichLine[] }
  | { kind: 'heading'; line: RichLine }
  | { kind: 'bullets'; items: RichLine[] }
  | { kind: 'numbers'; start: number; items: RichLine[] }

/** A character and its marks. */
export interface RichCharacter {
  char: string
  bold: boolean
  italic: boolean
}

/** The highest number at which a list may begin. */
export const highestNumber = 9999

export const charactersOf = (line: RichLine): RichCharacter[] =>
  line.flatMap(({ text, bold = false, italic = false }) => [...text].map((char) => ({ char, bold, italic })))

/** Joins neighbours with the same marks. */
export function runsOf(characters: readonly RichCharacter[]): RichLine {
  const runs: RichLine = []
  for (const { char, bold, italic } of characters) {
    const last = runs.at(-1)
    if (last && (last.bold ?? false) === bold && (last.italic ?? false) === italic) last.text += char
    else runs.push({ text: char, ...(bold && { bold }), ...(italic && { italic }) })
  }
  return runs
}
