import type { Page } from 'playwright-core'

/** Runs in the browser: waits until the router has loaded the page and React has drawn it, at most 5 s. */
async function isShown(): Promise<void> {
  const { __remixRouter: router } = window as { __remixRouter?: { state: { navigation: { state: string } } } }
  const end = Date.now() + 5_000
  while (router && router.state.navigation.state !== 'idle' && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
}

/**
 * Makes `page.waitForURL` wait for the new page too. The router changes the address before React draws the page, so a test
 * that reads at once would read the page before.
 */
export function waitForShownPage(page: Page): void {
  const waitForURL = page.waitForURL.bind(page)
  page.waitForURL = async (...args) => {
    await waitForURL(...args)
    // A page that leads on to another one at once ends the wait.
    await page.evaluate(isShown).catch(() => undefined)
  }
}
