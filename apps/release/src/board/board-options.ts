import type { PointerStore } from '../pointer/pointer-store.ts'

export interface BoardOptions {
  /** The folder of the installed versions. */
  store: string
  registry?: string | undefined
  /** All tenants of the repository and of the store. */
  tenants: () => string[]
  pointersOf: (tenant: string) => PointerStore
  /** Opens the board; whoever has it may move live traffic. */
  token: string
  /** The name that RELEASE_ACTOR sets; it cannot be changed in the browser. */
  actor: string | null
  /** The user and machine that run the board. */
  runBy: string
  /** The public address of the board; undefined on this machine only. */
  origin?: string | undefined
  port: number
  say: (entry: Record<string, unknown>) => void
}
