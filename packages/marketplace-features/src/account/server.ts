import { translate } from '@tradepost/i18n/server'
import type { FeatureContext } from '../context/server.ts'

export { logIn } from './log-in.ts'
export { logOut } from './log-out.ts'
export { type ResetResult, resetPassword } from './reset-password.ts'
export type { CodeResult, CodeSent } from './send-code.ts'
export { signUp } from './sign-up.ts'

const about = (ctx: FeatureContext, title: 'loginTitle' | 'signUpTitle' | 'resetTitle' | 'logoutTitle') => {
  const lead = { loginTitle: 'login', signUpTitle: 'signUp', resetTitle: 'reset', logoutTitle: 'login' } as const
  return {
    title: translate(ctx.locale, `account.${title}`),
    description: translate(ctx.locale, `account.${lead[title]}Description`),
    robots: 'noindex',
  }
}

/** The login page; `back` is a path of this shop, empty for home. */
export async function loadLogin(ctx: FeatureContext, back: string) {
  const query = ctx.url.searchParams
  const method = query.get('method') === 'code' ? ('code' as const) : ('password' as const)
  return { method, redirectUrl: back === '/' ? '' : back, ut: query.get('ut') ?? '', meta: about(ctx, 'loginTitle') }
}

export async function loadSignUp(ctx: FeatureContext, back: string) {
  return { redirectUrl: back === '/' ? '' : back, meta: about(ctx, 'signUpTitle') }
}

export async function loadResetPassword(ctx: FeatureContext) {
  return { meta: about(ctx, 'resetTitle') }
}

export async function loadLogout(ctx: FeatureContext) {
  return { meta: about(ctx, 'logoutTitle') }
}
