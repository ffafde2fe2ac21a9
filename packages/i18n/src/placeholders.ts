import { usesOf } from './uses.ts'

/** Sorted names of the placeholders and tags of an ICU text, or null when it cannot be parsed. */
export function placeholders(text: string): string[] | null {
  const uses = usesOf(text)
  if (!uses) return null
  const names = [...uses].map((use) => {
    const [kind, name = ''] = use.split(' ')
    return kind === 'tag' ? `<${name}>` : name
  })
  return [...new Set(names)].sort()
}
