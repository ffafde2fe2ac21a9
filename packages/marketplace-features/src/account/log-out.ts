import type { ActionTools, FeatureContext } from '../kernel/server.ts'

/** Signs out and redirects to the home page. */
export async function logOut(ctx: FeatureContext, tools: ActionTools): Promise<Response> {
  await tools.session.signOut()
  tools.flash('success', ctx.t('account.loggedOut'))
  return tools.redirect('/', 303)
}
