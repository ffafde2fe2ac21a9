import type { Visitor } from '../shop/shop.ts'

/** The header's panel for language and currency. */
export const languagePanel = ({ page }: Visitor) => page.locator('header details').first()

/**
 * Opens the panel and waits until its animations end: Playwright scrolls when a button moves, and the panel closes when
 * the page scrolls.
 */
export async function openLanguagePanel(visitor: Visitor) {
  const panel = languagePanel(visitor)
  await panel.locator('summary').click()
  await panel.evaluate((open) =>
    Promise.all(open.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => undefined),
  )
  return panel
}
