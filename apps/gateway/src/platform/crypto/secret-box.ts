import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Tx, transactionOf } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { tenantKey } from '../db/schema/order/ledger.ts'

export interface Sealed {
  ciphertext: Buffer
  /** Id of the tenant's key; the row stores it beside the ciphertext. */
  keyId: string
}

/** Encrypts and decrypts one tenant's secrets. A ciphertext opens only in the row and column it was made for. */
export interface TenantSecrets {
  seal(row: string, column: string, plain: string | Buffer): Sealed
  open(row: string, column: string, sealed: Sealed): string
  openBytes(row: string, column: string, sealed: Sealed): Buffer
  /**
   * Keyed hash of a text, to find an equal one again. Its key comes from the tenant's first key, which never changes, so
   * a new application secret changes no hash.
   */
  mac(use: string, text: string): Buffer
}

export interface SecretBox {
  /** Reads the tenant's keys in this transaction; the first call for a tenant creates its key. */
  forTenant(tx: Tx, tenantId: number): Promise<TenantSecrets>
  /** Derives a stable secret for one tenant and use, e.g. signing events. Never stored. */
  derive(tenantId: number, use: string): Buffer
  /** Like `derive`, but for the current and every previous application secret, newest first. */
  deriveAll(tenantId: number, use: string): Buffer[]
  /** Encrypts a fixed text with the current application secret. */
  sealProof(): Buffer
  /** True if the current or a previous application secret decrypts the sealed text. */
  opensProof(sealed: Buffer): boolean
  /** True if the current or a previous application secret decrypts every key of the tenant. */
  opensKeys(tx: Tx, tenantId: number): Promise<boolean>
  /** Wraps the tenant's keys with the current application secret, as the owning role. Returns how many it changed. */
  rewrap(tx: Tx, tenantId: number): Promise<number>
}

const proof = 'tradepost application secret'
const nonceBytes = 12
const tagBytes = 16

