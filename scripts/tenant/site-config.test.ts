import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type GatewaySite, siteConfig, type Tenant } from '@tradepost/tenant-config'
import { expect, it } from 'vitest'
import { tenants } from '../tenants.ts'

const here = { origin: 'http://localhost:4101', deviceId: 'device-1', assetOf: (file: string) => `/assets/${file}` }
const gatewaySite: GatewaySite = {
  themeColor: '#123456',
  tenantLogoUrl: 'https://files.example/logo.png',
  trustpilotData: { url: 'https://trust.example/shop', score: 4.5, count: 12 },
}
const keys = [
  ...['logo', 'tenantId', 'themeColor', 'companyName', 'siteId', 'deviceId', 'icon'],
  ...['tenantName', 'domain', 'tenantLogoUrl', 'trustpilotData', 'finish'],
]

it.each(tenants().map(({ id, folder }) => [id, folder]))(
  'C-01 the config of %s has every key of a site',
  async (id, folder) => {
    const file = pathToFileURL(path.join(folder, 'tenant.ts')).href
    const { default: tenant } = (await import(file)) as { default: Tenant }
    const alone = siteConfig(tenant, here, null)
    expect(Object.keys(alone).sort()).toEqual(keys.sort())
    expect(alone).toMatchObject({
      ...{ tenantName: id, tenantId: tenant.tenantId, siteId: tenant.siteId, companyName: tenant.companyName },
      ...{ themeColor: tenant.themeColor, domain: 'localhost:4101', deviceId: 'device-1', trustpilotData: null },
      ...{ icon: `/assets/${tenant.icon}`, tenantLogoUrl: 'http://localhost:4101/icons/512.png', finish: false },
    })
    expect(siteConfig(tenant, here, gatewaySite)).toEqual({ ...alone, ...gatewaySite, finish: true })
  },
)

it('ignores invalid colours and addresses from the gateway', async () => {
  const file = pathToFileURL(path.join(tenants()[0]?.folder ?? '', 'tenant.ts')).href
  const { default: tenant } = (await import(file)) as { default: Tenant }
  const hostile = {
    themeColor: 'red;}',
    tenantLogoUrl: 'javascript:alert(1)',
    trustpilotData: { url: 'data:,', score: 5, count: 1 },
  }
  expect(siteConfig(tenant, here, hostile)).toEqual({ ...siteConfig(tenant, here, null), finish: true })
})
