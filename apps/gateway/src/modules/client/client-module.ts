import { randomBytes } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { mostSecrets } from '@tradepost/domain/client/client-secrets'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { sha256 } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notify } from '../../platform/db/live.ts'
import { clientSecret } from '../../platform/db/schema/operation/client-secret.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { after } from '../../platform/time/clock.ts'
import { tellOfSecret } from '../role/tell-of-secret.ts'
import {
  clientsChanged,
  clientsOf,
  clientView,
  endSecret,
  fingerprintOf,
  lockClient,
  secretsOf,
} from './client-store.ts'

const told = { permission: 'client.edit', path: '/staff/clients' } as const
const perDay: RateRule = { name: 'client-secret', limit: 30, windowMs: dayMs }

/** Calls of staff about the clients of their tenant and the secrets by which these prove who they are. */
export function clientModule(deps: Deps): Implementation[] {
  const begin = async (tx: Tx, context: CallContext, id: string) => {
    const { tenantId } = context.tenant
    await requireRate(tx, tenantId, perDay, principal(context).userId, deps.clock.now())
    return lockClient(tx, tenantId, id)
  }
  return [
    implement(calls.client.clientList, (_, context) =>
      asStaff(deps, context, async (tx) => ({
        list: await clientsOf(tx, context.tenant.tenantId, deps.clock.now()),
      })),
    ),
    implement(calls.client.renewClientSecret, ({ params, body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        const row = await begin(tx, context, params.id)
        const now = deps.clock.now()
        const working = (await secretsOf(tx, row, now)).filter(({ view }) => view.state !== 'ended')
        if (working.length >= mostSecrets) throw new Failure('secrets_full')
        const endsAt = after(deps, body.overlapHours * hourMs)
        for (const { secretHash } of working) await endSecret(tx, row, secretHash, { endsAt, endedBy: userId })
        const secret = randomBytes(32).toString('base64url')
        const secretHash = sha256(secret)
        const { tenantId, id: clientId } = row
        await tx
          .insert(clientSecret)
          .values({ tenantId, clientId, secretHash, source: 'staff', createdBy: userId, createdAt: now })
        noteChange(context, {
          before: { fingerprints: working.map(({ view }) => view.fingerprint) },
          after: { fingerprint: fingerprintOf(secretHash), othersEndAt: endsAt.toISOString() },
        })
        await notify(tx, clientsChanged)
        await tellOfSecret(deps, tx, context, { ...told, name: clientId, subject: 'clients.mail-secret-made' })
        return { client: await clientView(tx, row, now), credential: secret }
      })
    }),
    implement(calls.client.endClientSecret, ({ params }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        const row = await begin(tx, context, params.id)
        const now = deps.clock.now()
        const secrets = await secretsOf(tx, row, now)
        const ended = secrets.find(({ view }) => view.fingerprint === params.fingerprint)
        if (!ended) throw new Failure('not_found', { field: 'fingerprint' })
        if (ended.view.state === 'ended') throw new Failure('state_conflict')
        const isLast = !secrets.some((one) => one !== ended && one.view.state !== 'ended')
        // Ending the secret that this desk itself uses would lock everybody out of it.
        const own = context.raw.header('x-client-secret')
        const isOwn = own !== undefined && sha256(own).equals(ended.secretHash)
        if (isLast || isOwn) throw new Failure('last_secret')
        await endSecret(tx, row, ended.secretHash, { endsAt: now, endedBy: userId })
        noteChange(context, { before: { fingerprint: params.fingerprint }, after: { endsAt: now.toISOString() } })
        await notify(tx, clientsChanged)
        await tellOfSecret(deps, tx, context, { ...told, name: row.id, subject: 'clients.mail-secret-ended' })
        return clientView(tx, row, now)
      })
    }),
  ]
}
