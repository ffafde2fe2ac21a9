import { calls } from '@tradepost/contract'
import { unitStates } from '@tradepost/domain/offer/unit-content'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

const pageSize = 50

/** An offer with a page of its units; null instead of the page for an offer that is not supplied from the vault. */
export async function loadUnits({ api, url }: DeskContext, id: string) {
  const params = { id: isId(id) ? id : '0' }
  const state = unitStates.find((one) => one === url.searchParams.get('state')) ?? null
  const offer = await api(calls.seller.sellerOfferDetail, { params })
  const page =
    offer.supply === 'vault'
      ? await api(calls.vault.unitPage, {
          params,
          body: { pageNo: pageNoOf(url), pageSize, ...(state === null ? {} : { state }) },
        })
      : null
  return { offer, page, state }
}

/** The progress of an import of units, with a page of its refused lines. */
export async function loadUnitImport({ api, url }: DeskContext, offerId: string, importId: string) {
  const params = { id: importId }
  const [state, refusals] = await Promise.all([
    api(calls.vault.unitImportState, { params }),
    api(calls.vault.unitImportRefusals, { params, query: { pageNo: pageNoOf(url), pageSize } }),
  ])
  return { offerId, state, refusals }
}
