import type { CallSchemas } from '@tradepost/contract'
import type { ContractEntry } from '@tradepost/contract/openapi'
import type { PendingEntry } from '../platform/audit/audit-entry.ts'
import type { Principal } from '../platform/call/call-context.ts'
import type { Config } from '../platform/config/config.ts'
import { idsIn, recordedInput } from './recorded-input.ts'

type Input = Partial<Record<'params' | 'query' | 'body', unknown>>
const parts = ['params', 'query', 'body'] as const

interface Caller {
  tenantId: number
  tenantCode: string
  user: Principal | null
  clientId: string | null
  ip: string
  requestId: string
  /** The name of the file in which the caller saves the answer. */
  savedAs: string | null
}

/** On whose behalf a call is recorded; null for calls of buyers and of visitors. */
function sideOf(entry: ContractEntry, { user, clientId, tenantCode }: Caller, input: Input, config: Config) {
  const { auth } = entry.call
  if (auth === 'staff' || auth === 'seller') return auth
  if (user?.proxiedBy) return 'client'
  const { grantType } = (input.body ?? {}) as { grantType?: unknown }
  const isPrivileged = clientId !== null && config.privilegedClients[clientId] === tenantCode
  return auth === 'client' && isPrivileged && String(grantType).startsWith('proxy_') ? 'client' : null
}

/** How the log names the key that makes a call. Its id is one of the subjects, so that all its acts are found. */
const keyName = (user: Principal | null) => (user?.key ? `key ${user.key.prefix}` : null)

/** The text that says why: staff give a reason, or a note. */
function reasonIn(input: Input): string | null {
  const { reason, note } = (input.body ?? {}) as { reason?: unknown; note?: unknown }
  if (typeof reason === 'string') return reason
  return typeof note === 'string' ? note : null
}

const ofParts = <T>(
  schemas: CallSchemas,
  input: Input,
  read: (schema: CallSchemas['body'], value: unknown) => T,
): T[] => parts.map((part) => read(schemas[part], input[part]))

const fileName = /^[a-z0-9-]{1,80}\.[a-z]{2,5}$/i
/** The name that the header X-Saved-As gives; null for a text that is none. */
export const savedAsOf = (given: string | undefined): string | null => (given && fileName.test(given) ? given : null)

/**
 * The entry for the audit log of a call that is about to run; null if the call is not recorded. A call that only reads is
 * recorded if the answer is saved as a file, because a file leaves the desk.
 */
export function pendingEntry(entry: ContractEntry, caller: Caller, input: Input, config: Config): PendingEntry | null {
  const { call, schemas } = entry
  const { savedAs } = caller
  if ((call.method === 'GET' || call.reads) && savedAs === null) return null
  const side = sideOf(entry, caller, input, config)
  if (!side) return null
  const { user, tenantId, clientId, ip, requestId } = caller
  return {
    ...{ tenantId, side, ip, requestId, client: keyName(user) ?? user?.proxiedBy ?? clientId },
    ...{
      userId: user?.userId ?? null,
      role: user?.role ?? null,
      sellerId: side === 'seller' ? (user?.sellerId ?? null) : null,
    },
    call: `${entry.topic}.${entry.name}`,
    subjects: [...new Set([...(user?.key ? [user.key.id] : []), ...ofParts(schemas, input, idsIn).flat()])].slice(
      0,
      100,
    ),
    input: Object.assign({}, ...ofParts(schemas, input, recordedInput), savedAs === null ? {} : { savedAs }),
    reason: reasonIn(input),
    change: {},
    settled: false,
  }
}
