import { isUuid } from '@tradepost/domain/typed/id'
import { isReference } from '../../payment/event-fields.ts'
import type { AccountEvent, PayoutEvent } from '../payout-provider.ts'
import { outcomeOf, type Transfer } from './transfers.ts'

interface StripeEvent {
  id?: unknown
  type?: unknown
  /** The connected account that the event is about; missing in events of the platform's own account. */
  account?: unknown
  data?: { object?: Partial<Record<keyof Transfer, unknown>> | null } | null
}

const isAccountRef = (value: unknown): value is string => typeof value === 'string' && /^acct_\w{1,80}$/.test(value)

/** Reads an event that `tenantId` signed. Never throws, whatever the event contains. */
export function parseConnectEvent(bytes: Buffer, tenantId: number): PayoutEvent | AccountEvent | 'ignored' {
  let event: StripeEvent
  try {
    event = JSON.parse(bytes.toString()) as StripeEvent
  } catch {
    return 'ignored'
  }
  const { id, type, account, data } = event ?? {}
  if (!isReference(id) || typeof type !== 'string') return 'ignored'
  // Any event of an account may change what it can do, also one about its bank, so its state is read anew.
  if (isAccountRef(account)) return { tenantId, eventId: id, accountRef: account }
  const transfer = data?.object
  const { payout_id: payoutId, tenant_id } = (transfer?.metadata ?? {}) as Record<string, unknown>
  if (!type.startsWith('transfer.') || !transfer || !isReference(transfer.id)) return 'ignored'
  if (typeof payoutId !== 'string' || !isUuid(payoutId) || tenant_id !== String(tenantId)) return 'ignored'
  return { tenantId, payoutId, providerRef: transfer.id, ...outcomeOf(transfer) }
}
