import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import lighthouse, { type Flags } from 'lighthouse'
import { chromium } from 'playwright-core'
import { lighthouseRows } from './bench/goals.ts'
import { median } from './bench/measure.ts'
import { writeGoals } from './bench/performance-document.ts'
import { chromiumFlags, findChromium } from './browsers/find-chromium.ts'
import { readFlags } from './command-line/read-flags.ts'
import { publicFacts } from './places/facts.ts'
import { freePort } from './start/free-port.ts'

const { values: flags } = readFlags(
  {
    options: {
      port: { type: 'string', default: '4101' },
      out: { type: 'string', default: 'bench-results/lighthouse' },
      runs: { type: 'string', default: '3' },
      pages: { type: 'string', default: 'home,list,search,item' },
      write: { type: 'boolean', default: false },
    },
  },
  `pnpm lighthouse [--port 4101] [--out bench-results/lighthouse] [--runs 3] [--pages home,list,search,item] [--write]
  --write  puts scores and LCP into docs/performance.md, into the column "after"`,
)
const minimum = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof minimum
const categories = Object.keys(minimum) as Category[]

/** Measures pages of a running shop with Lighthouse's phone settings. Returns the number of scores that are too low. */
async function main(): Promise<number> {
  const origin = `http://localhost:${flags.port}`
  const { account } = await publicFacts(origin)
  const addresses: Record<string, string> = {
    home: '/',
    list: '/fortnite/accounts',
    search: '/search?q=account',
    item: `/items/${account}`,
  }
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  mkdirSync(flags.out, { recursive: true })
  const figures = new Map<string, number>()
  let missed = 0
  try {
    for (const name of flags.pages.split(',')) {
      // The specification requires a viewport without zoom (X-31), so meta-viewport fails. Search results must not be
      // indexed, so is-crawlable fails.
      const skipAudits = ['meta-viewport', ...(name === 'search' ? ['is-crawlable'] : [])]
      const options: Flags = { port, output: 'html', onlyCategories: categories, skipAudits, logLevel: 'error' }
      const scores = new Map<Category, number[]>(categories.map((category) => [category, []]))
      const paints: number[] = []
      const faults = new Set<string>()
      for (let run = 0; run < Number(flags.runs); run++) {
        const result = await lighthouse(origin + (addresses[name] ?? name), options)
        if (!result || result.lhr.runtimeError)
          throw new Error(`Lighthouse could not open ${name}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
        for (const category of categories)
          scores.get(category)?.push(Math.round((result.lhr.categories[category]?.score ?? 0) * 100))
        paints.push((result.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000)
        for (const category of categories.filter((one) => one !== 'performance'))
          for (const { id } of result.lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
            if ((result.lhr.audits[id]?.score ?? 1) < 1) faults.add(id)
        writeFileSync(path.join(flags.out, `${name}.html`), String(result.report))
        writeFileSync(path.join(flags.out, `${name}.json`), JSON.stringify(result.lhr))
      }
      const row = lighthouseRows(name)
      figures
        .set(row.score, Math.min(...categories.map((category) => median(scores.get(category) ?? []))))
        .set(row.lcp, median(paints))
      const summary = categories.map((category) => {
        const score = median(scores.get(category) ?? [])
        if (score < minimum[category]) missed++
        return `${category} ${score}${score < minimum[category] ? ` (minimum ${minimum[category]})` : ''}`
      })
      console.log(
        `${name.padEnd(8)}${summary.join(', ')}, LCP ${median(paints).toFixed(2)} s${faults.size ? `: ${[...faults].join(', ')}` : ''}`,
      )
    }
  } finally {
    await browser.close()
  }
  if (flags.write) writeGoals(figures, 'after')
  return missed
}

process.exitCode = (await main()) > 0 ? 1 : 0
