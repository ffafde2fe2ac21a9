import type { Deps } from '../deps.ts'
import { type Config, ConfigError } from './config.ts'

/**
 * The connections of a seeder: the gateway's dependencies, and the owning role for tables that the application may only
 * read.
 */
export interface SeedOptions {
  deps: Deps
  ownerUrl: string
  offers: number
  /** The most orders of the past of one shop; 0 for none. Most of the seed's time goes into them. */
  orders: number
  say(line: string): void
}

/** Fills an empty database. The gateway has no seeder of its own; apps/demo passes one in. */
export interface Seeder {
  /** Returns how many offers were created. */
  seed(options: SeedOptions): Promise<number>
}

/** Refuses production: the seeded accounts have a public password, and some may decide about money. */
export function refuseSeed({ nodeEnv }: Pick<Config, 'nodeEnv'>): void {
  if (nodeEnv === 'production')
    throw new ConfigError(['Production is never seeded: the demo accounts have a password that everybody knows.'])
}
