import { type CallData, calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type ActionResult, type FeatureContext, textOf, withProblems } from '../kernel/server.ts'

export type Estimate = CallData<typeof calls.valueCalculator.estimateValue>

/** The filled fields `a.<attribute>` of a form. */
export const chosenAttributes = (form: FormData) =>
  [...new Set(form.keys())]
    .flatMap((name) => {
      const id = name.startsWith('a.') && isId(name.slice(2)) ? name.slice(2) : undefined
      const value = textOf(form, name).trim()
      return id && value ? [{ id, value: value.slice(0, 120) }] : []
    })
    .slice(0, 10)

/** Estimates an account's value. Each call counts towards the daily limit. */
export function estimate(
  ctx: FeatureContext,
  form: FormData,
  alias: string,
): Promise<ActionResult<{ estimate: Estimate; values: Record<string, string> }>> {
  const attributes = chosenAttributes(form)
  return withProblems(ctx, form, {}, async () => ({
    ok: true as const,
    estimate: await ctx.api(calls.valueCalculator.estimateValue, {
      params: { product: alias.toLowerCase() },
      body: { toCurrencyId: ctx.currency.id, attributes },
    }),
    values: Object.fromEntries(attributes.map(({ id, value }) => [`a.${id}`, value])),
  }))
}
