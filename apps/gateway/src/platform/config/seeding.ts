import type { Deps } from '../deps.ts'
import { type Config, ConfigError } from './config.ts'

/**
 * What a seeder writes with: the gateway's own dependencies, and the owning role for tables that are read-only to the
 * application.
 */
export interface SeedOptions {
  deps: Deps
  ownerUrl: string
  offers: number
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
