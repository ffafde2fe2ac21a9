import { eq } from 'drizzle-orm'
import type { TenantSecrets } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { sellerEndpoint } from '../../platform/db/schema/seller/declared.ts'

export type EndpointRow = typeof sellerEndpoint.$inferSelect

const column = 'seller_endpoint.secret_ct'

export const endpointOf = (tenantId: number, sellerId: string) =>
  ofTenant(sellerEndpoint, tenantId, eq(sellerEndpoint.sellerId, sellerId))

/** The endpoint of a seller; undefined if none is registered. */
export async function readEndpoint(tx: Tx, tenantId: number, sellerId: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.select().from(sellerEndpoint).where(endpointOf(tenantId, sellerId))
  return row
}

export const sealSigningSecret = (secrets: TenantSecrets, sellerId: string, secret: string) =>
  secrets.seal(sellerId, column, secret)

/** The secrets that sign a call at a time: the present one, and the one before it while both are valid. */
export function signingSecrets(secrets: TenantSecrets, row: EndpointRow, now: Date): string[] {
  const open = (ciphertext: Buffer, keyId: string) => secrets.open(row.sellerId, column, { ciphertext, keyId })
  const { previousCt, previousKeyId, previousUntil } = row
  const isOverlap = previousCt && previousKeyId && previousUntil && previousUntil > now
  return [open(row.secretCt, row.secretKeyId), ...(isOverlap ? [open(previousCt, previousKeyId)] : [])]
}
