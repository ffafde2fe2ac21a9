import type { ApiClient } from '@tradepost/contract'
import { clientKind, fingerprintLength } from '@tradepost/domain/client/client-secrets'
import { eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { clientSecret } from '../../platform/db/schema/operation/client-secret.ts'
import { client } from '../../platform/db/schema/platform.ts'
import { Failure } from '../../platform/failure/failure.ts'

const mostShown = 20

/** The notice between processes that a client has other secrets. */
export const clientsChanged = 'clients'

type ClientRow = typeof client.$inferSelect
type Secret = ApiClient['credentials'][number]

/** A secret with what decides about it. */
export interface StoredSecret {
  secretHash: Buffer
  endsAt: Date | null
  view: Secret
}

export const fingerprintOf = (secretHash: Buffer): string => secretHash.toString('hex').slice(0, fingerprintLength)

function stateOf(endsAt: Date | null, now: Date): Secret['state'] {
  if (!endsAt) return 'active'
  return endsAt > now ? 'ending' : 'ended'
}

const rank = { active: 0, ending: 1, ended: 2 } as const

/** The secrets of a client: its rows, and the environment's secret of today if it has no row yet. */
export async function secretsOf(tx: Tx, { tenantId, id, secretHash }: ClientRow, now: Date): Promise<StoredSecret[]> {
  const rows = await tx
    .select({ secret: clientSecret, nickName: appUser.nickName })
    .from(clientSecret)
    .leftJoin(appUser, ofTenant(appUser, clientSecret.tenantId, eq(appUser.id, clientSecret.createdBy)))
    .where(ofTenant(clientSecret, tenantId, eq(clientSecret.clientId, id)))
  const stored = rows.map(
    ({ secret, nickName }): StoredSecret => ({
      ...{ secretHash: secret.secretHash, endsAt: secret.endsAt },
      view: {
        ...{ fingerprint: fingerprintOf(secret.secretHash), source: secret.source, createdBy: nickName },
        createdAt: secret.createdAt?.toISOString() ?? null,
        lastUsedAt: secret.lastUsedAt?.toISOString() ?? null,
        endsAt: secret.endsAt?.toISOString() ?? null,
        // A secret of an earlier environment that was given no end works no longer.
        state:
          secret.source === 'installation' && !secret.endsAt && !secret.secretHash.equals(secretHash)
            ? 'ended'
            : stateOf(secret.endsAt, now),
      },
    }),
  )
  if (!stored.some((one) => one.secretHash.equals(secretHash)))
    stored.push({
      ...{ secretHash, endsAt: null },
      view: {
        ...{ fingerprint: fingerprintOf(secretHash), source: 'installation', createdBy: null, createdAt: null },
        ...{ lastUsedAt: null, endsAt: null, state: 'active' },
      },
    })
  return stored.toSorted(
    (a, b) => rank[a.view.state] - rank[b.view.state] || (b.view.createdAt ?? '').localeCompare(a.view.createdAt ?? ''),
  )
}

/** A client of the tenant as the desk shows it. */
export async function clientView(tx: Tx, row: ClientRow, now: Date): Promise<ApiClient> {
  const secrets = await secretsOf(tx, row, now)
  return {
    ...{ id: row.id, kind: clientKind(row.id), enabled: row.enabled },
    credentials: secrets.slice(0, mostShown).map(({ view }) => view),
  }
}

/** The clients of the tenant, by name. */
export async function clientsOf(tx: Tx, tenantId: number, now: Date): Promise<ApiClient[]> {
  const rows = await tx.select().from(client).where(ofTenant(client, tenantId)).orderBy(client.id)
  const views: ApiClient[] = []
  for (const row of rows) views.push(await clientView(tx, row, now))
  return views
}

/** A client of the tenant. Two who change its secrets take turns. */
export async function lockClient(tx: Tx, tenantId: number, id: string): Promise<ClientRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('client_secret'))`)
  const [row] = await tx
    .select()
    .from(client)
    .where(ofTenant(client, tenantId, eq(client.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

interface End {
  endsAt: Date
  endedBy: string
}

/** Gives a secret an end, unless it ends before that. The environment's secret gets its row then. */
export async function endSecret(tx: Tx, { tenantId, id }: ClientRow, secretHash: Buffer, end: End): Promise<void> {
  await tx
    .insert(clientSecret)
    .values({ tenantId, clientId: id, secretHash, source: 'installation', ...end })
    .onConflictDoUpdate({
      target: [clientSecret.tenantId, clientSecret.clientId, clientSecret.secretHash],
      set: end,
      setWhere: or(isNull(clientSecret.endsAt), gt(clientSecret.endsAt, end.endsAt)),
    })
}
