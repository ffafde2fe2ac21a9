import { createHash } from 'node:crypto'

/** CSP sources of a page's own inline scripts and styles, `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** For answers without inline scripts and styles. */
export const noInline: InlineHashes = { scripts: [], styles: [] }

const openingBracket = 60
const isScript = (tag: Buffer) => /^<script\s/i.test(tag.subarray(0, 8).toString('latin1'))
const hasSource = (tag: Buffer) => /\ssrc="/.test(tag.toString('utf8'))

function hashOf(html: Buffer, start: number, name: string): string {
  const end = html.indexOf(`</${name}`, start)
  const text = html.subarray(start, end < 0 ? html.length : end)
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Removes the nonce from a page and hashes each inline script and style that carried it. React gives the nonce to the
 * page's own elements only, so an element that came in by another way is not hashed and the browser blocks it. Without
 * nonces the page is the same to the byte for everybody, and caches can keep it.
 */
export function replaceNonces(html: Buffer, nonce: string): { html: Buffer; hashes: InlineHashes } {
  const mark = Buffer.from(` nonce="${nonce}"`)
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const pieces: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    pieces.push(html.subarray(from, at))
    from = at + mark.length
    const tag = html.subarray(html.lastIndexOf(openingBracket, at), html.indexOf('>', from) + 1)
    const start = html.indexOf('>', from) + 1
    if (!isScript(tag)) styles.add(hashOf(html, start, 'style'))
    else if (!hasSource(tag)) scripts.add(hashOf(html, start, 'script'))
  }
  pieces.push(html.subarray(from))
  return { html: Buffer.concat(pieces), hashes: { scripts: [...scripts], styles: [...styles] } }
}
