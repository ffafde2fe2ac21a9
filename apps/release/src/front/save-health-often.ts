import type { PointerStore } from '../pointer/pointer-store.ts'
import type { HealthLog } from './health-log.ts'

/** Saves the counts of a front every few seconds. Returns a function that saves them once more and ends this. */
export function saveHealthOften(health: HealthLog, pointers: PointerStore, everyMs = 2000): () => Promise<void> {
  const save = async () => {
    const changed = health.takeChanged()
    if (changed.length === 0) return
    // Charts are not worth a failure: the counts wait for the next attempt.
    await pointers.saveHealth(changed).catch(() => health.putBack(changed))
  }
  const timer = setInterval(save, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await save()
  }
}
