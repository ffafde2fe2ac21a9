import type { Deps } from '../deps.ts'
import { type Config, ConfigError } from './config.ts'

/** The seed takes the gateway's own ports, and the owner's connection for tables the application may only read. */
export interface SeedOptions {
  deps: Deps
  ownerUrl: string
  offers: number
  say(line: string): void
}

/** Fills an empty database. The gateway has none of its own; the demo's program brings one. */
export interface Seeder {
  /** Answers how many offers were made. */
  seed(options: SeedOptions): Promise<number>
}

/** The seed's people have a public password, and some decide about money: it never runs in production. */
export function refuseSeed({ nodeEnv }: Pick<Config, 'nodeEnv'>): void {
  if (nodeEnv === 'production')
    throw new ConfigError(['Production is never seeded: the demo accounts have a password that everybody knows.'])
}
