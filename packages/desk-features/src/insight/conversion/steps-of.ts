import type { Figures } from '../figures-page.tsx'

/** The steps from a view to a confirmed order, each with the number of the step before it; null for the first one. */
export function stepsOf({ views, steps: { carts, begun, paid, confirmed } }: Pick<Figures, 'views' | 'steps'>) {
  return [
    { step: 'seen', number: views, before: null },
    { step: 'cart', number: carts, before: views },
    // Orders may begin without a cart, so the step before a begun order is the view.
    { step: 'begun', number: begun, before: views },
    { step: 'paid', number: paid, before: begun },
    { step: 'confirmed', number: confirmed, before: paid },
  ] as const
}
