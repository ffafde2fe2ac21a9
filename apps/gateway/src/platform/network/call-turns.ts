/** Calls that one process makes at the same time: so few that slow programs leave workers for other jobs. */
const mostCalls = 2

/**
 * Lets a program be called once at a time, and only some programs at once. A slow program delays only
 * its own calls.
 */
export function createCallTurns() {
  const running = new Set<string>()
  return {
    /** Runs the work, unless there are calls enough; false then. */
    async take(of: string, work: () => Promise<void>): Promise<boolean> {
      if (running.size >= mostCalls || running.has(of)) return false
      running.add(of)
      try {
        await work()
      } finally {
        running.delete(of)
      }
      return true
    },
  }
}
