import type { ConsoleMessage, Page } from 'playwright-core'
import { findCut } from './find-cut.ts'
import type { Channel } from './workshop.ts'

/** The report of a story about itself. */
export interface Played {
  problems: string[]
  /** States its data can be in, as `src/states.ts` noted them. */
  states: string[]
  /** Pixels that stand out of the page sideways. */
  beyond: number
  /** Words that are cut where nobody meant them to be. */
  cut: string[]
  /** It took the frame with it. */
  left?: true
}

interface Report {
  type: string
  status: string
  result: { violations?: { id: string; nodes: { html: string; failureSummary?: string }[] }[]; error?: unknown }
}

/** Runs in the page: shows a story and waits for what plays in it and for its accessibility check. */
const play = (id: string) =>
  new Promise<Played>((resolve) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
    const problems: string[] = []
    const wordsOf = (detail: unknown) => String((detail as Error | undefined)?.message ?? JSON.stringify(detail))
    const listeners: Record<string, (detail: never) => void> = {
      storyErrored: (error) => end(wordsOf(error)),
      storyMissing: () => end('there is no such story'),
      storyThrewException: (error) => problems.push(wordsOf(error)),
      playFunctionThrewException: (error) => problems.push(`played: ${wordsOf(error)}`),
      unhandledErrorsWhilePlaying: (errors) => problems.push(`unhandled: ${(errors as unknown[]).map(wordsOf)}`),
      storyFinished: ({ storyId, reporters }: { storyId: string; reporters: Report[] }) => {
        if (storyId !== id) return
        for (const { result } of reporters.filter(({ status }) => status === 'failed')) {
          if (result.error) problems.push(wordsOf(result.error))
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
      clearTimeout(late)
      if (problem) problems.push(problem)
      if (!document.querySelector('#storybook-root > *')) problems.push('rendered nothing')
      const failed = document.querySelector('[data-workshop=failed]')
      if (failed) problems.push(`load failed: ${failed.getAttribute('title')}`)
      const { scrollWidth, clientWidth } = document.documentElement
      const states = document.body.dataset.states?.split(' ').filter(Boolean) ?? []
      resolve({ problems, states, beyond: scrollWidth - clientWidth, cut: [] })
    }
    const late = setTimeout(() => end('did not end within a minute'), 60_000)
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener as never)
    const shown = new URLSearchParams(location.search).get('id') === id
    if (shown) channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

// Links fetch ahead what the router's stand-in has no module and no server for, and a file that cannot go ahead of its form goes with it.
const fetched = /stub-path-to-module\.js$|[?&]_data=|\/api\/file\/api\/file\?/

/** The result of a story that replaced the whole page; its frame must be opened anew. */
function leftOr(error: Error): Played {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error
  return { problems: ['it left the page'], states: [], beyond: 0, cut: [], left: true }
}

/** Shows a story in an open frame, lets it play and checks it; the console has to stay quiet meanwhile. */
export async function playStory(page: Page, id: string): Promise<Played> {
  const noise: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !fetched.test(message.location().url))
      noise.push(`${message.text().slice(0, 300)} ${message.location().url}`)
  }
  const onError = (error: Error) => noise.push(`thrown: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  try {
    const played = await page.evaluate(play, id).catch((error: Error) => leftOr(error))
    const cut = played.left ? [] : await page.evaluate(findCut)
    return { ...played, cut, problems: [...new Set([...played.problems, ...noise])] }
  } finally {
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
}
