import { noRestarts, type RestartReason } from '@tradepost/serving/restarts'
import { CrashCount } from './crashes.ts'
import { ErrorRate } from './error-rate.ts'

/** Counts for a version, over all its processes. */
interface VersionRecord {
  rate: ErrorRate
  crashes: CrashCount
  restarts: Record<RestartReason, number>
}

/** The counts of all versions of a front. */
export class VersionRecords {
  readonly #records = new Map<string, VersionRecord>()

  of(version: string): VersionRecord {
    const current = this.#records.get(version) ?? {
      rate: new ErrorRate(),
      crashes: new CrashCount(),
      restarts: { ...noRestarts },
    }
    this.#records.set(version, current)
    return current
  }

  forget(version: string): void {
    this.#records.delete(version)
  }
}
