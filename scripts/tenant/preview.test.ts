import { createTheme } from '@tradepost/theme-from-theme-color'
import { describe, expect, it } from 'vitest'
import { places, readTenant, tenantIds } from './places.ts'
import { previewPage } from './preview-page.ts'
import { screenNames } from './preview-shots.ts'
import { shopType } from './shop-type.ts'

describe.each(tenantIds(places))('the preview of %s', (id) => {
  it('shows every colour, every pair, and its own words in each of its languages', async () => {
    const tenant = await readTenant(places, id)
    const type = await shopType(tenant)
    const html = previewPage(tenant, { icon: '<svg/>', light: '<svg/>', dark: '<svg/>' }, type, [])
    const { light, report } = createTheme(tenant.themeColor)
    for (const [token, color] of Object.entries(light)) expect(html).toContain(`${token}<br><code>${color}</code>`)
    expect(html.match(/<td>passes/g)).toHaveLength(report.length)
    expect(html).toContain(`${report.length} pairs, 0 failing`)
    expect(type.samples.map(({ locale }) => locale)).toEqual(tenant.languages)
    for (const { title, text } of type.samples)
      expect(html).toContain(title.length > 0 && text.length > 0 ? title : '—')
  })
})

describe('the screens of a preview', () => {
  it('are the few that say most, or those asked for', () => {
    expect(screenNames(undefined)).toEqual(['home', 'brand-category', 'item', 'login'])
    expect(screenNames('help,cart')).toEqual(['help', 'cart'])
  })

  it('are named where one is asked for that is not there, or that somebody must be signed in for', () => {
    expect(() => screenNames('nowhere')).toThrow(/There is no screen nowhere: choose from .*home, brands/)
    expect(() => screenNames('orders')).toThrow('There is no screen orders')
  })
})
