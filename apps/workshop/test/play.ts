import type { ConsoleMessage, Page } from 'playwright-core'
import { findCut } from './find-cut.ts'
import type { Channel } from './workshop.ts'

/** The result of playing a story. */
export interface Played {
  problems: string[]
  /** States its data can be in, as `src/states.ts` noted them. */
  states: string[]
  /** Number of pixels by which the content is wider than the page. */
  beyond: number
  /** Texts that are cut off unintentionally. */
  cut: string[]
  /** The story navigated away, so its frame must be opened again. */
  left?: true
}

interface Report {
  type: string
  status: string
  result: { violations?: { id: string; nodes: { html: string; failureSummary?: string }[] }[]; error?: unknown }
}

/** Runs in the page. Shows a story and waits for its play function and its accessibility check. */
const play = (id: string) =>
  new Promise<Played>((resolve) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
    const problems: string[] = []
    const messageOf = (detail: unknown) => String((detail as Error | undefined)?.message ?? JSON.stringify(detail))
    const listeners: Record<string, (detail: never) => void> = {
      storyErrored: (error) => end(messageOf(error)),
      storyMissing: () => end('there is no such story'),
      storyThrewException: (error) => problems.push(messageOf(error)),
      playFunctionThrewException: (error) => problems.push(`played: ${messageOf(error)}`),
      unhandledErrorsWhilePlaying: (errors) => problems.push(`unhandled: ${(errors as unknown[]).map(messageOf)}`),
      storyFinished: ({ storyId, reporters }: { storyId: string; reporters: Report[] }) => {
        if (storyId !== id) return
        for (const { result } of reporters.filter(({ status }) => status === 'failed')) {
          if (result.error) problems.push(messageOf(result.error))
          for (const { id: rule, nodes } of result.violations ?? [])
            problems.push(
              `${rule}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
            )
        }
        end()
      },
    }
    const end = (problem?: string) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener as never)
      clearTimeout(timeout)
      if (problem) problems.push(problem)
      if (!document.querySelector('#storybook-root > *')) problems.push('rendered nothing')
      const failed = document.querySelector('[data-workshop=failed]')
      if (failed) problems.push(`load failed: ${failed.getAttribute('title')}`)
      const { scrollWidth, clientWidth } = document.documentElement
      const states = document.body.dataset.states?.split(' ').filter(Boolean) ?? []
      resolve({ problems, states, beyond: scrollWidth - clientWidth, cut: [] })
    }
    const timeout = setTimeout(() => end('did not finish within a minute'), 60_000)
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener as never)
    const shown = new URLSearchParams(location.search).get('id') === id
    if (shown) channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

// Expected errors: links prefetch modules and data that the router stub does not have, and a file upload that fails is
// sent with its form instead.
const expectedErrors = /stub-path-to-module\.js$|[?&]_data=|\/api\/file\/api\/file\?/

/** The result of a story that replaced the whole page. */
function leftOr(error: Error): Played {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error
  return { problems: ['the story left the page'], states: [], beyond: 0, cut: [], left: true }
}

/**
 * Storybook turns React's checks for tests on and off while a story plays. A part that loads meanwhile, such as the
 * editor of descriptions, makes React warn about that, and about nothing of the story.
 */
const ofStorybook = /^Warning: The current testing environment is not configured to support act\(/

/** Shows a story in an open frame, plays and checks it. Console errors count as problems. */
export async function playStory(page: Page, id: string): Promise<Played> {
  const consoleErrors: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' || expectedErrors.test(message.location().url)) return
    if (!ofStorybook.test(message.text()))
      consoleErrors.push(`${message.text().slice(0, 300)} ${message.location().url}`)
  }
  const onError = (error: Error) => consoleErrors.push(`thrown: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  try {
    const played = await page.evaluate(play, id).catch((error: Error) => leftOr(error))
    const cut = played.left ? [] : await page.evaluate(findCut)
    return { ...played, cut, problems: [...new Set([...played.problems, ...consoleErrors])] }
  } finally {
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
}
