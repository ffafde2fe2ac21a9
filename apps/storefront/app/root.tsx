import type { LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from '@remix-run/react'
import '@tradepost/ui-kit/global.css'
import './fonts.css'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import { direction, standardTag } from '@tradepost/i18n/locales'
import { Shell } from '@tradepost/marketplace-features/shell'
import iconSprite from '@tradepost/ui-kit/icon-sprite.svg?url'
import { type ReactNode, useContext, useMemo } from 'react'
import { BrowserDocument } from './document/browser-document'
import { ServerDocumentContext } from './document/document-head'
import { useFailedPage } from './document/failed-page'
import { Frame, type RootData, wordsOfMatches } from './document/frame'
import { pageContainerId } from './document/page-container'
import type { PageHead } from './document/page-meta'
import { loadRoot } from './document/root-data.server'
import { useVisitor, withVisitor } from './visitor/use-visitor'
import { VisitorContext } from './visitor/visitor-context'
import { mergeWordsRefs, wordsAddress } from './words/words-ref'

export const loader = (args: LoaderFunctionArgs) => loadRoot(args)

interface RouteHandle {
  routeName?: string
  layout?: 'home' | 'web'
  /** `plain` hides navigation, for checkout. */
  chrome?: 'full' | 'plain'
  primaryHeader?: (data: unknown) => boolean
  /** True for a search that no offer matches. */
  isEmptySearch?: (data: unknown) => boolean
}

const useHandle = (): RouteHandle & { data: unknown } => {
  const match = useMatches().at(-1)
  const routeName = useFailedPage()
  return { ...(match?.handle as RouteHandle | undefined), ...(routeName && { routeName }), data: match?.data }
}

/**
 * Renders the whole document on the server, but only the content of its container in the browser. Both must have the same
 * arrays of children, because `useId` derives its ids from them.
 */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData('root') as RootData | undefined
  const server = useContext(ServerDocumentContext)
  const words = mergeWordsRefs(wordsOfMatches(useMatches()))
  const { routeName = '404', layout = 'web', data: page } = useHandle()
  const structured = (page as { head?: PageHead } | null | undefined)?.head?.data
  const nonce = server?.nonce ?? ''
  const content = (
    <>
      {children}
      {data?.font && !data.font.file ? <link rel="stylesheet" href={data.font.sheet} /> : null}
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  )
  if (!server)
    return (
      <>
        <BrowserDocument data={data} routeName={routeName} layout={layout} structured={structured} />
        {content}
      </>
    )
  const locale = data?.locale ?? 'en'
  const zoom = data?.tenant.allowZoom ? '' : ', maximum-scale=1'
  return (
    <html lang={standardTag(locale)} dir={direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={`width=device-width, initial-scale=1${zoom}`} />
        {/* NOTE: this is safe only because the colour has been checked to be #rrggbb. */}
        <style
          id="theme"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: server.themeCss(data?.tenant.themeColor) }}
        />
        {/* The style sheets come first, because the first paint waits for them and not for the preloads below. */}
        <Links />
        <link rel="preload" href={publicSans} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* Browsers fetch CSS masks with CORS, so the preload needs `crossOrigin` as well. */}
        <link rel="preload" href={iconSprite} as="image" type="image/svg+xml" crossOrigin="anonymous" />
        {data?.font?.file ? (
          <>
            <link rel="preload" href={data.font.file} as="font" type="font/woff2" crossOrigin="anonymous" />
            <link rel="stylesheet" href={data.font.sheet} />
          </>
        ) : null}
        {data ? (
          <>
            <link rel="icon" href={data.icon} type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/icons/180.png" />
            <link rel="manifest" href={`${data.prefix}/manifest.webmanifest`} />
            <meta name="theme-color" content={data.tenant.themeColor} />
          </>
        ) : null}
        <Meta />
        {words.map((ref) => (
          <link key={ref} rel="modulepreload" href={wordsAddress(ref)} />
        ))}
        {structured ? (
          // NOTE: this is safe only because the server escapes everything that could end the script.
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
        ) : null}
        {server.traceScript ? <script src={server.traceScript} defer /> : null}
        {/* The script is a constant of this repository. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: server.firstVisit }} />
      </head>
      <body data-route-name={routeName} data-layout={layout} data-cards={data?.cards || undefined}>
        <div id={pageContainerId}>{content}</div>
      </body>
    </html>
  )
}

export default function Root() {
  const matches = useMatches()
  const loaded = useRouteLoaderData('root') as RootData
  const { chrome = 'full', primaryHeader, isEmptySearch, data: pageData } = useHandle()
  const { visitor, fetcher } = useVisitor(loaded, isEmptySearch?.(pageData) ?? false)
  const data = useMemo(() => withVisitor(loaded, visitor), [loaded, visitor])
  return (
    <VisitorContext.Provider value={visitor}>
      <Frame data={data} words={wordsOfMatches(matches)}>
        <Shell data={data.shell} flash={data.flash} chrome={chrome} primary={primaryHeader?.(pageData) ?? false}>
          <Outlet />
        </Shell>
      </Frame>
      {fetcher}
    </VisitorContext.Provider>
  )
}

export { RootError as ErrorBoundary } from './document/root-error'
