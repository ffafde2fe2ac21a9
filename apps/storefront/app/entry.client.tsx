import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepEarlyInput } from './browser/early-input'
import { surviveMovedNodes } from './browser/surviving-dom'
import { pageContainerId } from './document/page-container'

let replayEarlyInput = () => {}

/** Tells tests and page scripts that the page answers from now on. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayEarlyInput()
    replayEarlyInput = () => {}
    document.documentElement.dataset.ready = 'true'
  }, [])
  return children
}

// NOTE: what the router gives up halfway, as the list beside a page whose form is sent, ends in a rejection nobody awaits.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

/**
 * Waits for the page's data: RemixBrowser throws their promise before it asks React for anything. Left to React, which then
 * waits without a boundary, a key or a tap in that moment ends in error 345 and the page never comes to life.
 */
async function untilDecoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown
  }
}

surviveMovedNodes()
untilDecoded().then(() => {
  const container = document.getElementById(pageContainerId)
  if (!container) return
  replayEarlyInput = keepEarlyInput()
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        {/* NOTE: around, not beside: a sibling would change every useId the server gave out. */}
        <Ready>
          <RemixBrowser />
        </Ready>
      </StrictMode>,
      {
        // NOTE: React has built the page anew, which is no fault of the page where an extension changed it. Tests look for the mark.
        onRecoverableError: () => {
          document.documentElement.dataset.rebuilt = 'true'
        },
      },
    )
  })
})
