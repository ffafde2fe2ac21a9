import type { FakeContext, Handlers } from '../../fake-call.ts'
import { inviteHours, passOf } from '../../pass-state.ts'
import { page } from '../../present.ts'
import { refuse } from '../../refuse.ts'

const record = (token: string, { state }: FakeContext) => {
  if (token === 'own-token') refuse('invite_self', 'inviteToken')
  passOf(state).myPass.freeHours = { earned: inviteHours, left: inviteHours }
  return { recorded: true, hours: inviteHours }
}

export const invitation: Handlers<'invitation'> = {
  inviteToken: () => ({
    token: 'own-token',
    path: '/family-game-room?invite=own-token',
    hoursPerInvite: inviteHours,
    totalHours: inviteHours,
  }),
  inviteRecordList({ body = {} }, { state }) {
    const { invited, myPass } = passOf(state)
    return { ...page(invited, body), totalHours: myPass.freeHours.earned, hoursLeft: myPass.freeHours.left }
  },
  buyerInviteRecord: ({ body }, context) => record(body.inviteToken, context),
  inviteRecordByToken: ({ body }, context) => record(body.token, context),
}
