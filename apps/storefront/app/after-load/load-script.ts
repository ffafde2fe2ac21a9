const loading = new Map<string, Promise<void>>()

/** Loads a third-party script once per document; rejects if it is blocked or fails. */
export function loadScript(src: string): Promise<void> {
  const pending = loading.get(src)
  if (pending) return pending
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} was not loaded`)))
    document.head.append(script)
  })
  loading.set(src, loaded)
  return loaded
}

/** Resolves when the page has been open for `ms` milliseconds. */
export const untilPageAge = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms - performance.now())))
