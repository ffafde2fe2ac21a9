import type { EntryContext, HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { collectHtml } from '@tradepost/serving/collect-html'
import { renderToPipeableStream } from 'react-dom/server'
import type { DeskRequest } from '../server/desk-request.ts'
import { NonceContext } from './document/nonce-context.ts'

const timeoutMs = 10_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const { log, requestId } = context as object as DeskRequest
  if (!request.signal.aborted) log.error({ error, requestId }, 'a page failed')
}

/** Renders a page completely before sending it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: object,
): Promise<Response> {
  const { nonce, log, requestId } = context as DeskRequest
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const send = (html: Buffer) =>
            resolve(new Response(new Uint8Array(html), { headers, status: failed ? 500 : status }))
          collectHtml(pipe).then(send, reject)
        },
        onShellError: reject,
        onError(error: unknown) {
          failed = true
          log.error({ error, requestId }, 'rendering failed')
        },
      },
    )
    setTimeout(abort, timeoutMs).unref()
  })
}
