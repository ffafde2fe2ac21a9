import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Tells tests and page scripts that the page answers from now on. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
      <Ready />
    </StrictMode>,
  )
})
