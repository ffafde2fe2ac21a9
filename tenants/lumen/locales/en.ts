import type { TenantInput } from '@tradepost/tenant-config'

export const en: NonNullable<NonNullable<TenantInput['overrides']>['en']> = {}
