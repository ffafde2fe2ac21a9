import { describe, expect, it } from 'vitest'
import { openDatabase } from '../support/shop/own-database.ts'
import { stack, visit } from '../support/shop/shop.ts'

/** Reads a number from the gateway's database. */
async function counting<T>(use: (count: (sql: string, values: string[]) => Promise<number>) => Promise<T>): Promise<T> {
  const db = await openDatabase(stack().dataDir)
  try {
    return await use(async (sql, values) => (await db.query<{ n: number }>(sql, values)).rows[0]?.n ?? 0)
  } finally {
    await db.end()
  }
}

describe('what visitors do', () => {
  it('a click on an offer in a list counts as a view, like the page that is opened by its address', () =>
    counting(async (count) => {
      const visitor = await visit()
      await visitor.go('/all-games')
      await visitor.go('/search?q=account&page=2')
      const link = visitor.page.locator('main article a[href*="/items/"], main li a[href*="/items/"]').last()
      const id = /\/items\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
      const views = () => count('select count(*)::int as n from offer_viewer where offer_id = $1', [id])
      const before = await views()
      await link.click()
      await visitor.page.waitForURL(`**/items/${id}`)
      await expect.poll(views).toBeGreaterThan(before)
    }))

  it('a search without a result counts once per visitor, opened by its address or typed into the page', () =>
    counting(async (count) => {
      const [byAddress, typed] = ['zzqqxyv', 'qqzzvxw']
      const searches = (words: string) => count('select count(*)::int as n from empty_search where words = $1', [words])
      const visitor = await visit()
      for (let n = 0; n < 2; n++) await visitor.go(`/search?q=${encodeURIComponent(byAddress)}`)
      await expect.poll(() => searches(byAddress)).toBe(1)
      const field = visitor.page.locator('main input[name=q]')
      await field.fill(typed)
      await field.press('Enter')
      await expect.poll(() => searches(typed)).toBe(1)
      await visitor.go('/search?q=account')
      expect(await searches('account')).toBe(0)
    }))
})
