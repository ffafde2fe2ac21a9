import type { JSONContent } from '@tiptap/core'
import type { RichBlock, RichLine } from '@tradepost/domain/rich-text/rich-text'

const breakNode = { type: 'hardBreak' }

const nodesOf = (line: RichLine): JSONContent[] =>
  line.map(({ text, bold, italic }) => ({
    ...{ type: 'text', text },
    marks: [...(bold ? [{ type: 'bold' }] : []), ...(italic ? [{ type: 'italic' }] : [])],
  }))

const paragraph = (lines: readonly RichLine[]): JSONContent => ({
  type: 'paragraph',
  content: lines.flatMap((line, index) => (index > 0 ? [breakNode, ...nodesOf(line)] : nodesOf(line))),
})

const itemNode = (item: RichLine): JSONContent => ({ type: 'listItem', content: [paragraph([item])] })

function nodeOf(block: RichBlock): JSONContent {
  if (block.kind === 'paragraph') return paragraph(block.lines)
  if (block.kind === 'heading') return { type: 'heading', attrs: { level: 2 }, content: nodesOf(block.line) }
  if (block.kind === 'bullets') return { type: 'bulletList', content: block.items.map(itemNode) }
  return { type: 'orderedList', attrs: { start: block.start }, content: block.items.map(itemNode) }
}

/** A rich text as a document of the editor. */
export const editorDocument = (blocks: readonly RichBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }],
})

/** The lines of a node, which breaks divide. */
function linesOf({ content = [] }: JSONContent): RichLine[] {
  const lines: RichLine[] = [[]]
  for (const { type, text = '', marks = [] } of content) {
    const has = (name: string) => marks.some((mark) => mark.type === name)
    if (type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push({ text, ...(has('bold') && { bold: true }), ...(has('italic') && { italic: true }) })
  }
  return lines
}

/** All lines of a node as one. */
const lineOf = (node: JSONContent): RichLine =>
  linesOf(node).flatMap((line, index) => (index > 0 ? [{ text: ' ' }, ...line] : line))

function blockOf(node: JSONContent): RichBlock[] {
  const items = () => (node.content ?? []).map(({ content = [] }) => content.flatMap(lineOf))
  if (node.type === 'paragraph') return [{ kind: 'paragraph', lines: linesOf(node) }]
  if (node.type === 'heading') return [{ kind: 'heading', line: lineOf(node) }]
  if (node.type === 'bulletList') return [{ kind: 'bullets', items: items() }]
  if (node.type === 'orderedList') return [{ kind: 'numbers', start: Number(node.attrs?.start ?? 1), items: items() }]
  return []
}

/** A document of the editor as a rich text. */
export const richTextOf = ({ content = [] }: JSONContent): RichBlock[] => content.flatMap(blockOf)
