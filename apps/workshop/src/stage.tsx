import { useActionData, useLoaderData, useLocation, useRouteError } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { isApiError } from '@tradepost/api-client'
import { standardTag } from '@tradepost/i18n/locales'
import { WordsProvider } from '@tradepost/i18n/react'
import { BuyerLayout } from '@tradepost/marketplace-features/buyer'
import { ShopProvider } from '@tradepost/marketplace-features/kernel'
import { LoadoutSource } from '@tradepost/marketplace-features/offer-card'
import { ErrorPage, NotFoundPage } from '@tradepost/marketplace-features/shell'
import { drawnCard, type ScreenRoute } from '@tradepost/marketplace-features/testing'
import { ToastProvider } from '@tradepost/ui-kit/toast'
import { type ComponentType, type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import { useDocument } from './document.ts'
import { extreme } from './extremes.ts'
import type { Setting } from './globals.ts'
import { counted } from './settled.ts'
import { openShop, type Workbench } from './shop.ts'
import { forgetStates, noteLoaded } from './states.ts'

type Render = (props: object) => ReactNode
type LoaderArgs = Parameters<NonNullable<ScreenRoute['load']>>[1]

const future = { v3_fetcherPersist: true, v3_relativeSplatPath: true } as const

/** The page for any link of a story: shows only the path. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return (
    <p role="status" data-workshop="left">
      {pathname}
      {search}
    </p>
  )
}

const missing = ['not_found', 'WEBSITE0100', 'WEBSITE0101', 'WEBSITE0102']

/** The storefront's error page for a failed loader. Reports the failure to the tests unless the story expects it. */
function Failed({ onPurpose }: { onPurpose: boolean }) {
  const error = useRouteError()
  const { pathname } = useLocation()
  const mark = onPurpose ? {} : { 'data-workshop': 'failed', title: String(error) }
  const isMissing = isApiError(error) && missing.includes(error.code)
  return <div {...mark}>{isMissing ? <NotFoundPage path={null} /> : <ErrorPage code={500} from={pathname} />}</div>
}

/** Wraps a story on a documentation page in an element with the story's language and direction. */
const Sided = ({ setting: { locale, direction }, children }: { setting: Setting; children: ReactNode }) => (
  <div lang={standardTag(locale)} dir={direction}>
    {children}
  </div>
)

const urlOf = ({ request }: LoaderArgs) => new URL(request.url)

const never = () => new Promise<never>(() => {})

/** The screen's loader, with the data set in the toolbar. In the loading state only the first load is answered. */
function loaderFor(setting: Setting) {
  let loads = 0
  return (load: () => Promise<object>) => {
    loads += 1
    return setting.data === 'loading' && loads > 1 ? never() : loaded(setting, load)
  }
}

async function loaded({ data }: Setting, load: () => Promise<object>): Promise<object> {
  if (data === 'error') throw new Response('The workshop makes this load fail.', { status: 500 })
  const loadedData = await counted(load())
  if (data === 'asis') void noteLoaded(loadedData)
  return extreme(loadedData, data) as object
}

function buildRoute(
  { context, tools }: Workbench,
  { path, load, act, broken }: ScreenRoute,
  Screen: ComponentType,
  setting: Setting,
) {
  const runLoader = loaderFor(setting)
  return createRemixStub([
    {
      path,
      Component: Screen,
      ErrorBoundary: () => <Failed onPurpose={broken === true || setting.data === 'error'} />,
      // Without a loader the story is ready at once.
      ...(load && { loader: (args: LoaderArgs) => runLoader(() => load(context(urlOf(args)), args, tools)) }),
      action: async (args) => {
        if (setting.data === 'loading') return never()
        const form = await args.request.formData()
        const result = act ? await act(context(urlOf(args)), form, args, tools) : { ok: true }
        if (result instanceof Response) throw result
        return result ?? null
      },
    },
    { path: '*', Component: Elsewhere, action: () => null },
  ])
}

interface StageProps {
  setting: Setting
  isInDocs: boolean
  route: ScreenRoute
  render: Render
}

/** A shop on the fake with messages, toasts, and a router with one route around the story. */
export function Stage({ setting, isInDocs, route, render }: StageProps) {
  useDocument(setting, isInDocs)
  const [{ bench, Stub, at }] = useState(() => {
    forgetStates()
    const opened = openShop(setting, route.fake, route.guestCart)
    route.prepare?.(opened.fake)
    function Screen() {
      const data = useLoaderData() as object | null
      const result = useActionData()
      const shown = <>{render({ ...data, ...(result === undefined ? {} : { result }) })}</>
      return route.path.startsWith('/buyer/') ? <BuyerLayout unread={3}>{shown}</BuyerLayout> : shown
    }
    const at = route.at ?? route.path
    return { bench: opened, Stub: buildRoute(opened, route, Screen, setting), at: opened.shown(at) }
  })
  const { shop, messages } = bench
  const stub = <Stub initialEntries={[at]} future={future} />
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ShopProvider shop={shop}>
        <WordsProvider locale={shop.locale} timeZone="UTC" currency={shop.currency.code} messages={messages}>
          <ToastProvider
            closeLabel={String(messages['shell.close'] ?? '')}
            regionLabel={String(messages['shell.messageRegion'] ?? '')}
          >
            <LoadoutSource value={drawnCard}>{isInDocs ? <Sided setting={setting}>{stub}</Sided> : stub}</LoadoutSource>
          </ToastProvider>
        </WordsProvider>
      </ShopProvider>
    </SWRConfig>
  )
}
