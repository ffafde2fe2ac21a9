import type { Tx } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteOf } from '../../platform/site/site-settings.ts'

/** The pass is sold, offered as a trial and renewed only on sites that publish the desktop client. */
export async function isPassOnSale(tx: Tx, tenantId: number): Promise<boolean> {
  return (await siteOf(tx, tenantId)).clientDownloadUrl !== null
}

export async function requirePassOnSale(tx: Tx, tenantId: number): Promise<void> {
  if (!(await isPassOnSale(tx, tenantId))) throw new Failure('pass_not_on_sale')
}
