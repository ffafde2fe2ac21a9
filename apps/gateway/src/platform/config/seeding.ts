import type { Deps } from '../deps.ts'
import { type Config, ConfigError } from './config.ts'

/** What the seed gets: the gateway's own ports, and the owner's connection for tables the application may only read. */
export interface SeedOptions {
  deps: Deps
  ownerUrl: string
  offers: number
  say(line: string): void
}

/** The seed's people have a public password, and some decide about money: it never runs in production. */
export function refuseSeed({ nodeEnv }: Pick<Config, 'nodeEnv'>): void {
  if (nodeEnv === 'production')
    throw new ConfigError(['Production is never seeded: the demo accounts have a password that everybody knows.'])
}
