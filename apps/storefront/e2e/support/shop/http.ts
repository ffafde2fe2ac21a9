import { request } from 'node:http'
import { inject } from 'vitest'

export const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

export interface PageAnswer {
  status: number
  location: string | null
  headers: Headers
  html: string
  /** The visible text, roughly: tags and scripts removed, entities decoded. */
  text: string
}

export const origin = (tenant = 'lumen') => inject('stack').sites[tenant] ?? ''

function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
}

interface GetOptions {
  tenant?: string
  cookie?: string
  agent?: string
}

/** Sends one HTTP request to a shop, without following redirects. */
export async function get(
  path: string,
  { tenant = 'lumen', cookie, agent = desktopAgent }: GetOptions = {},
): Promise<PageAnswer> {
  const response = await fetch(origin(tenant) + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'user-agent': agent, ...(cookie ? { cookie } : {}) },
  })
  const html = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    html,
    text: visibleText(html),
  }
}

export const attribute = (html: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}\\b[^>]*\\b${name}="([^"]*)"`).exec(html)?.[1]

/** Addresses of all internal links on the page. */
export const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map((match) => (match[1] ?? '').replace(/&amp;/g, '&'))

/** Requests an address on this machine whose host name, such as `lumen.localhost`, only browsers resolve. */
export function getLocal(address: string, headers: Record<string, string> = {}) {
  const { host, port, pathname, search } = new URL(address)
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host, ...headers } },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }))
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
