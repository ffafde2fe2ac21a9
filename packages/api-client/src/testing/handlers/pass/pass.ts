import { dayMs } from '@tradepost/domain/time/durations'
import type { FakeContext, Handlers } from '../../fake-call.ts'
import { uuid } from '../../fixtures/ids.ts'
import { later } from '../../later.ts'
import { inviteHours, money, type PassState, passOf } from '../../pass-state.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

const isOnSale = ({ clientDownloadUrl }: FakeState) => clientDownloadUrl !== null
/** Marks the purchase as paid when its result is first requested. */
function activate(state: FakeState, pass: PassState, autoRenew: boolean): void {
  const endsAt = later(state, 30 * dayMs)
  pass.myPass = {
    ...pass.myPass,
    ...{ state: autoRenew ? 'active_auto' : 'active_manual', autoRenew, periodNo: 2, endsAt },
    renewsAt: autoRenew ? later(state, 29 * dayMs) : null,
    access: { kind: 'pass', until: endsAt },
  }
}
function lease({ state }: FakeContext) {
  const pass = passOf(state)
  const { access } = pass.myPass
  if (access.kind === 'none') {
    pass.myPass.trial = { state: 'running', hours: 24, endsAt: later(state, dayMs) }
    pass.myPass.access = { kind: 'trial', until: later(state, dayMs) }
  }
  const now = pass.myPass.access
  return {
    leaseId: uuid(7100),
    access: now.kind === 'none' ? ('trial' as const) : now.kind,
    until: now.until ?? later(state, dayMs),
    heartbeatSeconds: 60,
    missedBeats: 3,
  }
}

export const pass: Handlers<'pass'> = {
  passPlan: (_input, { state }) => ({
    ...{ days: 30, price: money(1299), onSale: isOnSale(state), sharedGames: 214, trialHours: 24, inviteHours },
    platforms: ['win32' as const, 'win64' as const],
    isTaxed: state.taxPercent !== null,
  }),
  myPass(_input, { state }) {
    const { myPass } = passOf(state)
    return isOnSale(state) ? myPass : { ...myPass, renewsAt: null }
  },
  subscribePass({ body }, { state }) {
    const pass = passOf(state)
    if (body.consent !== true) refuse('consent_required', 'consent')
    if (!isOnSale(state)) refuse('pass_not_on_sale')
    if (pass.myPass.autoRenew) refuse('pass_active')
    const id = uuid(7001)
    const total = money(1299)
    pass.subscription = {
      ...{ id, state: 'pending', failure: null, periodNo: 1, endsAt: null, autoRenew: body.autoRenew, total },
    }
    const payBefore = later(state, 900_000)
    state.purchases.push({
      ...{ purchaseId: id, kind: 'membership', total, state: 'created', failure: null, payBefore },
      deliveryEmail: state.user.email.email ?? '',
    })
    return { subscriptionId: id, purchaseId: id, total, payBefore }
  },
  subscriptionResult({ params }, { state }) {
    const pass = passOf(state)
    if (pass.subscription.id !== params.id) return refuse('not_found', 'id')
    if (pass.subscription.state === 'pending') {
      activate(state, pass, pass.subscription.autoRenew)
      pass.subscription = { ...pass.subscription, state: 'active', endsAt: pass.myPass.endsAt }
    }
    return pass.subscription
  },
  setAutoRenew({ body }, { state }) {
    const pass = passOf(state)
    if (!pass.myPass.endsAt) refuse('state_conflict')
    if (body.on && !isOnSale(state)) refuse('pass_not_on_sale')
    pass.myPass = {
      ...pass.myPass,
      state: body.on ? 'active_auto' : 'active_manual',
      autoRenew: body.on,
      renewsAt: body.on ? later(state, 29 * dayMs) : null,
    }
    return pass.myPass
  },
  refundPass({ params }, { state }) {
    const pass = passOf(state)
    if (pass.subscription.id !== params.id) refuse('not_found', 'id')
    if (pass.subscription.state === 'active') refuse('refund_after_activation')
    return pass.myPass
  },
  passDeviceLogin(_input, context) {
    const isOpen = passOf(context.state).myPass.access.kind !== 'none'
    if (!isOpen && !isOnSale(context.state)) refuse('pass_not_on_sale')
    const newLease = lease(context)
    passOf(context.state).myPass.device = {
      ...{ name: 'Desktop', since: context.state.now().toISOString(), alive: true },
    }
    return newLease
  },
  passDeviceHeartbeat: (_input, context) => lease(context),
  passDeviceRelease(_input, { state }) {
    passOf(state).myPass.device = null
    return {}
  },
}
