import type { Handlers, Topic } from '../fake-call.ts'
import { refuse } from '../refuse.ts'
import type { FakeState } from '../state.ts'

const membership = (state: FakeState) => ({
  joinedAt: state.betaSince,
  eligible: state.orders.some((order) => order.state === 'confirmed' || order.state === 'closed'),
})

/** Whether the fake's buyer tests what is new. */
export const beta: Pick<Handlers<Topic>, 'betaStatus' | 'joinBeta' | 'leaveBeta' | 'betaTesterPage'> = {
  betaStatus: (_input, { state }) => membership(state),
  joinBeta(_input, { state }) {
    if (!membership(state).eligible) refuse('beta_order_required')
    state.betaSince ??= state.now().toISOString()
    return membership(state)
  },
  leaveBeta(_input, { state }) {
    state.betaSince = null
    return membership(state)
  },
  betaTesterPage({ body: { pageNo = 1, pageSize = 24 } = {} }, { state }) {
    const { userId, nickName } = state.user
    const list = state.betaSince ? [{ user: { id: userId, nickName }, joinedAt: state.betaSince }] : []
    return { total: list.length, pageNo, pageSize, list: pageNo === 1 ? list : [] }
  },
}
