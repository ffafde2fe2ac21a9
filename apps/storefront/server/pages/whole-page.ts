import type { RequestFacts } from './request-facts.ts'

const keptHeaders = ['content-type', 'content-language', 'link', 'x-robots-tag']

/** How a page came about: what was asked, what answered, and every byte of it. */
export interface Rendering {
  method: string | undefined
  answer: Response
  facts: RequestFacts
  pieces: readonly Uint8Array[]
}

/** Whether an answer is the same for everybody, as far as its head tells; its body may still break off. */
export const isShareable = (answer: Response, facts: RequestFacts): boolean =>
  answer.status === 200 &&
  facts.shared &&
  !facts.isBot &&
  facts.outgoing.length === 0 &&
  facts.extraHeaders.length === 0 &&
  !answer.headers.has('set-cookie') &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '') &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html')

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0

/** Whether a document came to its end: its last tag is there, and all that React and Remix promised to send after it. */
function isComplete(html: string): boolean {
  const promised = count(html, /<template id="B:/g)
  const streamed = html.includes('window.__remixContext') ? html.includes('streamController.close()') : true
  const whole = /^<!doctype html>/i.test(html) && html.includes('</html>') && /<\/(?:html|script)>\s*$/.test(html)
  return whole && streamed && !html.includes('\0') && promised === count(html, /\$RC\("B:/g)
}

/** A page that may be shown to the next visitor: made by `of` alone, which asks for proof that it is one. */
export class WholePage {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly html: string
  readonly nonce: string
  /** What the page shows: it goes when one of these changes. */
  readonly shows: ReadonlySet<string>

  private constructor(answer: Response, facts: RequestFacts, html: string) {
    this.headers = keptHeaders.flatMap((name) => {
      const value = answer.headers.get(name)
      return value ? [[name, value] as const] : []
    })
    this.html = html
    this.nonce = facts.nonce
    this.shows = facts.shows
  }

  /** The answer to a GET, complete from its doctype to its last tag and nobody's own; null for everything else. */
  static of({ method, answer, facts, pieces }: Rendering): WholePage | null {
    if (method !== 'GET' || !isShareable(answer, facts) || facts.renderFailed) return null
    const bytes = Buffer.concat(pieces)
    const told = answer.headers.get('content-length')
    if (told !== null && Number(told) !== bytes.length) return null
    const html = bytes.toString('utf8')
    return isComplete(html) ? new WholePage(answer, facts, html) : null
  }
}
