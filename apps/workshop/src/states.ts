import { type DataKind, extreme } from './extremes.ts'

const dataStates = ['texts', 'ids', 'prices'] as const satisfies readonly DataKind[]
let noted = new Set<DataKind>()

/** Resets the states of the previous story. */
export function forgetStates(): void {
  noted = new Set()
  document.body.dataset.states = ''
}

/** Records which states a screen's data can have, for the tests to read from the page. */
export function noteStates(data: unknown, isLate = false): void {
  const text = JSON.stringify(data)
  for (const kind of dataStates) if (!noted.has(kind) && JSON.stringify(extreme(data, kind)) !== text) noted.add(kind)
  if (isLate) noted.add('loading')
  document.body.dataset.states = [...noted].join(' ')
}

/** Records the states of a loader's data, including its promises. `meta` is not shown on the screen. */
export async function noteLoaded({ meta: _, ...data }: { meta?: unknown }): Promise<void> {
  const parts: unknown[] = Object.values(data)
  for (const part of parts) noteStates(await Promise.resolve(part).catch(() => null), part instanceof Promise)
}
