import { calls } from '@tradepost/contract'
import { csvOf, type DeskContext, harmlessCell, pageNoOf, readAll } from '../kernel/server.ts'
import { unitStates } from './unit-states.ts'

const stateOf = (url: URL) => unitStates.find((one) => one === url.searchParams.get('state')) ?? 'release_due'

/** A page of the seller's rental accounts in one state; state and page come from the address. */
export async function loadRentalUnits({ api, url }: DeskContext) {
  const state = stateOf(url)
  const body = { state, pageNo: pageNoOf(url), pageSize: 25 }
  return { state, units: await api(calls.rental.rentalUnitPage, { body }) }
}

const columns = ['account', 'offer', 'title', 'state', 'rental_ends_at', 'rented_out_again_at'] as const

/** All rental accounts in the state of the address as CSV, without their logins. */
export async function exportRentalUnits({ api, url }: DeskContext): Promise<string> {
  const state = stateOf(url)
  const units = await readAll(
    (paging) => api(calls.rental.rentalUnitPage, { body: { state, ...paging } }),
    ({ id }) => id,
  )
  return csvOf(
    columns,
    units.map(({ id, offerId, title, ...unit }) => ({
      ...{ account: id, offer: offerId, title: harmlessCell(title), state: unit.state },
      ...{ rental_ends_at: unit.releasedOn, rented_out_again_at: unit.maintenanceUntil },
    })),
  )
}
