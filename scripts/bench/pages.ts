import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../start/settings.ts'
import type { RawAnswer } from './fetch-raw.ts'
import type { Installation, Shop } from './installation.ts'
import type { LoadGenerator } from './load.ts'
import { measureInTurns, type Target, type Windows } from './measure.ts'
import { weigh } from './page-weight.ts'
import { demoBuyer } from './prepare-buyer.ts'
import type { Results } from './results.ts'
import { Visitor } from './visitors.ts'

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** Response headers that the reference server sends as well, so that both responses are equal. */
const sameHeaders = ['content-type', 'content-encoding', 'content-language', 'cache-control', 'vary'] as const
const loadedPages = (offerId: string) => ({ home: '/', list: '/fortnite/accounts', item: `/items/${offerId}` })

export function requireOk(name: string, { status, headers }: RawAnswer): void {
  if (status !== 200) throw new Error(`${name} answered ${status} ${headers.location ?? ''}`)
}

/** One visitor of each kind that the page cache treats differently. */
async function visitorsOf({ database, site }: Installation) {
  const returning = async () => {
    const visitor = new Visitor(site.origin)
    await visitor.open('/')
    return visitor
  }
  const cart = JSON.stringify({ id: crypto.randomUUID(), l: [[database.instantOfferIds[0], 1]] })
  const signedIn = await (await returning()).signIn(demoBuyer.email, demoBuyer.password)
  await signedIn.open('/')
  return {
    signedOut: await returning(),
    withCart: (await returning()).set('cart', encodeURIComponent(cart)),
    signedIn,
  }
}

/** Measures the requests per second of the public pages, and those of reference servers for comparison. */
export async function measurePages(
  installation: Installation,
  shop: Shop,
  generator: LoadGenerator,
  windows: Windows,
  results: Results,
) {
  const { database, site, observedGateway } = installation
  const observed = { storefront: shop.pids, ...observedGateway }
  const { signedOut, withCart, signedIn } = await visitorsOf(installation)
  const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-bench-'))
  const target = (name: string, address: string, headers: Record<string, string>): Target => ({
    name,
    load: { urls: [site.origin + address], headers },
    observed,
  })
  try {
    for (const [page, address] of Object.entries(loadedPages(database.offerId))) {
      await signedOut.open(address)
      const answer = await signedOut.open(address)
      requireOk(page, answer)
      if (answer.headers['x-page-cache'] !== 'hit') throw new Error(`${page} is not answered from the cache`)
      const { elements } = await weigh(answer, site.origin)
      // An unknown query parameter bypasses the page cache.
      const rendered = `${address}?bench=1`
      const renderedAnswer = await signedOut.open(rendered)
      requireOk(rendered, renderedAnswer)
      if (renderedAnswer.headers['x-page-cache'] === 'hit') throw new Error(`${rendered} is answered from the cache`)
      const file = path.join(folder, page)
      writeFileSync(file, answer.bytes)
      const headers = Object.fromEntries(
        sameHeaders.map((name) => [name, answer.headers[name] ?? '']).filter(([, value]) => value),
      )
      const reference = async (name: string, cwd: string, args: string[]) => {
        const { answer, pid, run } = await installation.start<{ url: string }>({
          name,
          args,
          cwd,
          env: { NODE_ENV: 'production' },
        })
        const load = { urls: [answer.url], headers: signedOut.headers }
        return { run, target: { name, load, observed: { reference: [pid] } } satisfies Target }
      }
      const staticFile = await reference(`${page}: static file of the same bytes`, path.join(root, 'scripts'), [
        'bench/static-file-program.ts',
        file,
        JSON.stringify(headers),
      ])
      const storefrontFolder = path.join(root, 'apps/storefront')
      const bareReact = await reference(`${page}: bare React, ${elements} elements`, storefrontFolder, [
        'bench/bare-react.ts',
        String(elements),
      ])
      const cached = target(`${page}: cached, signed out`, address, signedOut.headers)
      const cart = target(`${page}: with a cart`, address, withCart.headers)
      const signed = target(`${page}: signed in`, address, signedIn.headers)
      const crawled = target(`${page}: a crawler`, address, {
        ...new Visitor(site.origin).headers,
        'user-agent': crawler,
      })
      const render = target(`${page}: rendered, signed out`, rendered, signedOut.headers)
      const run = await measureInTurns(
        generator,
        [staticFile.target, cached, cart, signed, crawled, bareReact.target, render],
        windows,
      )
      results.figures(staticFile.target.name, run.figures(staticFile.target.name))
      for (const { name } of [cached, cart, signed, crawled]) {
        const ratio = run.ratio(name, staticFile.target.name)
        results.figures(name, run.figures(name), { ratio, of: 'a static file' })
        results.goal(`${name} ÷ static file`, ratio)
      }
      const { cpu } = run.figures(cached.name)
      results.goal(
        `${page}: processor ms of a cached answer`,
        Object.values(cpu).reduce((sum, ms) => sum + ms, 0),
      )
      results.figures(bareReact.target.name, run.figures(bareReact.target.name))
      const ratio = run.ratio(render.name, bareReact.target.name)
      results.figures(render.name, run.figures(render.name), { ratio, of: 'bare React' })
      results.goal(`${page}: rendered per second`, run.figures(render.name).perSecond)
      results.goal(`${page}: rendered ÷ bare React`, ratio)
      for (const { run: program } of [staticFile, bareReact]) await installation.stop(program)
    }
    const orders = target('orders of a buyer: rendered, signed in', '/buyer/orders', signedIn.headers)
    const run = await measureInTurns(generator, [orders], windows)
    results.figures(orders.name, run.figures(orders.name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
