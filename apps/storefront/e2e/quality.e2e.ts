import AxeBuilder from '@axe-core/playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { findOffer } from './support/gateway.ts'
import { visit } from './support/shop.ts'

let pages: [name: string, path: string][]
beforeAll(async () => {
  const offer = await findOffer({ standardType: 0, matches: ({ verified, insured }) => verified && insured })
  pages = [
    ['home', '/'],
    ['brand category', `/${offer.brandAlias}/${offer.categoryAlias}`],
    ['item', `/items/${offer.id}`],
    ['search', '/search?q=account'],
    ['login', '/login'],
    ['cart', '/cart'],
  ]
})
const at = (prefix: string, path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`)

const looks = [
  ['English', '', 'light', false],
  ['English', '', 'dark', true],
  ['Arabic', '/ar', 'light', true],
  ['Arabic', '/ar', 'dark', false],
] as const

describe('every page', () => {
  it.each(looks)('is free of WCAG A and AA faults in %s (%s, %s, phone %s)', async (_, prefix, colorScheme, phone) => {
    const visitor = await visit({ colorScheme, phone })
    for (const [name, path] of pages) {
      await visitor.go(at(prefix, path))
      // NOTE: meta-viewport is the specification's own wish.
      const { violations } = await new AxeBuilder({ page: visitor.page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .disableRules(['meta-viewport'])
        .analyze()
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`,
      )
      expect(told, `${name} ${prefix} ${colorScheme}`).toEqual([])
    }
  })

  it.each([
    ['phone', true, '/ar'],
    ['desktop', false, ''],
    ['phone', true, ''],
  ] as const)('stands still and says nothing on the console on a %s (%s, "%s")', async (_, phone, prefix) => {
    const visitor = await visit({ phone })
    await visitor.page.addInitScript(() => {
      const seen = window as unknown as { shift: number; shifts: string[] }
      seen.shift = 0
      seen.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node | null }[]
        })[]) {
          if (entry.hadRecentInput) continue
          seen.shift += entry.value
          seen.shifts.push(entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120)).join())
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const [name, path] of pages) {
      await visitor.go(at(prefix, path))
      await visitor.page.waitForLoadState('load')
      await visitor.page.evaluate(() => document.fonts.ready)
      const { shift, shifts } = await visitor.page.evaluate(() => {
        const { shift, shifts } = window as unknown as { shift: number; shifts: string[] }
        return { shift, shifts }
      })
      expect(shift, `${name}: ${shifts}`).toBeLessThanOrEqual(0.02)
      const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0)
      expect(visitor.problems, name).toEqual([])
    }
  })
})
