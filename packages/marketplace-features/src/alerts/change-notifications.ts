import { calls } from '@tradepost/contract'
import { paths } from '../kernel/paths/index.ts'
import { type ActionResult, type ActionTools, type FeatureContext, textOf, withProblems } from '../kernel/server.ts'

/** Saves the mail settings or cancels one alert. Returns null for any other intent. */
export function changeNotifications(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> | null {
  const intent = form.get('intent')
  if (intent !== 'notifications' && intent !== 'cancelAlert') return null
  return withProblems(ctx, form, {}, async () => {
    if (intent === 'notifications') {
      await ctx.api(calls.alerts.setNotifications, { body: { release: form.has('release'), price: form.has('price') } })
      tools.flash('success', ctx.t('saved.saved'))
    } else {
      await ctx.api(calls.alerts.cancelAlert, { params: { id: textOf(form, 'alertId') }, body: {} })
      tools.flash('success', ctx.t('saved.cancelled'))
    }
    return tools.redirect(paths.settings(), 303)
  })
}
