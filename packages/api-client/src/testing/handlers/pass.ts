import type { CallData, calls } from '@tradepost/contract'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import type { FakeContext, Handlers, Topic } from '../fake-call.ts'
import { cover, coverWide } from '../fixtures/art.ts'
import { games } from '../fixtures/games.ts'
import { id64, uuid } from '../fixtures/ids.ts'
import { brandsIn, page } from '../present.ts'
import { refuse } from '../refuse.ts'
import type { FakeState } from '../state.ts'

type Membership = CallData<typeof calls.pass.myPass>
type Report = CallData<typeof calls.report.reportList>['list'][number]
interface Pass {
  membership: Membership
  subscription: CallData<typeof calls.pass.subscriptionResult>
  invited: { friend: string; hours: number; at: string }[]
  reports: Report[]
  uses: number
}

const dayMs = 86_400_000
const inviteHours = 12
const usesPerDay = 10
const remembered = new WeakMap<FakeState, Pass>()
const money = (minor: number) => ({ minor, currency: 'USD' })
const later = (state: FakeState, milliseconds: number) => new Date(state.now().getTime() + milliseconds).toISOString()

function passOf(state: FakeState): Pass {
  const known = remembered.get(state)
  if (known) return known
  const endsAt = later(state, 12 * dayMs)
  const pass: Pass = {
    membership: {
      ...{ state: 'active_manual', autoRenew: false, periodNo: 1, endsAt, renewsAt: null, graceEndsAt: null },
      access: { kind: 'membership', until: endsAt },
      trial: { state: 'replaced', hours: 24, endsAt: null },
      freeHours: { earned: inviteHours, left: inviteHours },
      device: null,
    },
    subscription: {
      ...{ id: uuid(7001), state: 'pending', failure: null, periodNo: 2, endsAt: null, autoRenew: true },
      total: money(1299),
    },
    invited: [{ friend: 'K***a', hours: inviteHours, at: later(state, -3 * dayMs) }],
    reports: [
      {
        ...{ id: id64(8000), sellerId: id64(1), sellerName: 'North Star', orderId: null, reason: 'scam' },
        ...{ explanation: 'The account was taken back.', state: 'open', points: 0, note: null },
        ...{ createdAt: later(state, -dayMs), decidedAt: null },
      },
    ],
    uses: 0,
  }
  remembered.set(state, pass)
  return pass
}

const isOnSale = ({ clientDownloadUrl }: FakeState) => clientDownloadUrl !== null

/** The paid purchase is taken as paid once its result is asked for. */
function activate(state: FakeState, pass: Pass, autoRenew: boolean): void {
  const endsAt = later(state, 30 * dayMs)
  pass.membership = {
    ...pass.membership,
    ...{ state: autoRenew ? 'active_auto' : 'active_manual', autoRenew, periodNo: 2, endsAt },
    renewsAt: autoRenew ? later(state, 29 * dayMs) : null,
    access: { kind: 'membership', until: endsAt },
  }
}

export const passFinance = {
  passPlan: (_input, { state }) => ({
    ...{ days: 30, price: money(1299), onSale: isOnSale(state), sharedGames: 214, trialHours: 24, inviteHours },
    platforms: ['win32' as const, 'win64' as const],
  }),
  myPass(_input, { state }) {
    const { membership } = passOf(state)
    return isOnSale(state) ? membership : { ...membership, renewsAt: null }
  },
  subscribePass({ body }, { state }) {
    const pass = passOf(state)
    if (body.consent !== true) refuse('consent_required', 'consent')
    if (!isOnSale(state)) refuse('pass_not_on_sale')
    if (pass.membership.autoRenew) refuse('membership_active')
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
      pass.subscription = { ...pass.subscription, state: 'active', endsAt: pass.membership.endsAt }
    }
    return pass.subscription
  },
  setAutoRenew({ body }, { state }) {
    const pass = passOf(state)
    if (!pass.membership.endsAt) refuse('state_conflict')
    if (body.on && !isOnSale(state)) refuse('pass_not_on_sale')
    pass.membership = {
      ...pass.membership,
      state: body.on ? 'active_auto' : 'active_manual',
      autoRenew: body.on,
      renewsAt: body.on ? later(state, 29 * dayMs) : null,
    }
    return pass.membership
  },
  refundPass({ params }, { state }) {
    const pass = passOf(state)
    if (pass.subscription.id !== params.id) refuse('not_found', 'id')
    if (pass.subscription.state === 'active') refuse('refund_after_activation')
    return pass.membership
  },
} satisfies Partial<Handlers<Topic>>

function lease({ state }: FakeContext) {
  const pass = passOf(state)
  const { access } = pass.membership
  if (access.kind === 'none') {
    pass.membership.trial = { state: 'running', hours: 24, endsAt: later(state, dayMs) }
    pass.membership.access = { kind: 'trial', until: later(state, dayMs) }
  }
  const now = pass.membership.access
  return {
    leaseId: uuid(7100),
    access: now.kind === 'none' ? ('trial' as const) : now.kind,
    until: now.until ?? later(state, dayMs),
    heartbeatSeconds: 60,
    missedBeats: 3,
  }
}

