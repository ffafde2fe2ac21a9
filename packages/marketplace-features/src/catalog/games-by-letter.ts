import type { Brand } from '@tradepost/contract'

/** Games under their first letter, in the language's own order; what begins with no letter comes last under #. */
export function gamesByLetter(brands: readonly Brand[], tag: string): { letter: string; brands: Brand[] }[] {
  const collator = new Intl.Collator(tag, { sensitivity: 'base', numeric: true })
  const groups = new Map<string, Brand[]>()
  for (const brand of [...brands].sort((a, b) => collator.compare(a.brandName, b.brandName))) {
    const first = brand.brandName.trim().normalize('NFD').charAt(0).toLocaleUpperCase(tag)
    const letter = /\p{L}/u.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, brands: list }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || collator.compare(a.letter, b.letter))
}