function encrypt(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** Envelope encryption: random data keys per tenant, wrapped with a key derived from the application secret. */
export function createSecretBox(appSecret: Buffer | string, previous: readonly (Buffer | string)[] = []): SecretBox {
  const stretch = (info: string, secret = appSecret) => Buffer.from(hkdfSync('sha256', secret, 'tradepost', info, 32))
  const appSecrets = [appSecret, ...previous]
  const [wrappingKey = Buffer.alloc(0), ...earlierKeys] = appSecrets.map((secret) =>
    stretch('wrap-data-keys.v1', secret),
  )
  const wrapContext = (tenantId: number, keyId: string) => `${tenantId}|tenant_key|${keyId}`

  /** Cache of the decrypted keys by tenant. A key never changes and is never deleted; only its wrapping changes. */
  const kept = new Map<number, Map<string, Buffer>>()
  const makers = new WeakSet<object>()

  function unwrap(wrapped: Buffer, context: string): { key: Buffer; current: boolean } {
    for (const earlier of earlierKeys) {
      try {
        return { key: decrypt(earlier, wrapped, context), current: false }
      } catch {
        // The key was wrapped with another application secret; try the next one.
      }
    }
    return { key: decrypt(wrappingKey, wrapped, context), current: true }
  }

  function canOpen(sealed: Buffer, context: string): boolean {
    try {
      unwrap(sealed, context)
      return true
    } catch {
      return false
    }
  }

  function wrappedKeys(tx: Tx, tenantId: number) {
    return tx
      .select({ id: tenantKey.id, wrapped: tenantKey.wrapped })
      .from(tenantKey)
      .where(ofTenant(tenantKey, tenantId))
      .orderBy(tenantKey.createdAt, tenantKey.id)
  }

  async function readKeys(tx: Tx, tenantId: number): Promise<Map<string, Buffer>> {
    const rows = await wrappedKeys(tx, tenantId)
    return new Map(rows.map((row) => [row.id, unwrap(row.wrapped, wrapContext(tenantId, row.id)).key]))
  }

  return {
    sealProof: () => encrypt(wrappingKey, Buffer.from(proof), proof),
    opensProof: (sealed) => canOpen(sealed, proof),
    async opensKeys(tx, tenantId) {
      const rows = await wrappedKeys(tx, tenantId)
      return rows.every(({ id, wrapped }) => canOpen(wrapped, wrapContext(tenantId, id)))
    },
    derive: (tenantId, use) => stretch(`${use}|${tenantId}`),
    deriveAll: (tenantId, use) => appSecrets.map((secret) => stretch(`${use}|${tenantId}`, secret)),
    async rewrap(tx, tenantId) {
      const rows = await tx
        .select({ id: tenantKey.id, wrapped: tenantKey.wrapped })
        .from(tenantKey)
        .where(ofTenant(tenantKey, tenantId))
        .for('update')
      let changed = 0
      for (const { id, wrapped } of rows) {
        const context = wrapContext(tenantId, id)
        const { key, current } = unwrap(wrapped, context)
        if (current) continue
        await tx
          .update(tenantKey)
          .set({ wrapped: encrypt(wrappingKey, key, context) })
          .where(ofTenant(tenantKey, tenantId, eq(tenantKey.id, id)))
        changed++
      }
      return changed
    },
    async forTenant(tx, tenantId) {
      const transaction = transactionOf(tx)
      let keys = kept.get(tenantId) ?? (await readKeys(tx, tenantId))
      // Do not cache a key that this transaction created: the key does not exist before the commit.
      if (keys.size > 0 && !makers.has(transaction)) kept.set(tenantId, keys)
      // One transaction at a time creates the first key, from which `mac` derives its own.
      if (keys.size === 0) {
        await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('first data key'))`)
        keys = await readKeys(tx, tenantId)
      }
      if (keys.size === 0) {
        makers.add(transaction)
        const keyId = randomUUID()
        const wrapped = encrypt(wrappingKey, randomBytes(32), wrapContext(tenantId, keyId))
        await tx.insert(tenantKey).values({ tenantId, id: keyId, wrapped })
        keys = await readKeys(tx, tenantId)
      }
      const newest = [...keys].at(-1)
      if (!newest) throw new Error(`tenant ${tenantId} has no data key`)
      const [keyId, key] = newest
      const [firstKey = key] = keys.values()
      const macKeys = new Map<string, Buffer>()
      const openBytes: TenantSecrets['openBytes'] = (row, column, sealed) => {
        const dataKey = keys.get(sealed.keyId)
        // Another process may have created this key, so read the tenant's keys again at the next use.
        if (!dataKey) kept.delete(tenantId)
        if (!dataKey) throw new Error(`data key ${sealed.keyId} of tenant ${tenantId} is unknown`)
        return decrypt(dataKey, sealed.ciphertext, `${tenantId}|${row}|${column}`)
      }
      return {
        mac(use, text) {
          const macKey = macKeys.get(use) ?? Buffer.from(hkdfSync('sha256', firstKey, 'tradepost', `mac ${use}`, 32))
          macKeys.set(use, macKey)
          return createHmac('sha256', macKey).update(text).digest()
        },
        seal: (row, column, plain) => ({
          ciphertext: encrypt(key, Buffer.from(plain), `${tenantId}|${row}|${column}`),
          keyId,
        }),
        openBytes,
        open: (row, column, sealed) => openBytes(row, column, sealed).toString(),
      }
    },
  }
}

/** One field of a delivered unit; labels are `login`, `password`, `email`, `code` and `note`. */
export type SecretItem = { label: string; value: string }

/** Encrypts the details of one account unit for `account_unit.secret_ct` and `.secret_key_id`. */
export function sealSecret(secrets: TenantSecrets, unitId: string, items: SecretItem[]): Sealed {
  return secrets.seal(unitId, 'account_unit.secret_ct', JSON.stringify(items))
}

export function openSecret(secrets: TenantSecrets, unitId: string, sealed: Sealed): SecretItem[] {
  return JSON.parse(secrets.open(unitId, 'account_unit.secret_ct', sealed)) as SecretItem[]
}

/** SHA-256, for request hashes, job keys and client secrets. */
export const sha256 = (text: string | Buffer): Buffer => hash('sha256', text, 'buffer')
