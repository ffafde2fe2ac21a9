import { calls } from '@tradepost/contract'
import { paths } from '../kernel/paths/index.ts'
import { type ActionTools, type FeatureContext, refusal, siteFacts, textOf } from '../kernel/server.ts'
import { readInputFields } from '../purchase/server.ts'

/** True if the form is the buy box of an offer's page, which needs no account. */
export const isPurchase = (form: FormData): boolean => form.get('intent') === 'buy' || form.get('intent') === 'add'

/**
 * POST of an offer's buy box if its delivery needs inputs. Shows problems beside the fields; otherwise redirects to the
 * checkout, or returns null for the cart's action to continue.
 */
export async function buyOffer(ctx: FeatureContext, form: FormData, tools: ActionTools, id: string) {
  const { deliveryInputs } = await ctx.api(calls.offer.offerDetail, { params: { id }, body: siteFacts(ctx) })
  const { values, problems } = readInputFields(ctx, form, deliveryInputs, 'inputs')
  if (problems.length > 0) return refusal(problems, form)
  if (form.get('intent') === 'add') return null
  const typed = Number(textOf(form, 'quantity') || 1)
  const quantity = Number.isInteger(typed) && typed >= 1 && typed <= 9999 ? typed : 1
  // The inputs are personal data and must not be in the address, which browsers and proxies store.
  tools.guestCart.writeDirect({ offerId: id, inputs: values })
  return tools.redirect(paths.checkout({ id, quantity }), 303)
}
