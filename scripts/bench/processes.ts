import type { Installation, Shop } from './installation.ts'
import type { LoadGenerator } from './load.ts'
import { measureInTurns, type Target, type Windows } from './measure.ts'
import type { Results } from './results.ts'
import { Visitor } from './visitors.ts'

/**
 * Compares two processes of the shop with one. `two` is either one shop with two workers, or two shops at two ports
 * that get half of the connections each.
 */
export async function measureTwoProcesses(
  installation: Installation,
  { one: single, two: pair }: { one: Shop; two: readonly Shop[] },
  generator: LoadGenerator,
  windows: Windows,
  results: Results,
) {
  const { site, observedGateway } = installation
  const visitor = new Visitor(site.origin)
  await visitor.open('/')
  const addresses = { 'cached home': '/', 'rendered home': '/?bench=1' }
  for (const [what, address] of Object.entries(addresses)) {
    const target = (name: string, shops: readonly Shop[]): Target => ({
      name,
      load: { urls: shops.flatMap((shop) => shop.addresses).map((start) => start + address), headers: visitor.headers },
      observed: { storefront: shops.flatMap((shop) => shop.pids), ...observedGateway },
    })
    const one = target(`${what}, one process`, [single])
    const two = target(`${what}, two processes`, pair)
    const run = await measureInTurns(generator, [one, two], windows)
    const ratio = run.ratio(two.name, one.name)
    results.figures(one.name, run.figures(one.name))
    results.figures(two.name, run.figures(two.name), { ratio, of: 'one process' })
    results.goal(`${what}: two processes ÷ one`, ratio)
  }
}
