import { createHash } from 'node:crypto'
import { seedUuid } from '../rows/ids.ts'
import { buyerPortraits, portraitKey } from '../rows/media-keys.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

const side = 160

export const avatarId = (tenantId: number, n: number) =>
  seedUuid(tenantId, createHash('sha256').update(`avatar ${tenantId} ${n}`).digest())

/** The portraits that buyers choose from, as files of the platform. */
export const avatarRows = (tenant: SeedTenant, now: Date) =>
  Array.from({ length: buyerPortraits }, (_, n) => ({
    tenant_id: tenant.id,
    id: avatarId(tenant.id, n),
    catalogue: 'general',
    purpose: 'avatar',
    content_type: 'image/webp',
    bytes: 0,
    width: side,
    height: side,
    storage_key: portraitKey('buyer', n),
    created_at: now,
  }))
