import { Meta, UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react'
import { direction, standardTag } from '@tradepost/i18n/locales'
import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { RootData } from './frame'

interface BrowserDocumentProps {
  data: RootData | undefined
  routeName: string
  layout: string
  /** Structured data of the page as script text. */
  structured: string | null | undefined
}

/** Head tags that describe one page. Other tags belong to the whole site or to a browser extension. */
const pageTags =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate][hreflang], script[type="application/ld+json"]'

function setAttributes({ data, routeName, layout }: BrowserDocumentProps): void {
  const { documentElement, body } = document
  if (data) {
    documentElement.lang = standardTag(data.locale)
    documentElement.dir = direction(data.locale)
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `${data.prefix}/manifest.webmanifest`)
  }
  body.dataset.routeName = routeName
  body.dataset.layout = layout
  if (data?.cards) body.dataset.cards = 'true'
}

function addStyleSheets(addresses: string[]): void {
  for (const href of addresses) {
    if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  }
}

/** Updates the document outside the hydrated container: language, direction, style sheets and the page's head tags. */
export function BrowserDocument(props: BrowserDocumentProps) {
  const { data, routeName, layout, structured } = props
  const matches = useMatches()
  const remix = useContext(RemixContext)
  const page = matches.at(-1)
  const [first] = useState({ id: page?.id, data: page?.data, root: data })
  const [serverTags] = useState(() => [...document.head.querySelectorAll(pageTags)])
  const [isLeft, setLeft] = useState(false)
  // The data of the first page has no head tags, because the server has written them. An error page has no data: its title
  // is in the language of the root's data.
  const isErrorChanged = !page?.data && first.root !== data
  if (!isLeft && (first.id !== page?.id || first.data !== page?.data || isErrorChanged)) setLeft(true)

  useLayoutEffect(() => setAttributes(props), [data, routeName, layout])
  useLayoutEffect(() => {
    const sheets = matches.flatMap(({ id }) => remix?.manifest.routes[id]?.css ?? [])
    addStyleSheets(data?.font?.file ? [...sheets, data.font.sheet] : sheets)
  }, [matches, remix, data])
  useLayoutEffect(() => {
    if (isLeft) for (const tag of serverTags) tag.remove()
  }, [isLeft, serverTags])
  useEffect(() => {
    // In development Remix inlines the styles of the first page and drops them when a file changes.
    if (process.env.NODE_ENV === 'development' && !remix?.criticalCss)
      document.head.querySelector('style:not([id], [data-vite-dev-id])')?.remove()
  }, [remix?.criticalCss])

  if (!isLeft) return null
  return createPortal(
    <>
      <Meta />
      {structured ? (
        // NOTE: this is safe only because the server escapes everything that could end the script.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
      ) : null}
    </>,
    document.head,
  )
}
