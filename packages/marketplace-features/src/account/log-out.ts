import type { ActionTools, FeatureContext } from '../kernel/server.ts'

/** Ends the session everywhere it is kept and goes home. */
export async function logOut(ctx: FeatureContext, tools: ActionTools): Promise<Response> {
  await tools.session.signOut()
  tools.flash('success', ctx.t('account.loggedOut'))
  return tools.redirect('/', 303)
}
