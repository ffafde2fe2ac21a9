/** Edits between two words (insert, delete, replace, swap neighbours), or `limit + 1` when there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1)
}

const editsFor = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** The word of the vocabulary closest to a misspelt one, or the word itself. Ties: shorter first, then alphabetical. */
export function correctWord(word: string, vocabulary: readonly string[]): string {
  const limit = editsFor(word)
  if (limit === 0 || vocabulary.some((candidate) => candidate.startsWith(word))) return word
  let best = word
  let fewest = limit + 1
  for (const candidate of vocabulary) {
    const edits = editDistance(word, candidate, limit)
    const better =
      edits < fewest || (edits === fewest && edits <= limit && [candidate.length, candidate] < [best.length, best])
    if (better) {
      best = candidate
      fewest = edits
    }
  }
  return best
}
