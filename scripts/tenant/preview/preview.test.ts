import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTheme } from '@tradepost/theme-from-theme-color'
import { describe, expect, it } from 'vitest'
import { places, readTenant, tenantIds } from '../places.ts'
import { isShopOf, previewTenant } from './preview.ts'
import { previewPage } from './preview-page.ts'
import { screenNames } from './preview-shots.ts'
import { siteFonts } from './site-fonts.ts'

describe.each(tenantIds(places))('the preview of %s', (id) => {
  it('shows every colour, every contrast pair, and sample texts in each of its languages', async () => {
    const tenant = await readTenant(places, id)
    const type = await siteFonts(tenant)
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
  it('are a few key ones, or the requested ones', () => {
    expect(screenNames(undefined)).toEqual(['home', 'brand-category', 'item', 'login'])
    expect(screenNames('help,cart')).toEqual(['help', 'cart'])
  })

  it('are listed when a requested one does not exist or needs a signed-in buyer', () => {
    expect(() => screenNames('nowhere')).toThrow(/There is no screen nowhere: choose from .*home, brands/)
    expect(() => screenNames('orders')).toThrow('There is no screen orders')
  })
})

describe('the shop of a preview', () => {
  async function withServer(text: string, use: (origin: string) => Promise<unknown>) {
    const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.close()
    }
  }

  it('is found only if it is running', async () => {
    expect(await withServer('{"name":"Kiba"}', (origin) => isShopOf('Kiba', origin))).toBe(true)
    expect(await isShopOf('Kiba', 'http://127.0.0.1:1')).toBe(false)
  })

  it('is refused if it is another tenant’s, or not a shop', async () => {
    const url = (address: string) => previewTenant('kiba', { url: address })
    await expect(withServer('{"name":"Lumen"}', url)).rejects.toThrow(
      /is the shop of Lumen, not that of Kiba: pass its address/,
    )
    await expect(withServer('<html>', url)).rejects.toThrow('is not a shop: pass the address of Kiba')
    await expect(url('notaurl')).rejects.toThrow('notaurl is not an address')
    await expect(url('localhost:4101')).rejects.toThrow('localhost:4101 is not an address')
  })
})
