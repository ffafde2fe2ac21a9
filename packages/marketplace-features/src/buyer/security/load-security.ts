import { type CallData, calls } from '@tradepost/contract'
import { signInPaths } from '../../kernel/paths/sign-in-paths.ts'
import { type FeatureContext, redirectTo } from '../../kernel/server.ts'

type SignIn = 'confirmTitle' | 'emailTitle' | 'deleteTitle'
const meta = (ctx: FeatureContext, title: `signIn.${SignIn}` | 'account.security') => ({
  title: ctx.t(title),
  description: ctx.t('account.buyerArea'),
  robots: 'noindex',
})

const fetchProviders = async (ctx: FeatureContext) => {
  const answer = await ctx.api(calls.signIn.identityProviders).catch(() => null)
  return (answer?.providers ?? []).map(({ openType }) => openType)
}

/** Loads the security page. */
export async function loadSecurity(ctx: FeatureContext) {
  const [methods, sessions, providers] = await Promise.all([
    ctx.api(calls.signIn.signInMethods),
    ctx.api(calls.signIn.sessionList),
    fetchProviders(ctx),
  ])
  return { methods, sessions, providers, formKey: crypto.randomUUID(), meta: meta(ctx, 'account.security') }
}

const hasProof = ({ email, hasPassword, identities }: CallData<typeof calls.signIn.signInMethods>) =>
  email !== null || hasPassword || identities.length > 0

/** Loads the sign-in methods. Without a recent step-up, redirects to the step-up page, which returns to `next`. */
async function freshMethods(ctx: FeatureContext, next: string) {
  const methods = await ctx.api(calls.signIn.signInMethods)
  if (methods.freshUntil === null && hasProof(methods)) throw redirectTo(signInPaths.confirm(next), 303)
  return methods
}

/** Loads the email page; requires a recent step-up. */
export async function loadSecurityEmail(ctx: FeatureContext) {
  const { email, identities } = await freshMethods(ctx, signInPaths.email())
  return { email, canUnbind: email !== null && identities.length > 0, meta: meta(ctx, 'signIn.emailTitle') }
}

/** Loads the page that deletes the account; requires a recent step-up. */
export async function loadSecurityDelete(ctx: FeatureContext) {
  await freshMethods(ctx, signInPaths.delete())
  return { word: ctx.t('signIn.deleteWord'), meta: meta(ctx, 'signIn.deleteTitle') }
}

/** Loads the ways in which the user can prove their identity. `next` is a path of this shop. */
export async function loadSecurityConfirm(ctx: FeatureContext, next: string) {
  const [{ email, hasPassword, identities }, providers] = await Promise.all([
    ctx.api(calls.signIn.signInMethods),
    fetchProviders(ctx),
  ])
  const linked = providers.filter((openType) => identities.some((identity) => identity.openType === openType))
  return { email, hasPassword, providers: linked, next, meta: meta(ctx, 'signIn.confirmTitle') }
}
