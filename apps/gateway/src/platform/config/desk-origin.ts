import type { Deps } from '../deps.ts'

/** The origin of a tenant's desk. */
export const deskOriginOf = (
  { config }: Pick<Deps, 'config'>,
  { code, origin }: { code: string; origin: string },
): string => config.deskOrigins[code] ?? origin
