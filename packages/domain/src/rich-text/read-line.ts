import { type RichCharacter, type RichLine, runsOf } from './rich-text.ts'

/** The characters that a backslash makes literal. */
const escapable = new Set(['\\', '*', '#', '-', '.', ')'])
const isSpace = (char: string | undefined) => char === undefined || /\s/u.test(char)
export const isInWord = (char: string | undefined): boolean => char !== undefined && /[A-Za-z0-9]/.test(char)

/** A character, or one to three stars that may switch marks on or off. */
type Token = { char: string } | { stars: number }

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const chars = [...text]
  for (let index = 0; index < chars.length; index += 1) {
    const char = chars[index] ?? ''
    const next = chars[index + 1]
    if (char === '\\' && next !== undefined && escapable.has(next)) {
      tokens.push({ char: next })
      index += 1
    } else if (char === '*') {
      let stars = 1
      while (chars[index + stars] === '*') stars += 1
      index += stars - 1
      if (stars <= 3) tokens.push({ stars })
      else for (let n = 0; n < stars; n += 1) tokens.push({ char })
    } else tokens.push({ char })
  }
  return tokens
}

/** A star inside a word, such as in 5*5, is a character. So is one that opens before or closes behind a space. */
function switches(
  token: Token | undefined,
  [before, after]: [string | undefined, string | undefined],
  marks: { bold: boolean; italic: boolean },
): boolean {
  if (!token || !('stars' in token)) return false
  if (isInWord(before) && isInWord(after)) return false
  const switched = [...(token.stars === 1 ? [] : [marks.bold]), ...(token.stars === 2 ? [] : [marks.italic])]
  return switched.every((isOn) => !isSpace(isOn ? before : after))
}

/** Reads the tokens. Returns the index of the stars that are never closed, or the characters with their marks. */
function readTokens(tokens: readonly Token[], literal: ReadonlySet<number>): number | RichCharacter[] {
  const edge = (token: Token | undefined) => (token ? ('char' in token ? token.char : '*') : undefined)
  const characters: RichCharacter[] = []
  const marks = { bold: false, italic: false }
  const openedAt = { bold: -1, italic: -1 }
  for (const [index, token] of tokens.entries()) {
    if ('char' in token) characters.push({ char: token.char, ...marks })
    else if (!literal.has(index) && switches(token, [edge(tokens[index - 1]), edge(tokens[index + 1])], marks)) {
      if (token.stars !== 1) {
        openedAt.bold = index
        marks.bold = !marks.bold
      }
      if (token.stars !== 2) {
        openedAt.italic = index
        marks.italic = !marks.italic
      }
    } else for (let n = 0; n < token.stars; n += 1) characters.push({ char: '*', ...marks })
  }
  if (marks.bold) return openedAt.bold
  return marks.italic ? openedAt.italic : characters
}

/** Lines with more stars without a partner have no marks, so that reading takes little time. */
const mostUnclosed = 50

/** Reads one line: `**bold**`, `*italic*`, `***both***`. Stars without a partner are characters. */
export function readLine(text: string): RichLine {
  const tokens = tokensOf(text)
  const literal = new Set<number>()
  for (;;) {
    const read = readTokens(tokens, literal)
    if (typeof read !== 'number') return runsOf(read)
    if (literal.size < mostUnclosed) literal.add(read)
    else for (const index of tokens.keys()) literal.add(index)
  }
}
