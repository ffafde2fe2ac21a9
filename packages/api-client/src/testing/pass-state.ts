import type { CallData, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { uuid } from './fixtures/ids.ts'
import { later } from './later.ts'
import type { FakeState } from './state.ts'

type MyPass = CallData<typeof calls.pass.myPass>
export interface PassState {
  myPass: MyPass
  subscription: CallData<typeof calls.pass.subscriptionResult>
  invited: { friend: string; hours: number; at: string }[]
}

export const inviteHours = 12
const passByState = new WeakMap<FakeState, PassState>()
export const money = (minor: number) => ({ minor, currency: 'USD' })

/** The pass of the fake's buyer: paid, without renewal. */
export function passOf(state: FakeState): PassState {
  const cached = passByState.get(state)
  if (cached) return cached
  const endsAt = later(state, 12 * dayMs)
  const pass: PassState = {
    myPass: {
      ...{ state: 'active_manual', autoRenew: false, periodNo: 1, endsAt, renewsAt: null, graceEndsAt: null },
      access: { kind: 'pass', until: endsAt },
      trial: { state: 'replaced', hours: 24, endsAt: null },
      freeHours: { earned: inviteHours, left: inviteHours },
      device: null,
    },
    subscription: {
      ...{ id: uuid(7001), state: 'pending', failure: null, periodNo: 2, endsAt: null, autoRenew: true },
      total: money(1299),
    },
    invited: [{ friend: 'K***a', hours: inviteHours, at: later(state, -3 * dayMs) }],
  }
  passByState.set(state, pass)
  return pass
}
