import type { FeatureContext } from '../kernel/server.ts'
import { legalPagesOf } from './legal-pages-of.ts'
import { loadProviders } from './providers.ts'

export { signInPaths } from '../kernel/paths/sign-in-paths.ts'
export {
  type Attempt,
  beginOneTap,
  beginSignIn,
  finishOneTap,
  finishSignIn,
  isOpenType,
  purposes,
  refuseAttempt,
} from './federated.ts'
export { logIn } from './log-in.ts'
export { logOut } from './log-out.ts'
export { type ResetResult, resetPassword } from './reset-password.ts'
export type { CodeResult, CodeSent } from './send-code.ts'
export { signUp } from './sign-up.ts'

const about = (ctx: FeatureContext, title: 'loginTitle' | 'signUpTitle' | 'resetTitle' | 'logoutTitle') => {
  const lead = { loginTitle: 'login', signUpTitle: 'signUp', resetTitle: 'reset', logoutTitle: 'login' } as const
  return {
    title: ctx.t(`account.${title}`),
    description: ctx.t(`account.${lead[title]}Description`),
    robots: 'noindex',
  }
}

/** Loads the login page. `back` is the path of this shop to return to. */
export async function loadLogin(ctx: FeatureContext, back: string) {
  const query = ctx.url.searchParams
  const method = query.get('method') === 'code' ? ('code' as const) : ('password' as const)
  const providers = await loadProviders(ctx)
  const redirectUrl = back === '/' ? '' : back
  return { method, redirectUrl, ut: query.get('ut') ?? '', providers, meta: about(ctx, 'loginTitle') }
}

export async function loadSignUp(ctx: FeatureContext, back: string) {
  const [providers, legal] = await Promise.all([loadProviders(ctx), legalPagesOf(ctx)])
  return { redirectUrl: back === '/' ? '' : back, providers, legal, meta: about(ctx, 'signUpTitle') }
}

export async function loadResetPassword(ctx: FeatureContext) {
  return { meta: about(ctx, 'resetTitle') }
}

export async function loadLogout(ctx: FeatureContext) {
  return { meta: about(ctx, 'logoutTitle') }
}

/** Loads the page that requests a signature from the wallet. */
export async function loadWallet(ctx: FeatureContext, nonce: string) {
  const meta = {
    title: ctx.t('signIn.walletTitle'),
    description: ctx.t('signIn.walletDescription'),
    robots: 'noindex',
  }
  return { nonce, meta }
}

/** Loads the page to choose between two accounts: the signed-in one and the one of a handoff link. */
export async function loadSwitch(ctx: FeatureContext, names: { other: string; own: string }) {
  const meta = {
    title: ctx.t('signIn.switchTitle'),
    description: ctx.t('signIn.switchDescription'),
    robots: 'noindex',
  }
  return { ...names, meta }
}
