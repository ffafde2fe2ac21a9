import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { measureDetail, measurePurchases, measureSearchKinds } from './bench/gateway.ts'
import { listRow, uploadRow } from './bench/goals.ts'
import { Installation } from './bench/installation.ts'
import { LoadGenerator } from './bench/load.ts'
import { measurePages } from './bench/pages.ts'
import { goalsWith, performanceDocument, writeParts } from './bench/performance-document.ts'
import { measureTwoProcesses } from './bench/processes.ts'
import { Results } from './bench/results.ts'
import { type ListFigures, measureLists } from './bench/seller/measure-lists.ts'
import { sellerTable } from './bench/seller/table.ts'
import { measureUpload } from './bench/seller/upload.ts'
import { figuresTable } from './bench/tables.ts'
import { weighPages } from './bench/weights.ts'
import { readFlags } from './command-line/read-flags.ts'
import { root } from './start/settings.ts'

const partNames = ['pages', 'weight', 'processes', 'detail', 'search', 'orders', 'seller', 'large'] as const
/** Parts for which the shop of 10,000 offers is opened. */
const shopParts = ['pages', 'weight', 'processes', 'detail', 'search', 'orders'] as const
const usage = `pnpm bench [--quick] [--only ${partNames.join(',')}] [--write] [--before] [--two-ports] [--data-dir .data/bench]
  --quick   under two minutes: short windows, neither the large seller nor the shop of 1,000,000 offers
  --only    parts to measure, separated by commas
  --write   puts the tables into docs/performance.md, into the column "after"
  --two-ports  two processes are two storefronts behind two ports, for a shop that does not know WORKERS
  --before  with --write: into the column "before"
Pages, weight and processes need built tenants (pnpm build). The first run fills the kept shops, which takes a minute, five for the
large one, and four for that of the large seller.`
const { values: flags } = readFlags(
  {
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      'two-ports': { type: 'boolean', default: false },
      before: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: path.join(root, '.data/bench') },
    },
  },
  usage,
)
type Part = (typeof partNames)[number]
const wanted = flags.only.split(',').filter(Boolean)
const slowParts: readonly Part[] = ['seller', 'large']
const measures = (part: Part) =>
  wanted.length > 0 ? wanted.includes(part) : !(flags.quick && slowParts.includes(part))
const windows = flags.quick ? { seconds: 1, rounds: 1 } : { seconds: 3, rounds: 5 }
const orders = flags.quick ? { orders: 40, rounds: 1 } : { orders: 200, rounds: 3 }
const searchRounds = flags.quick ? 1 : 2
const listRounds = flags.quick ? 10 : 40

const results = new Results()
let lists: readonly ListFigures[] = []
const started = performance.now()
const step = (text: string) => console.error(`\n${((performance.now() - started) / 1000).toFixed(0)} s  ${text}`)

async function measureShop(installation: Installation, generator: LoadGenerator) {
  if (!(['pages', 'weight', 'processes'] as const).some(measures)) return
  const shop = await installation.startShop()
  step('weight of pages')
  if (measures('weight')) await weighPages(installation, results)
  step('pages')
  if (measures('pages')) await measurePages(installation, shop, generator, windows, results)
  step('two processes')
  if (!measures('processes')) return
  const second = await installation.startShop({ isSecond: true, workers: flags['two-ports'] ? 1 : 2 })
  const two = flags['two-ports'] ? [shop, second] : [second]
  await measureTwoProcesses(installation, { one: shop, two }, generator, windows, results)
}

interface Kept {
  offers: number
  largeSeller?: boolean
}

/** Opens an installation, runs `work` on it, and closes it. */
async function measureInstallation(kept: Kept, work: (installation: Installation) => Promise<void>) {
  const { offers, largeSeller = false } = kept
  step(`opening a shop of ${offers.toLocaleString('en')} offers${largeSeller ? ' and a large seller' : ''}`)
  const folder = largeSeller ? 'large-seller' : String(offers)
  const installation = await Installation.open(path.join(path.resolve(flags['data-dir']), folder), offers)
  process.once('SIGINT', () => void installation.close().then(() => process.exit(1)))
  try {
    await installation.openDatabase({ largeSeller })
    await installation.startGateway({ jobs: offers <= 10_000 })
    await work(installation)
  } finally {
    await installation.close()
  }
}

async function measureSeller(installation: Installation) {
  step('lists of a large seller')
  lists = await measureLists(installation, listRounds)
  for (const { name, p95 } of lists) results.goal(listRow(name), p95)
  step('upload of 100,000 codes')
  results.goal(uploadRow, await measureUpload(installation))
}

function report() {
  const column = flags.before ? 'before' : 'after'
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const run = `${day}, ${revision}, ${cpus().length} cores, load ${loadavg()[1]?.toFixed(1)}${flags.quick ? ', `--quick`' : ''}`
  const goals = goalsWith(results.goals, column)
  const figures = results.rows.length > 0 ? `${run}\n\n${figuresTable(results)}` : ''
  const seller = lists.length > 0 ? `${run}\n\n${sellerTable(lists)}` : ''
  console.log([goals, figures, seller].filter(Boolean).join('\n\n'))
  const parts = { goals, [`figures ${column}`]: figures, [`seller ${column}`]: seller }
  const measured = Object.entries(parts).filter(([, text]) => text !== '')
  if (flags.write) writeParts(performanceDocument, Object.fromEntries(measured))
}

async function main() {
  const needsBuild = (['pages', 'weight', 'processes'] as const).some(measures)
  if (needsBuild && !existsSync(path.join(root, 'tenants/lumen/build/server')))
    throw new Error('Build the tenants first: pnpm build.')
  const unknown = wanted.find((part) => !(partNames as readonly string[]).includes(part))
  if (unknown) throw new Error(`There is no part "${unknown}".\n\n${usage}`)
  const generator = new LoadGenerator()
  try {
    if (shopParts.some(measures))
      await measureInstallation({ offers: 10_000 }, async (installation) => {
        await measureShop(installation, generator)
        step('detail')
        if (measures('detail')) await measureDetail(installation, generator, windows, results)
        step('search')
        if (measures('search')) await measureSearchKinds(installation, '10k', searchRounds, results)
        step('orders')
        if (measures('orders')) await measurePurchases(installation, orders, results)
      })
    if (measures('seller')) await measureInstallation({ offers: 10_000, largeSeller: true }, measureSeller)
    if (measures('large'))
      await measureInstallation({ offers: 1_000_000 }, (installation) =>
        measureSearchKinds(installation, '1M', searchRounds, results),
      )
    step('done')
    report()
  } finally {
    generator.stop()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
process.exit()
