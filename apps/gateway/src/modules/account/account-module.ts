import { calls } from '@tradepost/contract'
import { implement } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { sendCode } from './code/send-code.ts'
import { factorCalls } from './factor/factor-calls.ts'
import { signInCalls } from './federation/sign-in-calls.ts'
import { openLogin } from './open-login/open-login.ts'
import { personalDataCalls } from './personal-data/personal-data-calls.ts'
import { revokeSession } from './session/revoke-session.ts'
import { checkCode } from './sign-in/check-code.ts'
import { handoffCalls } from './sign-in/handoff.ts'
import { oauthToken } from './sign-in/oauth-token.ts'
import { changePassword, resetPassword } from './sign-in/passwords.ts'
import { sessionCalls } from './sign-in/session-calls.ts'
import { signInMethodCalls } from './sign-in/sign-in-methods.ts'
import { buyerCalls } from './user/buyer-calls.ts'
import { updateProfile, userBaseInfo } from './user/profile.ts'

/** Calls about sign-in, sessions, profiles and personal data. */
export const accountModule = (deps: Deps) => [
  implement(calls.signIn.verifyCode, sendCode(deps)),
  implement(calls.signIn.verifyCodeCheck, checkCode(deps)),
  implement(calls.signIn.oauthToken, oauthToken(deps)),
  implement(calls.signIn.revokeSession, revokeSession(deps)),
  implement(calls.account.userBaseInfo, userBaseInfo(deps)),
  implement(calls.account.updateProfile, updateProfile(deps)),
  implement(calls.account.resetPassword, resetPassword(deps)),
  implement(calls.account.changePassword, changePassword(deps)),
  implement(calls.signIn.openLogin, openLogin(deps)),
  ...signInCalls(deps),
  ...handoffCalls(deps),
  ...sessionCalls(deps),
  ...factorCalls(deps),
  ...signInMethodCalls(deps),
  ...personalDataCalls(deps),
  ...buyerCalls(deps),
]
