const named = (names: string) => new RegExp(`/(?:${names})(?:\\.css)?\\.tsx?$`)
/** Small modules by chunk. With a file for each module, an offer's page would load forty scripts. */
const shared: Record<string, RegExp> = {
  // The forms of accounts, so that orders do not load them.
  'account-parts': named('account-frame|account-name|code-field|email-address'),
  'home-parts': named(
    'art-sources|brand-wall|breadcrumbs|category-icon|chip|cover-wall|game-card|isolate|page-frame|rating|stretched-link|text-field',
  ),
  'offer-parts': named(
    'article-html|skip-revalidation-on-wishlist|card-link|check-list|loadout|offer-art|offer-card-view|offer-lists|pagination|picture-name|recently-viewed|use-picture|wish-tools',
  ),
  'pass-parts': named('games-claim|pass|pass-frame|pass-paths|platform-notice|use-pass-facts'),
  parts: named(
    [
      'accordion|alerts|amounts|back-link|badge|buyer|buyer-page|checkbox|current-password-field',
      'description-list|error-summary|form|in-turn|link|modal|offer-state|offer-words|ordered-attributes|shown-offer|password-field|price|purchase-line',
      'purchase|purchase-frame|quantity-stepper|radio-group|search-form|secrets|state-badge|tabs|tab-links|text-area|top-up-button|use-current-in-view',
    ].join('|'),
  ),
}

/** Chunks of a few pages, whose modules never join those of all inner pages. */
export const separateChunks: readonly string[] = ['account-parts', 'pass-parts']

/** The chunk of a small module that many pages share; undefined for other modules. */
export const sharedChunkFor = (id: string): string | undefined =>
  Object.keys(shared).find((file) => shared[file]?.test(id))
