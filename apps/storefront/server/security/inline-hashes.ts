import { createHash } from 'node:crypto'

/** Hashes of a page's inline scripts and styles as CSP sources, such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** For answers without inline scripts and styles. */
export const noInline: InlineHashes = { scripts: [], styles: [] }

const openingBracket = '<'.charCodeAt(0)
const isScript = (tag: Buffer) => /^<script\s/i.test(tag.subarray(0, 8).toString('latin1'))
const hasSource = (tag: Buffer) => /\ssrc="/.test(tag.toString('utf8'))

function hashOf(html: Buffer, start: number, name: string): string {
  const end = html.indexOf(`</${name}`, start)
  const text = html.subarray(start, end < 0 ? html.length : end)
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Removes the nonce from a page and hashes each inline script and style that had it. React sets the nonce only on
 * elements that it renders itself, so injected elements are not hashed and the browser blocks them. Without the nonce the
 * page is the same for everybody, byte for byte, and can be cached.
 */
export function replaceNonces(html: Buffer, nonce: string): { html: Buffer; hashes: InlineHashes } {
  const attribute = Buffer.from(` nonce="${nonce}"`)
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const pieces: Buffer[] = []
  let from = 0
  for (let index = html.indexOf(attribute); index >= 0; index = html.indexOf(attribute, from)) {
    pieces.push(html.subarray(from, index))
    from = index + attribute.length
    const tag = html.subarray(html.lastIndexOf(openingBracket, index), html.indexOf('>', from) + 1)
    const start = html.indexOf('>', from) + 1
    if (!isScript(tag)) styles.add(hashOf(html, start, 'style'))
    else if (!hasSource(tag)) scripts.add(hashOf(html, start, 'script'))
  }
  pieces.push(html.subarray(from))
  return { html: Buffer.concat(pieces), hashes: { scripts: [...scripts], styles: [...styles] } }
}
