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

interface Sample {
  ms: number
  cpu: number
  ratio: number
}

function figuresOf(name: SellerListName, samples: readonly Sample[]): ListFigures {
  const of = (key: keyof Sample) => samples.map((sample) => sample[key])
  const ms = of('ms')
  const figures = { name, median: median(ms), p95: p95(ms), cpu: median(of('cpu')), ratio: median(of('ratio')) }
  console.error(
    `${name.padEnd(36)} median ${figures.median.toFixed(0).padStart(5)} ms, p95 ${figures.p95.toFixed(0).padStart(5)} ms, processor ${figures.cpu.toFixed(0)} ms, ${figures.ratio.toFixed(0)} of bare Fastify`,
  )
  return figures
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
  const samples = new Map<SellerListName, Sample[]>(sellerListNames.map((name) => [name, []]))
  for (const name of sellerListNames) for (let n = 0; n < warmUps; n++) await lists[name]()
  // The lists take turns, because the machine's speed changes during a run.
  for (let round = 0; round < rounds; round++)
    for (const name of sellerListNames) {
      const bare = median([await timed(reference), await timed(reference), await timed(reference)])
      const before = total(timesOf(observedGateway))
      const ms = await timed(lists[name])
      samples.get(name)?.push({ ms, cpu: total(timesOf(observedGateway)) - before, ratio: ms / bare })
    }
  const figures = sellerListNames.map((name) => figuresOf(name, samples.get(name) ?? []))
  await installation.stop(run)
  return figures
}
