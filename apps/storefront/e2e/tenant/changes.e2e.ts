import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyable, findOffer } from '../support/shop/gateway.ts'
import { desktopAgent } from '../support/shop/http.ts'
import { startShopWith } from '../support/shop/other-words.ts'
import { openDatabase } from '../support/shop/own-database.ts'
import { stack } from '../support/shop/shop.ts'

let secondShop: Awaited<ReturnType<typeof startShopWith>>
let db: pg.Client
beforeAll(async () => {
  secondShop = await startShopWith('lumen', {})
  db = await openDatabase(stack().dataDir)
})
afterAll(async () => {
  await db?.end()
  await secondShop?.stop()
})

const cookie = 'device=11111111-2222-4333-8444-777777777777; ab=A'

async function pageAt(origin: string, path: string) {
  const response = await fetch(origin + path, { headers: { accept: 'text/html', 'user-agent': desktopAgent, cookie } })
  return { cacheState: response.headers.get('x-page-cache'), html: await response.text() }
}

it('X15 a price written to the database is shown by every process within two seconds', async () => {
  const { id, price } = await findOffer({
    matches: (offer) => buyable(offer) && offer.price?.currency === 'USD' && offer.price.minor > 1000,
  })
  const before = price?.minor ?? 0
  // A price that occurs nowhere else on the page.
  const after = 765_432
  const shown = '7,654.32'
  const origins = [stack().sites.lumen ?? '', secondShop.origin]
  const path = `/items/${id}`
  const write = (cents: number) => db.query('update offer set price_minor = $1 where id = $2', [cents, id])
  try {
    for (const origin of origins) {
      await expect.poll(async () => (await pageAt(origin, path)).cacheState, { timeout: 10_000 }).toBe('hit')
      // Control: the new price is not shown before it is written.
      expect((await pageAt(origin, path)).html).not.toContain(shown)
    }
    await write(after)
    await Promise.all(
      origins.map((origin) =>
        expect.poll(async () => (await pageAt(origin, path)).html.includes(shown), { timeout: 2000 }).toBe(true),
      ),
    )
  } finally {
    await write(before)
  }
})
