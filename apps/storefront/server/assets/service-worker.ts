import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

const script = readFileSync(new URL('./service-worker.browser.js', import.meta.url))

/** Serves the service worker; `no-cache` makes browsers look for a new one at every visit. */
export function sendServiceWorker(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  response.writeHead(200, { 'Content-Length': script.length })
  response.end(request.method === 'HEAD' ? undefined : script)
}
