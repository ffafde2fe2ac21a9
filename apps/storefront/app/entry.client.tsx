import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepEarlyInput } from './browser/early-input'
import { surviveMovedNodes } from './browser/surviving-dom'
import { pageContainerId } from './document/page-container'
import { loadDocumentWords } from './words/read-messages'

let replayEarlyInput = () => {}

/** Marks the document as hydrated, for tests and page scripts. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayEarlyInput()
    replayEarlyInput = () => {}
    document.documentElement.dataset.ready = 'true'
  }, [])
  return children
}

// Requests that the router aborts end in rejections that nobody awaits; do not report them as errors.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

/**
 * Waits until the page's data is decoded. Until then RemixBrowser throws a promise, before it calls any hook. If React
 * handled that promise without a Suspense boundary, a key press or tap meanwhile would cause React error 345 and the
 * page would never hydrate.
 */
async function untilDecoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown
  }
}

surviveMovedNodes()
Promise.all([untilDecoded(), loadDocumentWords()]).then(() => {
  const container = document.getElementById(pageContainerId)
  if (!container) return
  replayEarlyInput = keepEarlyInput()
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        {/* Ready must wrap RemixBrowser: a sibling would make every useId differ from the server's. */}
        <Ready>
          <RemixBrowser />
        </Ready>
      </StrictMode>,
      {
        // Called when React renders a page again, for example after an extension changed it. Tests read the mark.
        onRecoverableError: () => {
          document.documentElement.dataset.rebuilt = 'true'
        },
      },
    )
  })
})
