import { isDue, runSchedule } from '../../pointer/schedule.ts'
import { installVersion } from '../../store/installed-folder.ts'
import type { BoardOptions } from '../board-options.ts'

const everyMs = 5000

/** Makes the scheduled promotions of all tenants, for those whose front is not running. Returns a function that ends this. */
export function runSchedules({ tenants, pointersOf, store, registry, runBy, say }: BoardOptions): () => void {
  let isBusy = false
  async function look(tenant: string): Promise<void> {
    const pointer = await pointersOf(tenant).read()
    if (!pointer?.scheduled || !isDue(pointer)) return
    await installVersion(store, tenant, pointer.scheduled.version, registry)
    await pointersOf(tenant).update(runSchedule(), { by: `board of ${runBy}` })
  }
  const timer = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    for (const tenant of tenants())
      await look(tenant).catch((error: unknown) => {
        say({
          level: 'error',
          tenant,
          msg: 'the scheduled promotion was not made; it is tried again',
          error: String(error),
        })
      })
    isBusy = false
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
