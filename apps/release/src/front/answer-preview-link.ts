import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Preview, readPreview } from './preview-token.ts'

/** The address of links to previews; `?token=` begins one, without a token it ends. */
export const previewPath = '/release-preview'
const cookieName = 'release-preview'

/** The preview that a Cookie header carries; null without one, or if it is not valid any more. */
export function previewOf(cookieHeader: string | undefined, tenant: string, key: string | null): Preview | null {
  if (!key) return null
  const [, token] = /(?:^|;\s*)release-preview=([\w.-]{1,400})(?:;|$)/.exec(cookieHeader ?? '') ?? []
  return token ? readPreview(token, tenant, key) : null
}

/** Begins or ends the preview of this browser, and shows the shop. */
export function answerPreviewLink(
  request: IncomingMessage,
  response: ServerResponse,
  { tenant, key, isSecure }: { tenant: string; key: string | null; isSecure: boolean },
): void {
  const token = new URL(request.url ?? '/', 'http://front').searchParams.get('token')
  const preview = token && key ? readPreview(token, tenant, key) : null
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }
  if (token && !preview) {
    response.writeHead(410, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
    return void response.end('This preview is over. Ask for a new link.')
  }
  const maxAge = preview ? Math.max(1, Math.round((preview.expires - Date.now()) / 1000)) : 0
  const cookie = `${cookieName}=${preview ? token : ''}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
  response.writeHead(303, { ...headers, Location: '/', 'Set-Cookie': isSecure ? `${cookie}; Secure` : cookie }).end()
}
