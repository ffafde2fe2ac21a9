import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

const pageSize = 25

/** The state in the address of the list. */
export const claimStateOf = (url: URL) =>
  url.searchParams.get('state') === 'answered' ? ('answered' as const) : ('open' as const)

/** A page of the claims about the seller's units; state and page come from the address. */
export async function loadUnitClaims({ api, url }: DeskContext) {
  const state = claimStateOf(url)
  return {
    state,
    page: await api(calls.unitClaim.sellerUnitClaimPage, { body: { state, pageNo: pageNoOf(url), pageSize } }),
  }
}
