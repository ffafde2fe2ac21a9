import { textOf } from '../read-form.ts'
import type { Refusal } from '../refusal.ts'

/** The ticked values of a list with the chosen first one before the others. */
export function chosenOf<T extends string>(form: FormData, name: string, all: readonly T[]): T[] {
  const ticked = form.getAll(name)
  const first = textOf(form, `first-${name}`)
  return all.filter((one) => ticked.includes(one)).toSorted((a, b) => Number(b === first) - Number(a === first))
}

/** Keeps every ticked value of a list in a refusal, which holds one value for each name. */
export const keepTicked = (form: FormData, names: readonly string[], refusal: Refusal): Refusal => ({
  ...refusal,
  values: { ...refusal.values, ...Object.fromEntries(names.map((name) => [name, form.getAll(name).join(' ')])) },
})
