import type { InlineHashes } from '../security/inline-hashes.ts'
import type { RequestFacts } from './request-facts.ts'

const storedHeaders = ['content-type', 'content-language', 'link', 'x-robots-tag']

/** A rendered page. `html` is its whole body without nonces, and `hashes` go into its security policy. */
export interface Rendering {
  method: string | undefined
  answer: Response
  facts: RequestFacts
  html: Buffer
  hashes: InlineHashes
}

export const isHtml = (answer: Response): boolean => (answer.headers.get('content-type') ?? '').startsWith('text/html')

/** True if status, headers and facts of an answer allow sharing it; its body may still be incomplete. */
export const isShareable = (answer: Response, facts: RequestFacts): boolean =>
  answer.status === 200 &&
  facts.shared &&
  facts.outgoing.length === 0 &&
  facts.extraHeaders.length === 0 &&
  !answer.headers.has('set-cookie') &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '') &&
  isHtml(answer)

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0

/** True if a document has its last tag and everything that React and Remix stream after it. */
function isComplete(html: string): boolean {
  const placeholders = count(html, /<template id="B:/g)
  const streamed = html.includes('window.__remixContext') ? html.includes('streamController.close()') : true
  const whole =
    /^<!doctype html>/i.test(html) && html.includes('</html>') && /<\/(?:html|script)>(?:<!--\/?\$-->|\s)*$/.test(html)
  return whole && streamed && !html.includes('\0') && placeholders === count(html, /\$RC\("B:/g)
}

/** A complete page that may be shown to other visitors, which only `of` checks and creates. */
export class WholePage {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly html: Buffer
  readonly hashes: InlineHashes
  /** Facts that the page shows; the page is dropped when one of them changes. */
  readonly shows: ReadonlySet<string>

  private constructor({ answer, facts, html, hashes }: Rendering) {
    this.headers = storedHeaders.flatMap((name) => {
      const value = answer.headers.get(name)
      return value ? [[name, value] as const] : []
    })
    this.html = html
    this.hashes = hashes
    this.shows = facts.shows
  }

  /** Null unless the answer is a complete, shareable answer to a GET. */
  static of(rendering: Rendering): WholePage | null {
    const { method, answer, facts, html } = rendering
    if (method !== 'GET' || !isShareable(answer, facts) || facts.renderFailed) return null
    return isComplete(html.toString('utf8')) ? new WholePage(rendering) : null
  }
}
