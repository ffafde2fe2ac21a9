import type { OfferAlert } from '@tradepost/contract'
import { type AlertKind, mostAlerts, wishlistLimits } from '@tradepost/contract/constants'
import type { FakeContext, Handlers, Topic } from '../fake-call.ts'
import { currencyById } from '../fixtures/currencies.ts'
import { uuid } from '../fixtures/ids.ts'
import { cardOf, currencyOf } from '../present.ts'
import { refuse } from '../refuse.ts'
import type { FakeState } from '../state.ts'

type Operation = Handlers<Topic>
type Names =
  | 'savedIds'
  | 'wishlist'
  | 'changeWishlist'
  | 'mergeSaved'
  | 'viewedOffers'
  | 'markViewed'
  | 'clearViewed'
  | 'alertList'
  | 'alertsOfOffer'
  | 'setReleaseAlert'
  | 'setPriceAlert'
  | 'cancelAlert'
  | 'notificationSettings'
  | 'setNotifications'
  | 'readUnsubscribe'
  | 'unsubscribe'

const find = (state: FakeState, id: string) => state.offers.find((offer) => offer.id === id)

function card(state: FakeState, id: string, toCurrencyId?: string) {
  const offer = find(state, id)
  return offer ? cardOf(state, offer, currencyOf(state, toCurrencyId)) : null
}
export const cardsOf = (state: FakeState, ids: readonly string[], toCurrencyId?: string) =>
  ids.flatMap((id) => card(state, id, toCurrencyId) ?? [])

function setAlert({ state }: FakeContext, offerId: string, kind: AlertKind, below: OfferAlert['below']): string {
  const waiting = state.alerts.filter(({ sentAt }) => sentAt === null)
  const same = waiting.find((alert) => alert.offerId === offerId && alert.kind === kind)
  if (!same && waiting.length >= mostAlerts) refuse('alerts_full')
  const id = same?.id ?? uuid(9300 + state.alerts.length)
  state.alerts = [
    { id, kind, offerId, below, createdAt: state.now().toISOString(), sentAt: null },
    ...state.alerts.filter((alert) => alert !== same),
  ]
  return id
}

function byLink({ state }: FakeContext, token: string) {
  const kind = (['release', 'price'] as const).find((one) => one === token)
  if (!kind) return refuse('not_found', 'token')
  return { kind, email: 'd•••@tradepost.example', on: state.notifications[kind] }
}

/** The fake's memory of wishes, looks and alerts; an unsubscribe token is the kind it is for. */
export const saved: Pick<Operation, Names> = {
  savedIds: (_input, { state }) => ({ offerIds: state.wished }),
  wishlist: ({ query }, { state }) => ({
    list: state.wished.map((offerId) => ({
      offerId,
      addedAt: state.now().toISOString(),
      offer: card(state, offerId, query?.toCurrencyId),
    })),
    limit: wishlistLimits.buyer,
  }),
  changeWishlist({ body: { offerId, wished } }, { state }) {
    if (wished && !find(state, offerId)) refuse('not_found', 'offerId')
    const others = state.wished.filter((id) => id !== offerId)
    if (wished && others.length >= wishlistLimits.buyer) refuse('wishlist_full')
    state.wished = wished ? [offerId, ...others] : others
    return { wished, count: state.wished.length }
  },
  mergeSaved({ body }, { state }) {
    if (state.mergedIds.has(body.mergeId)) return { count: state.wished.length, leftOut: 0 }
    state.mergedIds.add(body.mergeId)
    const all = [...new Set([...state.wished, ...body.wished.filter((id) => find(state, id))])]
    state.wished = all.slice(0, wishlistLimits.buyer)
    state.viewed = [...new Set([...body.viewed, ...state.viewed])].slice(0, wishlistLimits.viewed)
    return { count: state.wished.length, leftOut: all.length - state.wished.length }
  },
  viewedOffers: ({ query }, { state }) => ({ list: cardsOf(state, state.viewed, query?.toCurrencyId) }),
  markViewed({ body }, { state }) {
    const others = state.viewed.filter((id) => id !== body.offerId)
    state.viewed = [body.offerId, ...others].slice(0, wishlistLimits.viewed)
    return {}
  },
  clearViewed(_input, { state }) {
    state.viewed = []
    return {}
  },
  alertList: ({ query }, { state }) => ({
    list: state.alerts.map((alert) => ({ ...alert, offer: card(state, alert.offerId, query?.toCurrencyId) })),
    limit: mostAlerts,
  }),
  alertsOfOffer({ params }, { state }) {
    const waiting = state.alerts.filter(({ offerId, sentAt }) => offerId === params.offerId && sentAt === null)
    const price = waiting.find(({ kind }) => kind === 'price')
    return {
      release: waiting.find(({ kind }) => kind === 'release')?.id ?? null,
      price: price?.below ? { id: price.id, below: price.below } : null,
    }
  },
  setReleaseAlert({ body: { offerId } }, context) {
    const offer = card(context.state, offerId) ?? refuse('not_found', 'offerId')
    if (offer.status === 1 && offer.available > 0) refuse('alert_needless')
    return { id: setAlert(context, offerId, 'release', null) }
  },
  setPriceAlert({ body: { offerId, below, currencyId } }, context) {
    const offer = card(context.state, offerId, currencyId) ?? refuse('not_found', 'offerId')
    const currency = currencyById(currencyId)?.code ?? refuse('bad_request', 'currencyId')
    if (below > (offer.price?.minor ?? 0)) refuse('alert_price', 'below')
    const amount = { minor: below, currency }
    return { id: setAlert(context, offerId, 'price', amount), below: amount }
  },
  cancelAlert({ params: { id } }, { state }) {
    if (!state.alerts.some((alert) => alert.id === id)) refuse('not_found', 'id')
    state.alerts = state.alerts.filter((alert) => alert.id !== id)
    return { id }
  },
  notificationSettings: (_input, { state }) => state.notifications,
  setNotifications({ body }, { state }) {
    state.notifications = body
    return body
  },
  readUnsubscribe: ({ body }, context) => byLink(context, body.token),
  unsubscribe({ body }, context) {
    const { kind } = byLink(context, body.token)
    context.state.notifications = { ...context.state.notifications, [kind]: body.on }
    return byLink(context, body.token)
  },
}
