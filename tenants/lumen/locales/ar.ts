import type { TenantInput } from '@tradepost/tenant-config'

export const ar: NonNullable<NonNullable<TenantInput['overrides']>['ar']> = {}
