import { calls } from '@tradepost/contract'
import { type ActionTools, type FeatureContext, withProblems } from '../kernel/server.ts'

/** Puts the offer of an order into the cart again. */
export function reorder(ctx: FeatureContext, form: FormData, tools: ActionTools, id: string) {
  return withProblems(ctx, form, {}, async () => {
    await ctx.api(calls.order.reorder, { params: { id }, body: { toCurrencyId: ctx.currency.id } })
    tools.flash('success', ctx.t('afterSales.reordered'))
    return tools.redirect('/cart', 303)
  })
}
