import type { SecretBox } from '../crypto/secret-box.ts'
import type { Tx } from '../db/database.ts'
import type { mail } from '../db/schema/record.ts'

type MailRow = typeof mail.$inferSelect
interface Body {
  textBody: string
  htmlBody: string
  /** URL that unsubscribes with one POST (RFC 8058). */
  unsubscribeUrl?: string | null
}
const column = 'mail.body_ct'

/** Encrypts the content of a mail for its row. */
export async function sealBody(secrets: SecretBox, tx: Tx, tenantId: number, id: string, body: Body) {
  const sealed = (await secrets.forTenant(tx, tenantId)).seal(id, column, JSON.stringify(body))
  return { bodyCt: sealed.ciphertext, bodyKeyId: sealed.keyId }
}

/** A mail with its content. Rows from before mails were encrypted hold it in plain text. */
export async function openBody(secrets: SecretBox, tx: Tx, row: MailRow): Promise<MailRow & Body> {
  const { tenantId, id, bodyCt, bodyKeyId } = row
  if (!bodyCt || !bodyKeyId) return { ...row, textBody: row.textBody ?? '', htmlBody: row.htmlBody ?? '' }
  const sealed = { ciphertext: bodyCt, keyId: bodyKeyId }
  const body = JSON.parse((await secrets.forTenant(tx, tenantId)).open(id, column, sealed)) as Body
  return { ...row, ...body }
}
