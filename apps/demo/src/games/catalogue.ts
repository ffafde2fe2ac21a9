import type { Site } from '../tenant/sites.ts'
import { arenas } from './arenas.ts'
import { collections } from './collections.ts'
import type { Game } from './game.ts'
import { pocket } from './pocket.ts'
import { shooters } from './shooters.ts'
import { stores } from './stores.ts'
import { stories } from './stories.ts'
import { worlds } from './worlds.ts'

/** Every game with artwork, of all sites. */
export const games: readonly Game[] = [
  ...shooters,
  ...worlds,
  ...collections,
  ...pocket,
  ...arenas,
  ...stories,
  ...stores,
]

const phones = (game: Game) => game.platforms.includes('Android') || game.platforms.includes('Mobile')

/** The games of a site. A site for phone players ranks the same games in another order. */
export function gamesOf({ leftOut, style }: Pick<Site, 'leftOut' | 'style'>): Game[] {
  const sold = games.filter((game) => !leftOut.includes(game.alias))
  if (style === 'desktop') return sold
  return sold.map((game) => ({
    ...game,
    popularity: Math.round(phones(game) ? 40 + game.popularity * 0.6 : game.popularity * 0.72),
  }))
}
