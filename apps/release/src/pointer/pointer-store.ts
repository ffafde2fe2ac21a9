import type { FrontState } from './front-state.ts'
import type { HealthMinute } from './health-minute.ts'
import type { Origin, Pointer, Switch } from './pointer.ts'

/** The pointer of one tenant and the fronts that follow it: on one machine in a folder, on several in a database. */
export interface PointerStore {
  /** True if fronts on several machines follow this pointer. Each of them installs the versions by itself. */
  isShared: boolean
  /** Null before the first version. */
  read: () => Promise<Pointer | null>
  /** Makes one switch at a time, over all processes and machines. */
  update: (change: Switch, origin: Origin) => Promise<Pointer>
  /** Calls `changed` after a switch by anyone. Returns a function that ends this. */
  follow: (changed: () => void) => () => void
  /** Saves what a front serves; null when it closes. */
  saveFront: (state: FrontState | null) => Promise<void>
  /** The fronts that run. */
  fronts: () => Promise<FrontState[]>
  /** Saves the counts of this front, which replace its earlier ones of the same minutes. */
  saveHealth: (minutes: readonly HealthMinute[]) => Promise<void>
  /** The counts of all fronts over the last hour. */
  health: (now?: number) => Promise<HealthMinute[]>
  /** The secret that signs links to previews; made at the first call. */
  previewKey: () => Promise<string>
  close: () => Promise<void>
}
