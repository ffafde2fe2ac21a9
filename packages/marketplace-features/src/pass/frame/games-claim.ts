/** Rounds a number of games down to a multiple of 50, so that texts stay true: 214 → "200". Exact below 50. */
export const gamesClaim = (games: number): string => String(games >= 50 ? Math.floor(games / 50) * 50 : games)
