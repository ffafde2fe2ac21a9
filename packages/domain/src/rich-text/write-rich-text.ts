import { isInWord, readLine } from './read-line.ts'
import { kindOfLine, readRichText } from './read-rich-text.ts'
import { charactersOf, highestNumber, type RichBlock, type RichCharacter, type RichLine, runsOf } from './rich-text.ts'

const isBlank = (character: RichCharacter | undefined) => !character || /\s/u.test(character.char)

/** Sets the marks of all characters from `from` until `to`. */
function mark(characters: RichCharacter[], from: number, to: number, marks: { bold: boolean; italic: boolean }) {
  for (const character of characters.slice(from, to)) Object.assign(character, marks)
}

/** Calls `found` for each stretch of characters that `test` accepts. */
function eachStretch(
  characters: readonly RichCharacter[],
  test: (character: RichCharacter) => boolean,
  found: (from: number, to: number) => void,
) {
  for (let from = 0; from < characters.length; from += 1) {
    let to = from
    while (to < characters.length && test(characters[to] as RichCharacter)) to += 1
    if (to > from) found(from, to)
    from = Math.max(from, to)
  }
}

const trimmed = (characters: RichCharacter[], isTrimmed: (character: RichCharacter) => boolean): RichCharacter[] => {
  const first = characters.findIndex((character) => !isTrimmed(character))
  const last = characters.findLastIndex((character) => !isBlank(character))
  return first < 0 ? [] : characters.slice(first, last + 1)
}

const isIndent = ({ char }: RichCharacter) => char === ' ' || char === '\t'

/**
 * A line as it can be written: without line breaks, words of Latin letters and digits marked as a whole, and blanks
 * marked as both of their neighbours are. Lines of paragraphs keep wide blanks at their beginning.
 */
function normaliseLine(line: RichLine, isTrimmed: (character: RichCharacter) => boolean): RichLine {
  const all = charactersOf(line).map((one) => (/[\n\r\u2028\u2029]/.test(one.char) ? { ...one, char: ' ' } : one))
  const characters = all.every(isBlank) ? [] : trimmed(all, isTrimmed)
  eachStretch(
    characters,
    ({ char }) => isInWord(char),
    (from, to) => {
      const word = characters.slice(from, to)
      mark(characters, from, to, { bold: word.some(({ bold }) => bold), italic: word.some(({ italic }) => italic) })
    },
  )
  eachStretch(characters, isBlank, (from, to) => {
    const [before, after] = [characters[from - 1], characters[to]]
    const both = (name: 'bold' | 'italic') => Boolean(before?.[name] && after?.[name])
    mark(characters, from, to, { bold: both('bold'), italic: both('italic') })
  })
  return runsOf(characters)
}

const same = (one: RichLine, other: RichLine) => JSON.stringify(one) === JSON.stringify(other)

/** The stars between characters with different marks. */
const starsBetween = (one: { bold: boolean; italic: boolean }, other: { bold: boolean; italic: boolean }) =>
  '*'.repeat((one.bold === other.bold ? 0 : 2) + (one.italic === other.italic ? 0 : 1))

const unmarked = { bold: false, italic: false }

function written(line: RichLine, isEscaped: boolean): string {
  let text = ''
  let before = unmarked
  for (const { char, bold, italic } of charactersOf(line)) {
    text += starsBetween(before, { bold, italic })
    text += isEscaped && (char === '*' || char === '\\') ? `\\${char}` : char
    before = { bold, italic }
  }
  return text + starsBetween(before, unmarked)
}

/** Writes a line. Stars and backslashes of the text are escaped only if the line would be read as another one. */
function writeLine(line: RichLine): string {
  const bare = written(line, false)
  return same(readLine(bare), line) ? bare : written(line, true)
}

/** Writes a line of a paragraph, so that it does not begin a heading or a list. */
function writeTextLine(line: RichLine): string {
  const text = writeLine(line)
  const read = kindOfLine(text)
  if (read.kind === 'text') return text
  return read.kind === 'number' ? text.replace(/[.)]/, '\\$&') : `\\${text}`
}

function writeBlock(block: RichBlock): string {
  const full = (lines: readonly RichLine[], isTrimmed: (character: RichCharacter) => boolean = isBlank) =>
    lines.map((line) => normaliseLine(line, isTrimmed)).filter((line) => line.length > 0)
  if (block.kind === 'paragraph') return full(block.lines, isIndent).map(writeTextLine).join('\n')
  if (block.kind === 'heading')
    return full([block.line])
      .map((line) => `## ${writeLine(line)}`)
      .join('\n')
  const items = full(block.items).map(writeLine)
  if (block.kind === 'bullets') return items.map((item) => `- ${item}`).join('\n')
  const start = Math.max(1, Math.min(block.start, highestNumber + 1 - items.length))
  return items.map((item, index) => `${start + index}. ${item}`).join('\n')
}

/** Writes a rich text as restricted Markdown. Empty blocks are left out. */
export const writeRichText = (blocks: readonly RichBlock[]): string =>
  blocks
    .map(writeBlock)
    .filter((text) => text !== '')
    .join('\n\n')

/** The stored form of a description: what it says and nothing else, written in one way. */
export const cleanRichText = (text: string): string => writeRichText(readRichText(text))
