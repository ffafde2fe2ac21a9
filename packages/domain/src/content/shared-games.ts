/** The genres of shared games, as the pages of the pass filter them. */
export const sharedGameGenres = [
  'action',
  'adventure',
  'horror',
  'indie',
  'racing',
  'rpg',
  'shooter',
  'simulation',
  'sports',
  'strategy',
] as const
export type SharedGameGenre = (typeof sharedGameGenres)[number]

/** The platforms that the desktop client of the pass runs on, and so the games in it. */
export const clientPlatforms = ['win64', 'win32'] as const
export type ClientPlatform = (typeof clientPlatforms)[number]

/** The years in which a shared game can have come out. */
export const releaseYears = { min: 1970, max: 2100 } as const
