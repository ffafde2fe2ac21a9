import { type SellerListName, sellerListNames } from '../goals.ts'
import { demoFolder, type Installation } from '../installation.ts'
import { median } from '../measure.ts'
import { timesOf } from '../process-time.ts'
import { openDesk } from './desk.ts'
import { listsOf } from './lists.ts'

export interface ListFigures {
  name: SellerListName
  median: number
  p95: number
  /** Median processor milliseconds of gateway and database. */
  cpu: number
  /** The median of the ratios to the reference of the same round. */
  ratio: number
}

const warmUps = 3
const total = (times: Record<string, number>) => Object.values(times).reduce((sum, ms) => sum + ms, 0)
const p95 = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * 0.95))] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/**
 * Opens the lists one after another, as one person does, each beside bare Fastify with one SELECT in every round. A time
 * is that of a loader of the desk: its calls to the gateway over HTTP, and the check of their answers.
 */
export async function measureLists(installation: Installation, rounds: number): Promise<ListFigures[]> {
  const { database, observedGateway } = installation
  if (!database.largeSeller) throw new Error('The installation has no large seller.')
  const desk = await openDesk(installation)
  const lists = await listsOf(desk, database.largeSeller.fullVaultId)
  const { answer, run } = await installation.start<{ url: string }>({
    name: 'bare Fastify',
    args: ['bench/bare-fastify.ts', database.appUrl, database.offerId],
    cwd: demoFolder,
  })
  const reference = async () => (await fetch(answer.url)).json()
  for (let n = 0; n < 50; n++) await reference()
  const figures: ListFigures[] = []
  for (const name of sellerListNames) {
    const open = lists[name]
    for (let n = 0; n < warmUps; n++) await open()
    const samples: { ms: number; cpu: number; ratio: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const bare = median([await timed(reference), await timed(reference), await timed(reference)])
      const before = total(timesOf(observedGateway))
      const ms = await timed(open)
      samples.push({ ms, cpu: total(timesOf(observedGateway)) - before, ratio: ms / bare })
    }
    const of = (key: 'ms' | 'cpu' | 'ratio') => samples.map((sample) => sample[key])
    const measured = {
      name,
      median: median(of('ms')),
      p95: p95(of('ms')),
      cpu: median(of('cpu')),
      ratio: median(of('ratio')),
    }
    figures.push(measured)
    console.error(
      `${name.padEnd(36)} median ${measured.median.toFixed(0).padStart(5)} ms, p95 ${measured.p95.toFixed(0).padStart(5)} ms, processor ${measured.cpu.toFixed(0)} ms, ${measured.ratio.toFixed(0)} of bare Fastify`,
    )
  }
  await installation.stop(run)
  return figures
}
