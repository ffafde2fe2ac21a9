import { readLine } from './read-line.ts'
import type { RichBlock, RichLine } from './rich-text.ts'

type ReadLine = { kind: 'heading' | 'bullet' | 'text'; text: string } | { kind: 'number'; number: number; text: string }

/** Tells what a line begins. */
export function kindOfLine(line: string): ReadLine {
  const heading = /^#{1,3} +(\S.*)$/u.exec(line)?.[1]
  if (heading) return { kind: 'heading', text: heading }
  const bullet = /^[-*] +(\S.*)$/u.exec(line)?.[1]
  if (bullet) return { kind: 'bullet', text: bullet }
  const [, number, text] = /^([1-9]\d{0,3})[.)] +(\S.*)$/u.exec(line) ?? []
  if (number && text) return { kind: 'number', number: Number(number), text }
  return { kind: 'text', text: line }
}

/** The lines of a text without the blanks at their ends. Wide blanks that indent a line stay. */
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trimEnd().replace(/^[ \t]+/, ''))

/** Reads a description. Everything that is no heading, list or mark is plain text. */
export function readRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = []
  /** The block that the next line may continue. */
  let open: RichBlock | null = null
  const begin = (block: RichBlock) => {
    blocks.push(block)
    open = block
  }
  for (const line of linesOf(text)) {
    const last = open as RichBlock | null
    if (line.trim() === '') {
      open = null
      continue
    }
    const read = kindOfLine(line)
    const content = readLine(read.text)
    if (read.kind === 'heading') {
      blocks.push({ kind: 'heading', line: content })
      open = null
    } else if (read.kind === 'bullet') {
      if (last?.kind === 'bullets') last.items.push(content)
      else begin({ kind: 'bullets', items: [content] })
    } else if (read.kind === 'number') {
      // Another number than the next one begins a list of its own, so no number that was typed changes.
      if (last?.kind === 'numbers' && read.number === last.start + last.items.length) last.items.push(content)
      else begin({ kind: 'numbers', start: read.number, items: [content] })
    } else if (last?.kind === 'paragraph') last.lines.push(content)
    else begin({ kind: 'paragraph', lines: [content] })
  }
  return blocks
}

const textOf = (line: RichLine): string => line.map(({ text }) => text).join('')

function plainBlock(block: RichBlock): string {
  if (block.kind === 'paragraph') return block.lines.map(textOf).join('\n')
  if (block.kind === 'heading') return textOf(block.line)
  if (block.kind === 'bullets') return block.items.map((item) => `- ${textOf(item)}`).join('\n')
  return block.items.map((item, index) => `${block.start + index}. ${textOf(item)}`).join('\n')
}

/** The words of a description without its marks, for search engines and other readers of plain text. */
export const plainText = (text: string): string => readRichText(text).map(plainBlock).join('\n\n')
