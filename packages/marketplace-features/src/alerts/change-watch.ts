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

/** Sets or cancels an alert on the offer of this page, and comes back to it. */
export function changeWatch(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  offerId: string,
): Promise<ActionResult | Response> {
  const say = (text: string) => {
    tools.flash('success', text)
    return tools.redirect(paths.item(offerId) ?? paths.home(), 303)
  }
  return withProblems(ctx, form, { bad_request: 'below', format_error: 'below' }, async () => {
    const intent = form.get('intent')
    if (intent === 'cancel') {
      const id = textOf(form, 'alertId')
      // NOTE: one that is gone already is what was wanted.
      if (uuid.test(id))
        await ctx.api(calls.alerts.cancelAlert, { params: { id }, body: {} }).catch((error) => {
          if ((error as { code?: string }).code !== 'not_found') throw error
        })
      return say(ctx.t('saved.cancelled'))
    }
    if (intent === 'release') {
      await ctx.api(calls.alerts.setReleaseAlert, { body: { offerId } })
      return say(ctx.t('saved.releaseSet'))
    }
    const { id: currencyId, code } = ctx.currency
    const below = readAmount(textOf(form, 'below'), code)
    if (below === null) {
      const message = ctx.t('saved.priceWrong')
      return refusal([{ code: 'format_error', field: 'below', message }], form)
    }
    const set = await ctx.api(calls.alerts.setPriceAlert, { body: { offerId, below, currencyId } })
    return say(ctx.t('saved.priceSet', { price: formatMoney(set.below) }))
  })
}
