import type { Tx } from '../db/database.ts'
import { country } from '../db/schema/platform.ts'

/** The codes of all countries, in alphabetical order. */
export const countryCodes = async (tx: Tx): Promise<string[]> =>
  (await tx.select({ code: country.code }).from(country).orderBy(country.code)).map(({ code }) => code)
