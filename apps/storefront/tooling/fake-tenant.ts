import type { FakeTenant } from '@tradepost/api-client/testing'
import { readTenant } from './deployment/tenant-marks.ts'

/** Reads a tenant's folder, so that a fake gateway can answer for this tenant. */
export async function readFakeTenant(folder: string): Promise<FakeTenant> {
  const { tenantId, siteId, tenantName, companyName, themeColor, languages, currencies } = await readTenant(folder)
  return {
    ...{ tenantId, siteId, name: tenantName, companyName, themeColor, origin: 'http://localhost' },
    ...{ languages, currencies, currencyByLanguage: {} },
  }
}
