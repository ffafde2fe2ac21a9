import type { Page } from 'playwright-core'

/** An Event Timing entry. Its duration ends with the next paint and is rounded to 8 ms. */
interface TimedEvent {
  interactionId: number
  duration: number
}

declare global {
  interface Window {
    timedEvents?: TimedEvent[]
  }
}

/** The shortest duration that browsers report. */
export const shortestDuration = 16

/** Records the page's own Event Timing entries. Call this function before the page loads. */
export async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const timedEvents: TimedEvent[] = []
    window.timedEvents = timedEvents
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEntry & TimedEvent
        if (interactionId) timedEvents.push({ interactionId, duration })
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, shortestDuration)
}

/** The duration of the slowest interaction since the last call; at least the shortest duration that is reported. */
export async function slowestInteraction(page: Page): Promise<number> {
  const events = await page.evaluate(() => window.timedEvents?.splice(0) ?? [])
  return Math.max(shortestDuration, ...events.map(({ duration }) => duration))
}
