import { randomBytes } from 'node:crypto'

export type Fields = Record<string, string>
export interface Answer {
  status: number
  data: unknown
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`
export const refused = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  data: { error: { type, code, message: `Refused: ${code}` } },
})
export const metadataIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('metadata[') ? [[name.slice('metadata['.length, -1), value]] : [],
    ),
  )

export interface Account {
  id: string
  object: 'account'
  tenant: string
  details_submitted: boolean
  payouts_enabled: boolean
  capabilities: { transfers: 'active' | 'inactive' | 'pending' }
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null }
  metadata: Fields
}
export interface Transfer {
  id: string
  object: 'transfer'
  tenant: string
  amount: number
  amount_reversed: number
  reversed: boolean
  currency: string
  destination: string
  transfer_group: string
  metadata: Fields
}

/** What a seller did on the page of Stripe. */
export type Visit = 'ready' | 'review' | 'left' | 'rejected'

const visits: Record<
  Visit,
  Pick<Account, 'details_submitted' | 'payouts_enabled' | 'capabilities' | 'requirements'>
> = {
  ready: {
    ...{ details_submitted: true, payouts_enabled: true, capabilities: { transfers: 'active' } },
    requirements: { currently_due: [], past_due: [], disabled_reason: null },
  },
  review: {
    ...{ details_submitted: true, payouts_enabled: false, capabilities: { transfers: 'pending' } },
    requirements: { currently_due: [], past_due: [], disabled_reason: 'requirements.pending_verification' },
  },
  left: {
    ...{ details_submitted: false, payouts_enabled: false, capabilities: { transfers: 'inactive' } },
    requirements: { currently_due: ['external_account'], past_due: [], disabled_reason: null },
  },
  rejected: {
    ...{ details_submitted: true, payouts_enabled: false, capabilities: { transfers: 'inactive' } },
    requirements: { currently_due: [], past_due: [], disabled_reason: 'rejected.fraud' },
  },
}

/** Accounts, links and transfers, by the rules of Stripe Connect. */
export function createConnectBooks(base: () => string) {
  const accounts = new Map<string, Account>()
  const gone = new Set<string>()
  const links = new Map<string, { account: string; back: string }>()
  const transfers: Transfer[] = []

  const visit = (id: string, what: Visit): Account => {
    const account = accounts.get(id)
    if (!account) throw new Error(`there is no account ${id}`)
    return Object.assign(account, structuredClone(visits[what]))
  }

  function post(path: string, fields: Fields, tenant: string): Answer | null {
    if (path === '/v1/accounts') {
      if (fields.type !== 'express' || fields['capabilities[transfers][requested]'] !== 'true')
        return refused(400, 'parameter_invalid')
      const id = newId('acct')
      accounts.set(id, {
        ...{ id, object: 'account', tenant, metadata: metadataIn(fields) },
        ...structuredClone(visits.left),
      })
      return { status: 200, data: accounts.get(id) }
    }
    if (path === '/v1/account_links') {
      const { account = '', return_url = '', refresh_url = '', type } = fields
      if (accounts.get(account)?.tenant !== tenant || gone.has(account)) return refused(403, 'account_invalid')
      if (type !== 'account_onboarding' || !return_url || !refresh_url) return refused(400, 'parameter_missing')
      const link = newId('link')
      links.set(link, { account, back: return_url })
      return { status: 200, data: { object: 'account_link', url: `${base()}/page/account/${link}` } }
    }
    if (path === '/v1/transfers') {
      const { destination = '', currency = '', transfer_group = '' } = fields
      const amount = Number(fields.amount)
      const account = accounts.get(destination)
      if (!account || account.tenant !== tenant || gone.has(destination)) return refused(403, 'account_invalid')
      if (!Number.isSafeInteger(amount) || amount <= 0 || !/^[a-z]{3}$/.test(currency))
        return refused(400, 'parameter_invalid_integer')
      if (account.capabilities.transfers !== 'active') return refused(400, 'insufficient_capabilities_for_transfer')
      const transfer: Transfer = {
        ...{ id: newId('tr'), object: 'transfer', tenant, amount, amount_reversed: 0, reversed: false, currency },
        ...{ destination, transfer_group, metadata: metadataIn(fields) },
      }
      transfers.push(transfer)
      return { status: 200, data: transfer }
    }
    return null
  }

  function get(path: string, query: URLSearchParams, tenant: string): Answer | null {
    if (path === '/v1/transfers') {
      const group = query.get('transfer_group')
      const data = transfers.filter((one) => one.tenant === tenant && one.transfer_group === group)
      return { status: 200, data: { object: 'list', data, has_more: false } }
    }
    const [, id = ''] = /^\/v1\/accounts\/(\w+)$/.exec(path) ?? []
    if (!id) return null
    const account = accounts.get(id)
    if (!account || account.tenant !== tenant || gone.has(id)) return refused(403, 'account_invalid')
    return { status: 200, data: account }
  }

  return {
    ...{ accounts, links, transfers, visit, post, get },
    /** The seller or Stripe ends the connection: the platform sees the account no longer. */
    disconnect: (id: string) => gone.add(id),
    /** Takes a transfer back, whole or a part of it. */
    reverse(id: string, amount?: number): Transfer {
      const transfer = transfers.find((one) => one.id === id)
      if (!transfer) throw new Error(`there is no transfer ${id}`)
      transfer.amount_reversed += amount ?? transfer.amount
      transfer.reversed = transfer.amount_reversed === transfer.amount
      return transfer
    },
  }
}
