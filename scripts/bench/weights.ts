import { setTimeout as delay } from 'node:timers/promises'
import type { Installation } from './installation.ts'
import { weigh } from './page-weight.ts'
import { requireOk } from './pages.ts'
import { demoBuyer, prepareBuyer } from './prepare-buyer.ts'
import type { Results } from './results.ts'
import { Visitor } from './visitors.ts'

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
    // A page in demand is compressed again, to its smallest size.
    for (let visit = 0; visit < 10; visit++) {
      await who.open(address)
      await delay(200)
    }
    const answer = await who.open(address)
    requireOk(address, answer)
    const weight = await weigh(answer, site.origin)
    results.goal(`${page}: elements`, weight.elements)
    results.goal(`${page}: HTML, KB`, weight.htmlRaw)
    results.goal(`${page}: HTML as sent, KB`, weight.htmlSent)
    results.goal(`${page}: hand-off data, KB`, weight.handOff)
    results.goal(`${page}: words br, KB`, weight.words)
    results.goal(`${page}: scripts br, KB`, weight.scripts)
  }
}
