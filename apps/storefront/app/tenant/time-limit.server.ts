/** Resolves to `result`, or to `fallback()` if that takes longer than `ms`. */
export async function withTimeLimit<T>(result: Promise<T>, ms: number, fallback: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback()), ms)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
