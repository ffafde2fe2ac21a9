import { calls } from '@tradepost/contract'
import { formatMoney } from '@tradepost/i18n/format'
import { paths } from '../kernel/paths/index.ts'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { readAmount } from './read-amount.ts'

const uuid = /^[0-9a-f-]{36}$/

/** Sets or cancels an alert on an offer, then redirects to the offer's page. */
export function changeWatch(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  offerId: string,
): Promise<ActionResult | Response> {
  const finishWith = (text: string) => {
    tools.flash('success', text)
    return tools.redirect(paths.item(offerId) ?? paths.home(), 303)
  }
  return withProblems(ctx, form, { bad_request: 'below', format_error: 'below' }, async () => {
    const intent = form.get('intent')
    if (intent === 'cancel') {
      const id = textOf(form, 'alertId')
      // An alert that no longer exists counts as cancelled.
      if (uuid.test(id))
        await ctx.api(calls.alerts.cancelAlert, { params: { id }, body: {} }).catch((error) => {
          if ((error as { code?: string }).code !== 'not_found') throw error
        })
      return finishWith(ctx.t('saved.cancelled'))
    }
    if (intent === 'release') {
      await ctx.api(calls.alerts.setReleaseAlert, { body: { offerId } })
      return finishWith(ctx.t('saved.releaseSet'))
    }
    const { id: currencyId, code } = ctx.currency
    const below = readAmount(textOf(form, 'below'), code)
    if (below === null) {
      const message = ctx.t('saved.priceWrong')
      return refusal([{ code: 'format_error', field: 'below', message }], form)
    }
    const set = await ctx.api(calls.alerts.setPriceAlert, { body: { offerId, below, currencyId } })
    return finishWith(ctx.t('saved.priceSet', { price: formatMoney(set.below) }))
  })
}
