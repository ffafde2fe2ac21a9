import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Tells tests and page scripts that the page answers from now on. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* NOTE: around, not beside: a sibling would change every useId the server gave out. */}
      <Ready>
        <RemixBrowser />
      </Ready>
    </StrictMode>,
  )
})