const record = (token: string, { state }: FakeContext) => {
  if (token === 'own-token') refuse('invite_self', 'inviteToken')
  passOf(state).membership.freeHours = { earned: inviteHours, left: inviteHours }
  return { recorded: true, hours: inviteHours }
}

function report(state: FakeState, body: { sellerId: string; orderId?: string; reason: Report['reason'] }): Report {
  return {
    ...{ id: id64(8000 + passOf(state).reports.length), sellerId: body.sellerId, sellerName: 'Seller' },
    ...{ orderId: body.orderId ?? null, reason: body.reason, explanation: '', state: 'open', points: 0, note: null },
    ...{ createdAt: state.now().toISOString(), decidedAt: null },
  }
}

export const passOperation = {
  passDeviceLogin(_input, context) {
    const isOpen = passOf(context.state).membership.access.kind !== 'none'
    if (!isOpen && !isOnSale(context.state)) refuse('pass_not_on_sale')
    const held = lease(context)
    passOf(context.state).membership.device = {
      ...{ name: 'Desktop', since: context.state.now().toISOString(), alive: true },
    }
    return held
  },
  passDeviceHeartbeat: (_input, context) => lease(context),
  passDeviceRelease(_input, { state }) {
    passOf(state).membership.device = null
    return {}
  },
  inviteToken: () => ({
    token: 'own-token',
    path: '/family-game-room?invite=own-token',
    hoursPerInvite: inviteHours,
    totalHours: inviteHours,
  }),
  inviteRecordList({ body = {} }, { state }) {
    const { invited, membership } = passOf(state)
    return { ...page(invited, body), totalHours: membership.freeHours.earned, hoursLeft: membership.freeHours.left }
  },
  buyerInviteRecord: ({ body }, context) => record(body.inviteToken, context),
  inviteRecordByToken: ({ body }, context) => record(body.token, context),
  fileReport({ body }, { state }) {
    if (!body.fileIds?.length) refuse('evidence_required', 'fileIds')
    if (!body.explanation?.trim()) refuse('explanation_required', 'explanation')
    const made = { ...report(state, body), explanation: body.explanation ?? '' }
    passOf(state).reports.unshift(made)
    return { id: made.id }
  },
  reportList: ({ body = {} }, { state }) => page(passOf(state).reports, body),
  reportQueue: ({ body = {} }, { state }) =>
    page(
      passOf(state).reports.map((one) => ({ ...one, buyerId: state.user.id, fileIds: [uuid(1)] })),
      body,
    ),
  decideReport({ params, body }, { state }) {
    const found = passOf(state).reports.find((one) => one.id === params.id)
    if (!found) return refuse('not_found', 'id')
    if (found.state !== 'open') refuse('state_conflict')
    found.state = body.approved ? 'approved' : 'rejected'
    found.points = body.approved ? 50 : 0
    found.note = body.note
    found.decidedAt = state.now().toISOString()
    return found
  },
} satisfies Partial<Handlers<Topic>>

const library = Array.from({ length: 214 }, (_, n) => ({
  ...{ id: id64(9000 + n), title: `Shared game ${n + 1}`, category: n % 2 === 0 ? 'action' : 'strategy' },
  ...{ released: 2000 + (n % 25), coverUrl: cover(games[n % games.length]?.brandAlias ?? 'library') },
}))

export const passProduct = {
  settingPeriod: () => [
    { id: '1', timeUnit: 1, amount: 14 },
    { id: '2', timeUnit: 1, amount: 30 },
  ],
  sharedGamePage({ query = {} }) {
    const fits = textMatcher(query.keyWord ?? '')
    return page(
      library.filter((game) => (!query.category || game.category === query.category) && fits(game.title)),
      query,
    )
  },
  sharedGameCategories: () => [
    { category: 'action', name: 'Action', games: 107 },
    { category: 'strategy', name: 'Strategy', games: 107 },
  ],
  valueCalculator({ params }, { state }) {
    const brand = brandsIn(state).find((one) => one.brandAlias === params.product)
    if (!brand) return refuse('not_found', 'product')
    const { brandId, brandName } = brand
    return { brandId, brandName, coverUrl: cover(params.product), attributes: [], usesPerDay }
  },
  estimateValue(_input, { state }) {
    const pass = passOf(state)
    if (++pass.uses > usesPerDay) refuse('daily_use_limit')
    const [low, median, high] = [money(1500), money(2400), money(4100)]
    return { low, median, high, sampleSize: 143, usesLeft: usesPerDay - pass.uses }
  },
} satisfies Partial<Handlers<Topic>>

const event = (state: FakeState) => ({
  ...{ id: id64(9501), title: 'Spring nights', summary: 'Play together and earn free hours.', running: true },
  ...{ coverWideUrl: coverWide('spring'), startsAt: later(state, -dayMs), endsAt: later(state, 9 * dayMs) },
})

export const passWebsite = {
  passEventList: (_input, { state }) => [event(state)],
  passEvent({ params }, { state }) {
    if (params.id !== id64(9501)) refuse('not_found', 'id')
    return { ...event(state), html: '<p>Play together and earn free hours.</p>' }
  },
} satisfies Partial<Handlers<Topic>>
