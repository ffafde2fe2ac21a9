import { normaliseSearch } from './normalise-search.ts'
import { typedKeyword } from './typed-keyword.ts'

/**
 * A test for texts that contain what was typed. An empty search matches every text, one of signs alone matches none. With
 * `words`, the words may stand in any order.
 */
export function textMatcher(typed: string, by: 'phrase' | 'words' = 'phrase'): (text: string) => boolean {
  if (typedKeyword(typed) === '') return () => true
  const wanted = normaliseSearch(typed)
  if (wanted === '') return () => false
  const parts = by === 'words' ? wanted.split(' ') : [wanted]
  return (text) => {
    const held = normaliseSearch(text)
    return parts.every((part) => held.includes(part))
  }
}
