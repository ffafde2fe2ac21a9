import type { Tx } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteOf } from '../../platform/site/site-settings.ts'

/** A pass is sold, tried and renewed only where the desktop client is published. */
export async function isPassOnSale(tx: Tx, tenantId: number): Promise<boolean> {
  return (await siteOf(tx, tenantId)).clientDownloadUrl !== null
}

export async function requirePassOnSale(tx: Tx, tenantId: number): Promise<void> {
  if (!(await isPassOnSale(tx, tenantId))) throw new Failure('pass_not_on_sale')
}
