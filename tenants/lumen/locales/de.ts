import type { TenantInput } from '@tradepost/tenant-config'

export const de: NonNullable<NonNullable<TenantInput['overrides']>['de']> = {}
