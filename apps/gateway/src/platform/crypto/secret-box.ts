import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

export interface Sealed {
  ciphertext: Buffer
  /** Names the tenant's key; the row stores it beside the ciphertext. */
  keyId: string
}

/** Seals and opens one tenant's secrets; a ciphertext opens only in the row and column it was sealed for. */
export interface TenantSecrets {
  seal(row: string, column: string, plain: string): Sealed
  open(row: string, column: string, sealed: Sealed): string
}

export interface SecretBox {
  /** The tenant's keys, read in this transaction; the first call for a tenant makes its key. */
  forTenant(tx: Tx, tenantId: number): Promise<TenantSecrets>
  /** A stable secret for one use of one tenant, e.g. signing events; never stored. */
  derive(tenantId: number, use: string): Buffer
  /** The same from every application secret that still counts, the newest first. */
  deriveAll(tenantId: number, use: string): Buffer[]
  /** A text that only the newest application secret can have sealed. */
  sealProof(): Buffer
  /** Whether one of the secrets that still count sealed it. */
  opensProof(sealed: Buffer): boolean
  /** Whether every key of the tenant was wrapped with one of them. */
  opensKeys(tx: Tx, tenantId: number): Promise<boolean>
  /** Wraps the tenant's keys with the newest application secret; needs the owning role. Answers how many were not. */
  rewrap(tx: Tx, tenantId: number): Promise<number>
}

const proof = 'tradepost application secret'
const nonceBytes = 12
const tagBytes = 16

function encrypt(key: Buffer, plain: Buffer, about: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, about: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** Envelope encryption: random data keys per tenant, wrapped by a key derived from the application's secret. */
export function createSecretBox(appSecret: Buffer | string, previous: readonly (Buffer | string)[] = []): SecretBox {
  const stretch = (info: string, secret = appSecret) => Buffer.from(hkdfSync('sha256', secret, 'tradepost', info, 32))
  const every = [appSecret, ...previous]
  const [wrappingKey = Buffer.alloc(0), ...earlierKeys] = every.map((secret) => stretch('wrap-data-keys.v1', secret))
  const wrapAbout = (tenantId: number, keyId: string) => `${tenantId}|tenant_key|${keyId}`

  function unwrap(wrapped: Buffer, about: string): { key: Buffer; current: boolean } {
    for (const earlier of earlierKeys) {
      try {
        return { key: decrypt(earlier, wrapped, about), current: false }
      } catch {
        // Wrapped by another one.
      }
    }
    return { key: decrypt(wrappingKey, wrapped, about), current: true }
  }

  function canOpen(sealed: Buffer, about: string): boolean {
    try {
      unwrap(sealed, about)
      return true
    } catch {
      return false
    }
  }

  async function wrappedKeys(tx: Tx, tenantId: number) {
    const { rows } = await tx.execute<{ id: string; wrapped: Buffer }>(
      sql`select id, wrapped from tenant_key where tenant_id = ${tenantId} order by created_at, id`,
    )
    return rows
  }

  async function readKeys(tx: Tx, tenantId: number): Promise<Map<string, Buffer>> {
    const rows = await wrappedKeys(tx, tenantId)
    return new Map(rows.map((row) => [row.id, unwrap(row.wrapped, wrapAbout(tenantId, row.id)).key]))
  }

  return {
    sealProof: () => encrypt(wrappingKey, Buffer.from(proof), proof),
    opensProof: (sealed) => canOpen(sealed, proof),
    async opensKeys(tx, tenantId) {
      const rows = await wrappedKeys(tx, tenantId)
      return rows.every(({ id, wrapped }) => canOpen(wrapped, wrapAbout(tenantId, id)))
    },
    derive: (tenantId, use) => stretch(`${use}|${tenantId}`),
    deriveAll: (tenantId, use) => every.map((secret) => stretch(`${use}|${tenantId}`, secret)),
    async rewrap(tx, tenantId) {
      const { rows } = await tx.execute<{ id: string; wrapped: Buffer }>(
        sql`select id, wrapped from tenant_key where tenant_id = ${tenantId} for update`,
      )
      let changed = 0
      for (const { id, wrapped } of rows) {
        const about = wrapAbout(tenantId, id)
        const { key, current } = unwrap(wrapped, about)
        if (current) continue
        await tx.execute(
          sql`update tenant_key set wrapped = ${encrypt(wrappingKey, key, about)} where tenant_id = ${tenantId} and id = ${id}`,
        )
        changed++
      }
      return changed
    },
    async forTenant(tx, tenantId) {
      let keys = await readKeys(tx, tenantId)
      if (keys.size === 0) {
        const keyId = randomUUID()
        const wrapped = encrypt(wrappingKey, randomBytes(32), wrapAbout(tenantId, keyId))
        await tx.execute(
          sql`insert into tenant_key (tenant_id, id, wrapped) values (${tenantId}, ${keyId}, ${wrapped})`,
        )
        keys = await readKeys(tx, tenantId)
      }
      const newest = [...keys].at(-1)
      if (!newest) throw new Error(`tenant ${tenantId} has no data key`)
      const [keyId, key] = newest
      return {
        seal: (row, column, plain) => ({
          ciphertext: encrypt(key, Buffer.from(plain), `${tenantId}|${row}|${column}`),
          keyId,
        }),
        open(row, column, sealed) {
          const dataKey = keys.get(sealed.keyId)
          if (!dataKey) throw new Error(`data key ${sealed.keyId} of tenant ${tenantId} is unknown`)
          return decrypt(dataKey, sealed.ciphertext, `${tenantId}|${row}|${column}`).toString()
        },
      }
    },
  }
}

/** What a delivered unit holds: label keys (`login`, `password`, `email`, `code`, `note`) with their values. */
export type SecretItem = { label: string; value: string }

/** Seals the details of one account unit for `account_unit.secret_ct` and `.secret_key_id`. */
export function sealSecret(secrets: TenantSecrets, unitId: string, items: SecretItem[]): Sealed {
  return secrets.seal(unitId, 'account_unit.secret_ct', JSON.stringify(items))
}

export function openSecret(secrets: TenantSecrets, unitId: string, sealed: Sealed): SecretItem[] {
  return JSON.parse(secrets.open(unitId, 'account_unit.secret_ct', sealed)) as SecretItem[]
}

/** Short stable digest for request hashes and job keys. */
export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
