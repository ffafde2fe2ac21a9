import { account } from '@tradepost/contract'
import type { Deps } from '../../platform/deps.ts'
import { implement } from '../../platform/implement.ts'
import { checkCode } from './check-code.ts'
import { signInCalls } from './federation/sign-in-calls.ts'
import { handoffCalls } from './handoff.ts'
import { oauthToken } from './oauth-token.ts'
import { openLogin } from './open-login/open-login.ts'
import { changePassword, resetPassword } from './passwords.ts'
import { personalDataCalls } from './personal-data-calls.ts'
import { updateProfile, userBaseInfo } from './profile.ts'
import { revokeSession } from './revoke-session.ts'
import { sendCode } from './send-code.ts'
import { sessionCalls } from './session-calls.ts'
import { signInMethodCalls } from './sign-in-methods.ts'

export const accountModule = (deps: Deps) => [
  implement(account.verifyCode, sendCode(deps)),
  implement(account.verifyCodeCheck, checkCode(deps)),
  implement(account.oauthToken, oauthToken(deps)),
  implement(account.revokeSession, revokeSession(deps)),
  implement(account.userBaseInfo, userBaseInfo(deps)),
  implement(account.updateProfile, updateProfile(deps)),
  implement(account.resetPassword, resetPassword(deps)),
  implement(account.changePassword, changePassword(deps)),
  implement(account.openLogin, openLogin(deps)),
  ...signInCalls(deps),
  ...handoffCalls(deps),
  ...sessionCalls(deps),
  ...signInMethodCalls(deps),
  ...personalDataCalls(deps),
]
