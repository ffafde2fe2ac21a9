import { setTimeout as delay } from 'node:timers/promises'
import type { RawAnswer } from './fetch-raw.ts'
import type { Installation } from './installation.ts'
import { weigh } from './page-weight.ts'
import { requireOk } from './pages.ts'
import { demoBuyer, prepareBuyer } from './prepare-buyer.ts'
import type { Results } from './results.ts'
import { Visitor } from './visitors.ts'

/** Opens a page until ten visits find no smaller copy: a page in demand is compressed again, which a busy machine does late. */
async function openSmallest(visitor: Visitor, address: string): Promise<RawAnswer> {
  let smallest = await visitor.open(address)
  requireOk(address, smallest)
  for (let unchanged = 0; unchanged < 10; unchanged++) {
    await delay(300)
    const answer = await visitor.open(address)
    requireOk(address, answer)
    if (answer.bytes.length >= smallest.bytes.length) continue
    smallest = answer
    unchanged = 0
  }
  return smallest
}

/** Measures the elements and bytes of the home, list, search, item, cart and order pages. */
export async function weighPages(installation: Installation, results: Results) {
  const { site, database } = installation
  const order = await prepareBuyer(installation)
  const visitor = new Visitor(site.origin)
  await visitor.open('/')
  const buyer = await new Visitor(site.origin).signIn(demoBuyer.email, demoBuyer.password)
  const pages: Record<string, [Visitor, string]> = {
    home: [visitor, '/'],
    list: [visitor, '/fortnite/accounts'],
    search: [visitor, '/search?q=account'],
    item: [visitor, `/items/${database.offerId}`],
    cart: [buyer, '/cart'],
    order: [buyer, `/buyer/orders/${order}`],
  }
  for (const [page, [who, address]] of Object.entries(pages)) {
    const answer = await openSmallest(who, address)
    const weight = await weigh(answer, site.origin)
    results.goal(`${page}: elements`, weight.elements)
    results.goal(`${page}: HTML, KB`, weight.htmlRaw)
    results.goal(`${page}: HTML as sent, KB`, weight.htmlSent)
    results.goal(`${page}: hand-off data, KB`, weight.handOff)
    results.goal(`${page}: words br, KB`, weight.words)
    results.goal(`${page}: scripts br, KB`, weight.scripts)
  }
}
