import { calls } from '@tradepost/contract'
import { paths } from '../kernel/paths/index.ts'
import { type ActionResult, type ActionTools, type FeatureContext, withProblems } from '../kernel/server.ts'

/** POST /events/beta: joins or leaves the beta programme. */
export function changeBeta(ctx: FeatureContext, form: FormData, tools: ActionTools): Promise<ActionResult | Response> {
  return withProblems(ctx, form, {}, async () => {
    const leaving = form.get('intent') === 'leave'
    await ctx.api(leaving ? calls.beta.leaveBeta : calls.beta.joinBeta, { body: {} })
    tools.flash('success', ctx.t(leaving ? 'beta.left' : 'beta.joined'))
    return tools.redirect(paths.event('beta'), 303)
  })
}
