const names = [
  'account',
  'verified',
  'coins',
  'boosting',
  'rental',
  'shared',
  'sharing',
  'instant',
  'category',
  'store',
  'article',
  'event',
  'passEvent',
  'wallet',
  'openPurchase',
  'failedPurchase',
  'purchase',
  'order',
  'finished',
  'refused',
  'subscription',
  'topUp',
  'request',
  'ticket',
] as const
/** Ids of a shop's and its buyer's data, for addresses that contain one. */
export type Facts = Record<(typeof names)[number], string | null>
const none = Object.fromEntries(names.map((name) => [name, null])) as Facts

/** Collects public ids by following a shop's links. */
export async function publicFacts(origin: string): Promise<Facts> {
  const first = async (path: string, pattern: RegExp, part = '<main'): Promise<string | null> => {
    const html = await (await fetch(origin + path)).text()
    return pattern.exec(html.slice(html.indexOf(part)))?.[1] ?? null
  }
  const offer = /href="\/items\/(\d+)"/
  const account = await first('/fortnite/accounts', offer)
  const verified = await first('/fortnite/accounts?verified=1', offer)
  const sharing = await first('/categories/game-sharing', /href="\/([a-z0-9-]+)\/game-sharing"/)
  const [coins, boosting, rental, shared, category, store, article, event, passEvent, wallet] = await Promise.all([
    first('/old-school-runescape/coins', offer),
    first('/world-of-warcraft/boosting', offer),
    first('/rental', offer),
    first(`/${sharing}/game-sharing`, offer),
    first('/all-games', /href="\/categories\/(\d+)"/, '<header'),
    first(`/items/${account}`, /href="\/store\/(\d+)"/),
    first('/help', /href="\/help\/article\/(\d+)"/),
    first('/unlock-your-gaming-world', /href="\/events\/((?!beta)[a-z0-9-]+)"/),
    first('/family-game-room', /href="\/family-game-room\/events\/(\d+)"/),
    first('/login', /href="\/login\/with\/(Wallet)[?"]/),
  ])
  return {
    ...none,
    account,
    verified,
    sharing,
    coins,
    boosting,
    rental,
    shared,
    category,
    store,
    article,
    event,
    passEvent,
    wallet,
  }
}
