import type { LoginResponse } from '@tradepost/contract'
import type { FakeState } from './state.ts'

export const refreshToken = 'fake-refresh-token'

/** The response with the session of the signed-in user. */
export const renewed = (state: FakeState): LoginResponse => ({
  access_token: 'fake-access-token',
  refresh_token: refreshToken,
  token_type: 'Bearer',
  expires_in: 900,
  session_ends_at: Math.floor(state.now().getTime() / 1000) + 30 * 86_400,
  user_info: { userId: state.user.userId },
})

/** Signs in the fake's user with an email address. */
export function beginSession(state: FakeState, address: string): LoginResponse {
  state.signedIn = true
  state.user = { ...state.user, email: { email: address } }
  return renewed(state)
}
