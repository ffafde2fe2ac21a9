import type { Deps } from './deps.ts'

/** What the seed gets: the gateway's own ports, and the owner's connection for tables the application may only read. */
export interface SeedOptions {
  deps: Deps
  ownerUrl: string
  offers: number
  say(line: string): void
}
