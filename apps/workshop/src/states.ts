import { type DataKind, extreme } from './extremes.ts'

const told = ['texts', 'ids', 'prices'] as const satisfies readonly DataKind[]
let found = new Set<DataKind>()

/** Resets the states of the previous story. */
export function forgetStates(): void {
  found = new Set()
  document.body.dataset.states = ''
}

/** Records which states a screen's data can have, for the tests to read from the page. */
export function noteStates(data: unknown, isLate = false): void {
  const text = JSON.stringify(data)
  for (const kind of told) if (!found.has(kind) && JSON.stringify(extreme(data, kind)) !== text) found.add(kind)
  if (isLate) found.add('loading')
  document.body.dataset.states = [...found].join(' ')
}

/** The same for what a load answered, whose promises come late. The head of the page is not on the screen. */
export async function noteLoaded({ meta: _, ...data }: { meta?: unknown }): Promise<void> {
  const parts: unknown[] = Object.values(data)
  for (const part of parts) noteStates(await Promise.resolve(part).catch(() => null), part instanceof Promise)
}
