import tenant from 'virtual:tenant'
import type { EntryContext, HandleErrorFunction, ServerBuild } from '@remix-run/node'
import { type AppLoadContext, createRequestHandler } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { collectHtml } from '@tradepost/serving/collect-html'
import { collectErrors } from '@tradepost/serving/page-errors/collect-errors'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { traceScriptPath } from '../server/assets/trace-script-path'
import { firstVisitScript } from './browser/first-visit-script'
import { delayScripts } from './document/delay-scripts.server'
import { ServerDocumentContext } from './document/document-head'
import { sendPageError } from './gateway/page-error.server'
import { assetOf } from './tenant/public-tenant.server'
import { clearServerCaches } from './tenant/server-cache'
import { fetchShopChoices, fetchSiteConfig } from './tenant/site-config.server'
import { themeCss } from './tenant/theme-css.server'
import { fetchWordsFile } from './words/words-file.server'

export const streamTimeout = 6000

const firstVisit = process.env.NODE_ENV === 'production' ? collectErrors + firstVisitScript : firstVisitScript

export const tenantFacts = {
  name: tenant.tenantName,
  languages: tenant.languages,
  currencies: tenant.currencies,
  brand: { icon: assetOf(tenant.icon), logo: assetOf(tenant.logo.light) },
}

/** The current theme colour of the site; the build's colour while the gateway cannot be reached. */
export const fetchThemeColor = async (facts: AppLoadContext): Promise<string> =>
  (await fetchSiteConfig(facts)).themeColor

/** The languages and currencies the shop offers at present. */
export const fetchChoices = (facts: AppLoadContext) => fetchShopChoices(facts)

export { clearServerCaches, fetchWordsFile, sendPageError }

// Created here and not in the HTTP server, so that handler and routes share one copy of Remix.
export const createHandler = (build: ServerBuild, mode: 'production' | 'development') =>
  createRequestHandler(build, mode)

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context.log.error({ error, requestId: context.requestId }, 'a page failed')
}

interface PageOptions extends RenderToPipeableStreamOptions {
  traceScript?: string | null
}

/** React's stream of one page. Exported for the bench, which measures rendering without the HTTP server. */
export const pageStream = (
  remix: EntryContext,
  url: string,
  nonce: string,
  { traceScript = null, ...options }: PageOptions,
) =>
  renderToPipeableStream(
    <ServerDocumentContext.Provider
      value={{
        nonce,
        themeCss,
        firstVisit,
        traceScript,
        errors: remix.staticHandlerContext.errors,
      }}
    >
      <RemixServer context={remix} url={url} abortDelay={streamTimeout} nonce={nonce} />
    </ServerDocumentContext.Provider>,
    { nonce, ...options },
  )

/** Renders a page completely before sending it. The loaders have awaited all data, so streaming would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  facts: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const send = async () => {
      clearTimeout(late)
      const html = delayScripts(await collectHtml(pipe))
      headers.set('Content-Type', 'text/html; charset=utf-8')
      headers.set('Content-Language', facts.locale)
      resolve(
        new Response(new Uint8Array(html.buffer as ArrayBuffer, html.byteOffset, html.length), {
          headers,
          status: failed ? 500 : status,
        }),
      )
    }
    const { pipe, abort } = pageStream(remix, request.url, facts.nonce, {
      traceScript: facts.env.tracesBrowsers ? traceScriptPath : null,
      onAllReady: () => void send().catch(reject),
      onShellError(error: unknown) {
        clearTimeout(late)
        reject(error)
      },
      onError(error: unknown) {
        failed = true
        facts.renderFailed = true
        if (!request.signal.aborted) facts.log.error({ error, requestId: facts.requestId }, 'rendering failed')
      },
    })
    const late = setTimeout(abort, streamTimeout + 1000).unref()
  })
}
