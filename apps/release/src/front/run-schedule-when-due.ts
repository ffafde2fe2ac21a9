import type { Pointer } from '../pointer/pointer.ts'
import type { PointerStore } from '../pointer/pointer-store.ts'
import { isDue, runSchedule } from '../pointer/schedule.ts'

interface Options {
  pointers: PointerStore
  /** The pointer as this process knows it. */
  current: () => Pointer | null
  by: string
  /** Milliseconds between two looks at the clock. */
  everyMs?: number
  say: (entry: Record<string, unknown>) => void
}

/** Makes the scheduled promotion at its time. Returns a function that ends this. */
export function runScheduleWhenDue({ pointers, current, by, everyMs = 1000, say }: Options): () => void {
  let isBusy = false
  const timer = setInterval(async () => {
    if (isBusy || !isDue(current())) return
    isBusy = true
    await pointers.update(runSchedule(), { by }).catch((error: unknown) => {
      say({ level: 'error', msg: 'the scheduled promotion was not made; it is tried again', error: String(error) })
    })
    isBusy = false
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
