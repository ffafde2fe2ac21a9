/** Name of a tenant's package in the registry. */
export const packageName = (tenant: string): string => `@tradepost/tenant-${tenant}`
