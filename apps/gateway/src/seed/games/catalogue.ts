import type { Game } from './game.ts'
import { more } from './more.ts'
import { pocket } from './pocket.ts'
import { shooters } from './shooters.ts'
import { worlds } from './worlds.ts'

/** Every game with artwork, whichever site sells it. */
export const games: readonly Game[] = [...shooters, ...worlds, ...pocket, ...more]

/** What one site does not carry. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  lumen: [
    'yalla-ludo',
    '8-ball-pool',
    'arena-of-valor',
    'dragon-ball-legends',
    'razer-gold',
    'tower-of-fantasy',
    'whiteout-survival',
    'umamusume',
  ],
  sahra: [
    ...[
      'escape-from-tarkov',
      'runescape-3',
      'lost-ark',
      'new-world-aeternum',
      'elder-scrolls-online',
      'madden-nfl-26',
      'smite-2',
      'dayz',
    ],
    ...[
      'the-witcher-3',
      'stardew-valley',
      'baldurs-gate-3',
      'wow-classic',
      'path-of-exile',
      'battle-net',
      'maplestory',
      'rust',
    ],
  ],
}

const phones = (game: Game) => game.platforms.includes('Android') || game.platforms.includes('Mobile')

/** The games of a site; a site for phone players looks at the same games in another order. */
export function gamesOf(code: string, style: 'desktop' | 'mobile'): Game[] {
  const carried = games.filter((game) => !leftOut[code]?.includes(game.alias))
  if (style === 'desktop') return carried
  return carried.map((game) => ({
    ...game,
    popularity: Math.round(phones(game) ? 40 + game.popularity * 0.6 : game.popularity * 0.72),
  }))
}
