import { calls } from '@tradepost/contract'
import { applicationStates } from '@tradepost/domain/seller/seller-application'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

/** The account's application, the terms, and the countries to choose from. */
export async function loadApply({ api, url }: DeskContext) {
  // The provider has sent the browser back, perhaps sooner than its event. Without an answer the page shows what is known.
  if (url.searchParams.get('identity') === 'back') await api(calls.application.lookAtIdentityCheck).catch(() => null)
  const [own, countries] = await Promise.all([api(calls.application.myApplication), api(calls.dictionary.country)])
  return {
    own,
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    /** True after a payment page sent the browser back. */
    paid: url.searchParams.get('paid') === '1',
  }
}

/** A page of applications. */
export async function loadApplications({ api, url }: DeskContext) {
  const state = applicationStates.find((one) => one === url.searchParams.get('state')) ?? 'submitted'
  const body = { pageNo: pageNoOf(url), state }
  return { state, applications: await api(calls.application.applicationPage, { body }) }
}

export const loadApplication = async ({ api }: DeskContext, id: string) => ({
  application: await api(calls.application.applicationDetail, { params: { id }, body: {} }),
})
