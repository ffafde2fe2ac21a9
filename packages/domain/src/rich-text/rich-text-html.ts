import { readRichText } from './read-rich-text.ts'
import type { RichBlock, RichLine } from './rich-text.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const lineHtml = (line: RichLine): string =>
  line
    .map(({ text, bold, italic }) => {
      const inner = italic ? `<em>${escaped(text)}</em>` : escaped(text)
      return bold ? `<strong>${inner}</strong>` : inner
    })
    .join('')

const itemsHtml = (items: readonly RichLine[]) => items.map((item) => `<li>${lineHtml(item)}</li>`).join('')

function blockHtml(block: RichBlock): string {
  if (block.kind === 'heading') return `<h2>${lineHtml(block.line)}</h2>`
  if (block.kind === 'paragraph') return `<p>${block.lines.map(lineHtml).join('<br />')}</p>`
  if (block.kind === 'bullets') return `<ul>${itemsHtml(block.items)}</ul>`
  return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>${itemsHtml(block.items)}</ol>`
}

/** The HTML of a rich text, for pages that show articles. */
export const richTextHtml = (text: string): string => readRichText(text).map(blockHtml).join('')
