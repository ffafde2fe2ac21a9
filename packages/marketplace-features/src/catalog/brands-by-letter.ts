import type { Brand } from '@tradepost/contract'
import { letterOf } from './letter-of.ts'

/** Groups brands by first letter, in the language's order. Names without a first letter come last under #. */
export function brandsByLetter(brands: readonly Brand[], tag: string): { letter: string; brands: Brand[] }[] {
  const collator = new Intl.Collator(tag, { numeric: true })
  const groups = new Map<string, Brand[]>()
  for (const brand of [...brands].sort((a, b) => collator.compare(a.brandName.trim(), b.brandName.trim()))) {
    const letter = letterOf(brand.brandName, tag)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, brands: list }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || collator.compare(a.letter, b.letter))
}
