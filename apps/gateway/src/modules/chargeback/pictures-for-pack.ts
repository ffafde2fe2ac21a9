import sharp from 'sharp'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type DisputeRow, picturesOf } from './chargeback-store.ts'

/** The pictures of a case, small enough that providers take the document. */
export async function picturesForPack(deps: Pick<Deps, 'files'>, tx: Tx, row: DisputeRow): Promise<Uint8Array[]> {
  const found: Uint8Array[] = []
  for (const { storageKey } of await picturesOf(tx, row)) {
    const bytes = await deps.files.get(storageKey)
    if (!bytes) continue
    const image = sharp(bytes).resize({ width: 1400, height: 1400, fit: 'inside', withoutEnlargement: true })
    found.push(new Uint8Array(await image.flatten({ background: '#fff' }).jpeg({ quality: 72 }).toBuffer()))
  }
  return found
}
