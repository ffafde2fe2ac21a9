import type { RichBlock, RichLine, RichRun } from '@tradepost/domain/rich-text/rich-text'
import { writeRichText } from '@tradepost/domain/rich-text/write-rich-text'
import { cleanHtml } from '../site/clean-html.ts'

const references: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => references[one] ?? one)

const headings = new Set(['h2', 'h3', 'h4'])
const paragraphs = new Set(['p', 'blockquote', 'tr'])

/** Reads the tags of cleaned HTML one after the other and collects blocks. */
class BlockReader {
  readonly blocks: RichBlock[] = []
  private line: RichLine = []
  private bold = 0
  private italic = 0
  private list: 'bullets' | 'numbers' = 'bullets'
  private href = ''

  text(text: string) {
    const run: RichRun = { text: text.replace(/\s+/g, ' ') }
    if (this.bold > 0) run.bold = true
    if (this.italic > 0) run.italic = true
    this.line.push(run)
  }

  /** Ends the current line as a block of its own. */
  end(kind: 'paragraph' | 'heading' | 'item') {
    const line = this.line
    this.line = []
    if (line.every(({ text }) => text.trim() === '')) return
    const last = this.blocks.at(-1)
    if (kind === 'heading') this.blocks.push({ kind, line })
    else if (kind === 'paragraph') this.blocks.push({ kind, lines: [line] })
    else if (last && last.kind === this.list) last.items.push(line)
    else if (this.list === 'bullets') this.blocks.push({ kind: 'bullets', items: [line] })
    else this.blocks.push({ kind: 'numbers', start: 1, items: [line] })
  }

  private mark(change: 1 | -1, name: string) {
    if (name === 'strong' || name === 'b') this.bold += change
    if (name === 'em' || name === 'i') this.italic += change
  }

  open(name: string, attributes: string) {
    if (headings.has(name) || paragraphs.has(name) || name === 'li') this.end('paragraph')
    if (name === 'ul') this.list = 'bullets'
    if (name === 'ol') this.list = 'numbers'
    if (name === 'br') this.text(' ')
    if (name === 'a') this.href = /href="([^"]*)"/.exec(attributes)?.[1] ?? ''
    this.mark(1, name)
  }

  close(name: string) {
    this.mark(-1, name)
    if (headings.has(name)) this.end('heading')
    else if (paragraphs.has(name)) this.end('paragraph')
    else if (name === 'li') this.end('item')
    else if (name === 'td' || name === 'th') this.text(' ')
    else if (name === 'a' && this.href) this.text(` (${decoded(this.href)})`)
  }
}

/**
 * The restricted Markdown of an article that was stored as HTML before editors could write articles. Links keep their
 * address in brackets, and the rows of tables become lines.
 */
export function richTextOfHtml(html: string): string {
  const reader = new BlockReader()
  // Cleaned HTML has no angle brackets but those of tags.
  for (const part of cleanHtml(html).split('<')) {
    const end = part.indexOf('>')
    const [tag, text] = end < 0 ? ['', part] : [part.slice(0, end), part.slice(end + 1)]
    const [name = '', ...attributes] = tag.replace('/', ' / ').trim().split(/\s+/)
    if (name === '/') reader.close(attributes[0] ?? '')
    else if (name) reader.open(name, tag)
    if (text) reader.text(decoded(text))
  }
  reader.end('paragraph')
  return writeRichText(reader.blocks)
}
