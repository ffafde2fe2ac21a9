/** The confirmed orders that each level needs; the database's `seller_level` has the same numbers. */
export const ordersOfLevels = [10, 50, 200, 1000, 4000, 10_000] as const

/** The performance score below which no higher level is given. */
export const scoreOfLevels = 60

/** The orders that the level after this one needs; null for the highest level. */
export const ordersOfNextLevel = (level: number | null): number | null => ordersOfLevels[level ?? 0] ?? null
