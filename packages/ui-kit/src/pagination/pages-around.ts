/** Page numbers to link: the first, the last and those around the current page. `null` is a gap. */
export const pagesAround = (page: number, pageCount: number): (number | null)[] => {
  const numbers = new Set([1, pageCount, page - 1, page, page + 1])
  if (page <= 3) for (const early of [2, 3, 4]) numbers.add(early)
  if (page >= pageCount - 2) for (const late of [pageCount - 1, pageCount - 2, pageCount - 3]) numbers.add(late)
  const pages = [...numbers].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1]
    if (before === undefined || n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [null, n]
  })
}
