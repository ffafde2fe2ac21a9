import type { Handlers, Topic } from '../fake-call.ts'
import { demoPassword } from '../fixtures/user.ts'
import { refuse } from '../refuse.ts'
import type { FakeState } from '../state.ts'
import { renewed } from './tokens.ts'

const inSeconds = (state: FakeState, seconds: number) => new Date(state.now().getTime() + seconds * 1000).toISOString()
const sessionId = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'
const otherSession = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ae'

type Guard = Pick<
  Handlers<Topic>,
  | 'signInMethods'
  | 'stepUp'
  | 'sessionList'
  | 'endSession'
  | 'endOtherSessions'
  | 'bindEmail'
  | 'unbindEmail'
  | 'linkIdentity'
  | 'unlinkIdentity'
  | 'exportUser'
  | 'deleteUser'
>

/** How a person guards the account: ways in, sessions, the account's end. */
export const accountGuard: Guard = {
  signInMethods: (_input, { state }) => ({
    email: state.user.email.email,
    hasPassword: state.user.hasPassword,
    identities: [
      {
        openType: 'Google',
        name: state.user.nickName,
        linkedAt: state.user.createdAt,
        lastUsedAt: state.user.createdAt,
      },
    ],
    freshUntil: inSeconds(state, 600),
  }),
  stepUp({ body = {} }, { state }) {
    if (body.password !== undefined && body.password !== demoPassword) refuse('credentials_wrong', 'password')
    if (body.ticket !== undefined && !body.ticket.startsWith('ticket:')) refuse('code_wrong', 'ticket')
    return { session: renewed(state), freshUntil: inSeconds(state, 600) }
  },
  sessionList: (_input, { state }) =>
    [sessionId, otherSession].map((id) => ({
      sessionId: id,
      current: id === sessionId,
      startedAt: inSeconds(state, -3600),
      lastUsedAt: inSeconds(state, -60),
      endsAt: inSeconds(state, 86_400),
      remembered: id === sessionId,
      signedInBy: 'password',
      ip: '192.0.2.1',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    })),
  endSession: ({ body }) => {
    if (body.sessionId !== sessionId && body.sessionId !== otherSession) refuse('not_found', 'sessionId')
    return {}
  },
  endOtherSessions: () => ({ ended: 1 }),
  bindEmail({ body }, { state }) {
    state.user = { ...state.user, email: { email: body.email } }
    return state.user
  },
  unbindEmail(_input, { state }) {
    state.user = { ...state.user, email: { email: null } }
    return state.user
  },
  linkIdentity: () => ({}),
  unlinkIdentity: () => ({}),
  exportUser: (_input, { state }) => ({
    fileName: `account-${state.user.userId}.json`,
    document: JSON.stringify({ userId: state.user.userId, data: {} }),
  }),
  deleteUser(_input, { state }) {
    state.signedIn = false
    return {}
  },
}
