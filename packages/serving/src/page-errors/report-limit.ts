const minuteMs = 60_000

/** True for the first `most` reports in a minute. A page that fails for everybody must not become a flood of calls. */
export function reportLimit(most = 60, now = Date.now) {
  let since = 0
  let count = 0
  return (): boolean => {
    if (now() - since >= minuteMs) {
      since = now()
      count = 0
    }
    count++
    return count <= most
  }
}
