/** Rounds a number of games down to fifties, so that texts stay true as games are added: 214 → "200". Exact below 50. */
export const gamesClaim = (games: number): string => String(games >= 50 ? Math.floor(games / 50) * 50 : games)
