import { createHash } from 'node:crypto'
import { type SecretItem, sealSecret, type TenantSecrets } from '@tradepost/gateway/platform/crypto/secret-box'
import { seedUuid } from '../rows/ids.ts'

function details(kind: 'account' | 'code', alias: string, digest: Buffer): SecretItem[] {
  const word = digest.toString('base64url')
  if (kind === 'code') {
    const code = digest.toString('hex').toUpperCase().slice(0, 16)
    return [{ label: 'code', value: code.replace(/(.{4})(?=.)/g, '$1-') }]
  }
  const login = `${alias.split('-')[0]}_${digest.readUInt16LE(0)}`
  return [
    { label: 'login', value: login },
    { label: 'password', value: word.slice(0, 14) },
    { label: 'email', value: `${login}@mail.example` },
    { label: 'note', value: 'Change the password and the e-mail right after you have signed in.' },
  ]
}

/** The properties of an offer on which its units depend. */
export interface Stocked {
  secrets: 'account' | 'code' | null
  alias: string
  row: { tenant_id: number; id: string; available: number; sold: number }
}

/** The n-th unit of an offer whose units are secrets: first those on sale, then those that were sold. */
export function unitOf(
  kind: 'account' | 'code',
  alias: string,
  { tenant_id, id }: { tenant_id: number; id: string },
  n: number,
) {
  const digest = createHash('sha256').update(`${id} ${n}`).digest()
  return { id: seedUuid(tenant_id, digest), items: details(kind, alias, digest) }
}

/** The units of an offer whose units are secrets, as many as its counters say. */
export function unitsOf({ row, secrets: kind, alias }: Stocked, secrets: TenantSecrets) {
  if (kind === null) return []
  return Array.from({ length: row.available + row.sold }, (_, n) => {
    const { id, items } = unitOf(kind, alias, row, n)
    const sealed = sealSecret(secrets, id, items)
    return {
      tenant_id: row.tenant_id,
      id,
      offer_id: row.id,
      state: n < row.available ? 'free' : 'sold',
      secret_ct: `\\x${sealed.ciphertext.toString('hex')}`,
      secret_key_id: sealed.keyId,
    }
  })
}
