import { type CallData, calls } from '@tradepost/contract'
import { signInPaths } from '../../kernel/paths/sign-in-paths.ts'
import { type FeatureContext, redirectTo } from '../../kernel/server.ts'

type SignIn = 'confirmTitle' | 'emailTitle' | 'deleteTitle'
const meta = (ctx: FeatureContext, title: `signIn.${SignIn}` | 'account.security') => ({
  title: ctx.t(title),
  description: ctx.t('account.buyerArea'),
  robots: 'noindex',
})

const offered = async (ctx: FeatureContext) => {
  const answer = await ctx.api(calls.signIn.identityProviders).catch(() => null)
  return (answer?.providers ?? []).map(({ openType }) => openType)
}

/** Everything that guards the account, on one page. */
export async function loadSecurity(ctx: FeatureContext) {
  const [methods, sessions, providers] = await Promise.all([
    ctx.api(calls.signIn.signInMethods),
    ctx.api(calls.signIn.sessionList),
    offered(ctx),
  ])
  return { methods, sessions, providers, formKey: crypto.randomUUID(), meta: meta(ctx, 'account.security') }
}

const hasProof = ({ email, hasPassword, identities }: CallData<typeof calls.signIn.signInMethods>) =>
  email !== null || hasPassword || identities.length > 0

/** Sends on to the proof of who is here, where the last one is too old; then back to `next`. */
async function freshMethods(ctx: FeatureContext, next: string) {
  const methods = await ctx.api(calls.signIn.signInMethods)
  if (methods.freshUntil === null && hasProof(methods)) throw redirectTo(signInPaths.confirm(next), 303)
  return methods
}

/** Binding, changing and letting go of an email, for somebody who has just proved who they are. */
export async function loadSecurityEmail(ctx: FeatureContext) {
  const { email, identities } = await freshMethods(ctx, signInPaths.email())
  return { email, canUnbind: email !== null && identities.length > 0, meta: meta(ctx, 'signIn.emailTitle') }
}

/** The end of the account, for somebody who has just proved who they are. */
export async function loadSecurityDelete(ctx: FeatureContext) {
  await freshMethods(ctx, signInPaths.delete())
  return { word: ctx.t('signIn.deleteWord'), meta: meta(ctx, 'signIn.deleteTitle') }
}

/** The ways in which this person can prove who they are; `next` is a path of this shop. */
export async function loadSecurityConfirm(ctx: FeatureContext, next: string) {
  const [{ email, hasPassword, identities }, providers] = await Promise.all([
    ctx.api(calls.signIn.signInMethods),
    offered(ctx),
  ])
  const own = providers.filter((openType) => identities.some((identity) => identity.openType === openType))
  return { email, hasPassword, providers: own, next, meta: meta(ctx, 'signIn.confirmTitle') }
}
