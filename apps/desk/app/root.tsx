import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import '@tradepost/ui-kit/global.css'
import '@fontsource-variable/public-sans'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-thai'
import { FailurePage, LonePage } from '@tradepost/desk-features/frame'
import { type Desk, DeskProvider, paths } from '@tradepost/desk-features/kernel'
import { direction, standardTag } from '@tradepost/i18n/locales'
import { WordsProvider } from '@tradepost/i18n/react'
import { collectErrors } from '@tradepost/serving/page-errors/collect-errors'
import { createTheme, themeToCss } from '@tradepost/theme-from-theme-color'
import { ToastProvider } from '@tradepost/ui-kit/toast'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { fontSheetOf } from './document/fonts.ts'
import { NonceContext } from './document/nonce-context.ts'
import { openScope, sessionHeaders } from './session/desk-scope.server.ts'

const themes = new Map<string, string>()

/** The style sheet of a tenant's colour. */
function themeOf(color: string): string {
  const css = themes.get(color) ?? themeToCss(createTheme(color))
  themes.set(color, css)
  return css
}

export async function loader(args: LoaderFunctionArgs) {
  const scope = await openScope(args)
  const { locale, messages, site, user, context } = scope
  return data(
    {
      locale,
      title: context.t('desk.title', { shop: site.shop.name }),
      messages,
      languages: site.languages,
      theme: themeOf(site.shop.themeColor),
      desk: {
        shop: site.shop,
        userName: user?.nickName ?? '',
        seller: context.seller,
        staff: context.staff,
        factor: context.factor,
      } satisfies Desk,
    },
    { headers: sessionHeaders(scope) },
  )
}

export type RootData = Awaited<ReturnType<typeof loader>>['data']

export const meta: MetaFunction<typeof loader> = ({ data: root }) => [{ title: root?.title ?? 'Tradepost' }]

const useRoot = () => useRouteLoaderData('root') as RootData | undefined

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot()
  const nonce = useContext(NonceContext)
  const locale = root?.locale ?? 'en'
  const isSeller = useLocation().pathname.startsWith(paths.overview())
  const font = fontSheetOf(locale)
  return (
    <html lang={standardTag(locale)} dir={direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: collectErrors }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root ? (
          <>
            {/* NOTE: this is safe only because the theme consists of colours that were computed. */}
            <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: root.theme }} />
            <meta name="theme-color" content={root.desk.shop.themeColor} />
            <link rel="icon" href={root.desk.shop.logoUrl ?? 'data:,'} />
            {isSeller ? (
              <>
                {/* With credentials, because its words are in the language of the cookie. */}
                <link rel="manifest" href={paths.manifest()} crossOrigin="use-credentials" />
                <link rel="apple-touch-icon" href={`${root.desk.shop.origin}/icons/180.png`} />
              </>
            ) : null}
          </>
        ) : null}
        {font ? <link rel="stylesheet" href={font} /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** The server does not know the user's time zone, so the first rendering is in UTC. */
function useTimeZone(): string {
  const [zone, setZone] = useState('UTC')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}

/** Marks the document as hydrated, for tests. */
function useReady(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
}

function Provided({ root, children }: { root: RootData; children: ReactNode }) {
  const timeZone = useTimeZone()
  useReady()
  const { messages } = root
  const desk = useMemo(() => root.desk, [root.desk])
  return (
    <DeskProvider desk={desk}>
      <WordsProvider locale={root.locale} timeZone={timeZone} currency="USD" messages={messages}>
        <ToastProvider closeLabel={String(messages['desk.close'])} regionLabel={String(messages['desk.messages'])}>
          {children}
        </ToastProvider>
      </WordsProvider>
    </DeskProvider>
  )
}

export default function Root() {
  const root = useRoot()
  return root ? (
    <Provided root={root}>
      <Outlet />
    </Provided>
  ) : null
}

export function ErrorBoundary() {
  const root = useRoot()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  // Without the root's data there are neither messages nor a brand.
  if (!root) return <LonePage title="This page could not be loaded. Please try again in a moment." />
  return (
    <Provided root={root}>
      <main>
        <FailurePage kind={status === 404 ? 'missing' : status === 403 ? 'not-allowed' : 'failed'} />
      </main>
    </Provided>
  )
}
