import { normaliseSearch } from './normalise-search.ts'
import { typedKeyword } from './typed-keyword.ts'

/**
 * Tells the texts that hold what was typed: every one while nothing was typed, none when it holds signs alone. By words
 * they may hold it in any order.
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
