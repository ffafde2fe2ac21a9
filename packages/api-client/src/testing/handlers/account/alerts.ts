import type { OfferAlert } from '@tradepost/contract'
import type { AlertKind } from '@tradepost/contract/constants'
import { mostAlerts } from '@tradepost/domain/limits/list-limits'
import type { FakeContext, Handlers } from '../../fake-call.ts'
import { currencyById } from '../../fixtures/currencies.ts'
import { uuid } from '../../fixtures/ids.ts'
import { cardById } from '../../offer-cards.ts'
import { refuse } from '../../refuse.ts'

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

export const alerts: Handlers<'alerts'> = {
  alertList: ({ query }, { state }) => ({
    list: state.alerts.map((alert) => ({ ...alert, offer: cardById(state, alert.offerId, query?.toCurrencyId) })),
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
    const offer = cardById(context.state, offerId) ?? refuse('not_found', 'offerId')
    if (offer.status === 1 && offer.available > 0) refuse('alert_needless')
    return { id: setAlert(context, offerId, 'release', null) }
  },
  setPriceAlert({ body: { offerId, below, currencyId } }, context) {
    const offer = cardById(context.state, offerId, currencyId) ?? refuse('not_found', 'offerId')
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
