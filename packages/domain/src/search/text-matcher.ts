import { normaliseSearch } from './normalise-search.ts'
import { typedKeyword } from './typed-keyword.ts'

/**
 * Returns a predicate for texts that contain the typed search: as one `phrase`, or all its `words` in any order. An
 * empty search matches every text, and a search of symbols alone matches none.
 */
export function textMatcher(typed: string, by: 'phrase' | 'words' = 'phrase'): (text: string) => boolean {
  if (typedKeyword(typed) === '') return () => true
  const search = normaliseSearch(typed)
  if (search === '') return () => false
  const parts = by === 'words' ? search.split(' ') : [search]
  return (text) => {
    const normalised = normaliseSearch(text)
    return parts.every((part) => normalised.includes(part))
  }
}
