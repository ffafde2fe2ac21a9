import type { FakeTenant } from '@tradepost/api-client/testing'
import { readTenant } from './deployment/tenant-marks.ts'

/** The tenant of a folder, for a fake to answer for it. */
export async function readFakeTenant(folder: string): Promise<FakeTenant> {
  const { tenantId, siteId, tenantName, companyName, themeColor, languages, currencies } = await readTenant(folder)
  return {
    ...{ tenantId, siteId, name: tenantName, companyName, themeColor, origin: 'http://localhost' },
    ...{ languages, currencies, currencyByLanguage: {} },
  }
}
