import type { Handlers } from '../../fake-call.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

const betaStatusOf = (state: FakeState) => ({
  joinedAt: state.betaSince,
  eligible: state.orders.some((order) => order.state === 'confirmed' || order.state === 'closed'),
})

export const beta: Handlers<'beta'> = {
  betaStatus: (_input, { state }) => betaStatusOf(state),
  joinBeta(_input, { state }) {
    if (!betaStatusOf(state).eligible) refuse('beta_order_required')
    state.betaSince ??= state.now().toISOString()
    return betaStatusOf(state)
  },
  leaveBeta(_input, { state }) {
    state.betaSince = null
    return betaStatusOf(state)
  },
  betaTesterPage({ body: { pageNo = 1, pageSize = 24 } = {} }, { state }) {
    const { userId, nickName } = state.user
    const list = state.betaSince ? [{ user: { id: userId, nickName }, joinedAt: state.betaSince }] : []
    return { total: list.length, pageNo, pageSize, list: pageNo === 1 ? list : [] }
  },
}
