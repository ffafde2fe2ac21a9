/** What was asked for, or what stands in for it once `ms` have passed. */
export async function withTimeLimit<T>(asked: Promise<T>, ms: number, instead: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead()), ms)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
