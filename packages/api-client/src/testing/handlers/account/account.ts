import { readNickName } from '@tradepost/domain/account/nick-name'
import { checkPassword } from '../../check-account.ts'
import type { Handlers } from '../../fake-call.ts'
import { avatars, demoPassword } from '../../fixtures/user.ts'
import { refuse } from '../../refuse.ts'
import { renewed } from '../../session.ts'

export const account: Handlers<'account'> = {
  bindEmail({ body }, { state }) {
    state.user = { ...state.user, email: { email: body.email } }
    return state.user
  },
  unbindEmail(_input, { state }) {
    state.user = { ...state.user, email: { email: null } }
    return state.user
  },
  exportUser: (_input, { state }) => ({
    fileName: `account-${state.user.userId}.json`,
    document: JSON.stringify({ userId: state.user.userId, data: {} }),
  }),
  deleteUser(_input, { state }) {
    state.signedIn = false
    return {}
  },
  userBaseInfo: (_input, { state }) => state.user,
  updateProfile({ body = {} }, { state }) {
    if (body.nickName !== undefined && readNickName(body.nickName) === null) refuse('format_error', 'nickName')
    state.user = { ...state.user, ...body }
    return state.user
  },
  resetPassword({ body }, { state }) {
    if (body.ticket !== `ticket:${body.email}`) refuse('code_wrong', 'code')
    checkPassword(body.password, 'password')
    state.signedIn = false
    return {}
  },
  changePassword({ body }, { state }) {
    if (body.oldPassword !== demoPassword) refuse('credentials_wrong', 'oldPassword')
    checkPassword(body.newPassword, 'newPassword')
    return { session: renewed(state) }
  },
  buyer: (_input, { state }) => ({ ...state.user, points: 1280, gCoin: 2550 }),
  buyerAvatar: (_input, { state }) => ({
    avatar: state.user.avatar,
    fileUrl: avatars.find((one) => one.id === state.user.avatar)?.fileUrl ?? null,
  }),
  avatarList: () => avatars,
  saveAvatar({ body }, { state }) {
    if (!avatars.some((one) => one.id === body.avatarId)) refuse('not_found', 'avatarId')
    state.user = { ...state.user, avatar: body.avatarId }
    return { avatar: body.avatarId }
  },
}
