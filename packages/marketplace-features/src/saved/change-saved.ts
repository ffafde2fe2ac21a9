import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { isId } from '@tradepost/domain/typed/id'
import { type ActionTools, type FeatureContext, failureText, textOf } from '../kernel/server.ts'
import type { WishResult } from './wish-result.ts'

function changeGuest({ guestSaved }: ActionTools, offerId: string, wished: boolean): boolean {
  const others = guestSaved.read().wished.filter((id) => id !== offerId)
  if (wished && others.length >= wishlistLimits.visitor) return false
  guestSaved.writeWished(wished ? [offerId, ...others] : others)
  return true
}

async function change(ctx: FeatureContext, tools: ActionTools, offerId: string, wished: boolean): Promise<WishResult> {
  if (!isId(offerId)) return { ok: false, message: ctx.t('errors.format_error') }
  if (!ctx.signedIn) {
    const done = changeGuest(tools, offerId, wished)
    return done ? { ok: true, wished } : { ok: false, message: ctx.t('saved.full') }
  }
  try {
    await ctx.api(calls.saved.changeWishlist, { body: { offerId, wished } })
    return { ok: true, wished }
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error)) throw error
    return { ok: false, message: failureText(ctx, error) }
  }
}

/** Reads a heart's form. In a list, the button's value holds both offer and choice, as the form has no fields. */
function wishOf(form: FormData): { offerId: string; wished: boolean } {
  const [offerId = '', choice] = textOf(form, 'wish').split(' ')
  if (offerId) return { offerId, wished: choice !== '0' }
  return { offerId: textOf(form, 'offerId'), wished: form.get('wished') !== '0' }
}

/** POST /wishlist: changes the wishlist or clears viewed offers. Redirects to `back`, or returns JSON for `quiet`. */
export async function changeSaved(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  back: string,
): Promise<WishResult | Response> {
  if (form.get('intent') === 'forget') {
    if (ctx.signedIn) await ctx.api(calls.saved.clearViewed, { body: {} })
    tools.guestSaved.forgetViewed()
    tools.flash('success', ctx.t('saved.forgotten'))
    return tools.redirect('/wishlist', 303)
  }
  const { offerId, wished } = wishOf(form)
  const result = await change(ctx, tools, offerId, wished)
  if (form.has('quiet')) return result
  if (result.ok) tools.flash('success', ctx.t(wished ? 'saved.wished' : 'saved.unwished'))
  else tools.flash('warning', result.message)
  return tools.redirect(back, 303)
}
