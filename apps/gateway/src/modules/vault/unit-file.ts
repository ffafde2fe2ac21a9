import type { TenantSecrets } from '../../platform/crypto/secret-box.ts'
import { openSecret } from '../../platform/crypto/secret-box.ts'
import type { accountUnit } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { unitFileKey } from '../../platform/files/unit-file-key.ts'

const column = 'account_unit.file'

/** Seals the bytes of a new unit with the key of its other content, and stores them. */
export async function storeUnitFile(
  { files }: Pick<Deps, 'files'>,
  secrets: TenantSecrets,
  { tenantId, id, bytes }: { tenantId: number; id: string; bytes: Buffer },
): Promise<void> {
  await files.put(unitFileKey(tenantId, id), secrets.seal(id, column, bytes).ciphertext, 'application/octet-stream')
}

type Sealed = Pick<typeof accountUnit.$inferSelect, 'tenantId' | 'id' | 'secretCt' | 'secretKeyId'>

/** The name of a unit that is a file. */
export const unitFileName = (secrets: TenantSecrets, { id, secretCt, secretKeyId }: Sealed): string =>
  openSecret(secrets, id, { ciphertext: secretCt, keyId: secretKeyId }).find(({ label }) => label === 'file')?.value ??
  ''

/** The file of a unit in clear text, with its name. */
export async function openUnitFile({ files }: Pick<Deps, 'files'>, secrets: TenantSecrets, unit: Sealed) {
  const ciphertext = await files.get(unitFileKey(unit.tenantId, unit.id))
  if (!ciphertext) throw new Error(`the file of unit ${unit.id} is missing`)
  const bytes = secrets.openBytes(unit.id, column, { ciphertext, keyId: unit.secretKeyId })
  return { fileName: unitFileName(secrets, unit), document: bytes.toString('base64') }
}
