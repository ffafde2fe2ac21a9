import { type Browser, chromium } from 'playwright-core'
import { inpRows } from './bench/goals.ts'
import { median } from './bench/measure.ts'
import { writeGoals } from './bench/performance-document.ts'
import { chromiumFlags, findChromium } from './browsers/find-chromium.ts'
import { readFlags } from './command-line/read-flags.ts'
import { recordEvents, slowestInteraction } from './inp/event-timing.ts'
import { type Addresses, type Interaction, interactions } from './inp/interactions.ts'

const { values: flags } = readFlags(
  {
    options: {
      port: { type: 'string', default: '4101' },
      visits: { type: 'string', default: '7' },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  },
  `pnpm inp [--port 4101] [--visits 7] [--only menu] [--write]
  Measures how long a running shop takes to paint after an input, with the processor slowed down 4×.
  --only   interactions whose name contains this text
  --write  puts the figures into docs/performance.md, into the column "after"`,
)
const slowdown = 4
const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1350, height: 940 } },
} as const

/** The slowest input of one visit, in milliseconds. Every visit is a new browser context. */
async function visit(browser: Browser, origin: string, interaction: Interaction, addresses: Addresses) {
  const context = await browser.newContext({ ...screens[interaction.screen], locale: 'en-US' })
  try {
    const page = await context.newPage()
    await recordEvents(page)
    await page.goto(origin + interaction.address(addresses))
    await page.locator('html[data-ready]').waitFor()
    await interaction.prepare?.(page, addresses)
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(1000)
    await slowestInteraction(page)
    await interaction.use(page, async () => {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1000)
    })
    return await slowestInteraction(page)
  } finally {
    await context.close()
  }
}

/** The address of a list's first offer whose page contains all of these texts. */
async function findItem(origin: string, list: string, texts: string[]): Promise<string> {
  for (let page = 1; page <= 5; page++) {
    const html = await (await fetch(`${origin}${list}page=${page}`)).text()
    for (const [, path = ''] of html.matchAll(/href="(\/items\/\d+)"/g)) {
      const item = await (await fetch(origin + path)).text()
      if (texts.every((text) => item.includes(text))) return path
    }
  }
  throw new Error(`No offer of ${list} has a page with ${texts.join(' and ')}.`)
}

async function main() {
  const origin = `http://localhost:${flags.port}`
  const addresses = {
    list: '/fortnite/accounts',
    item: await findItem(origin, '/fortnite/accounts?', ['?reviews=']),
    several: await findItem(origin, '/search?q=gift+card&', ['role="spinbutton"', 'name="offerId" value=']),
  }
  const measured = new Map<string, number>()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    for (const interaction of interactions.filter(({ name }) => name.includes(flags.only))) {
      const durations: number[] = []
      for (let index = 0; index < Number(flags.visits); index++)
        durations.push(await visit(browser, origin, interaction, addresses))
      const row = inpRows(interaction.name)
      measured.set(row.median, median(durations)).set(row.slowest, Math.max(...durations))
      console.log(
        `${interaction.name.padEnd(40)} median ${median(durations)} ms, slowest ${Math.max(...durations)} ms  (${durations.join(', ')})`,
      )
    }
  } finally {
    await browser.close()
  }
  if (flags.write) writeGoals(measured, 'after')
}

await main()
