import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

const script = readFileSync(new URL('./page-errors.browser.js', import.meta.url))

/** Sends the script that reports errors of pages. */
export function sendErrorScript(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
  response.setHeader('Cache-Control', 'public, max-age=3600')
  response.writeHead(200, { 'Content-Length': script.length })
  response.end(request.method === 'HEAD' ? undefined : script)
}
