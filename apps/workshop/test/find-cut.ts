/**
 * Runs in the page: words that reach beyond what hides them. A title that ends with its second line does so on purpose, and
 * so does what is marked `data-cut`: `opens` stands in full in what it opens, `heading` in the heading, `file` is the
 * reader's own.
 */
export function findCut(): string[] {
  const found: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const { parentElement, nodeValue } = node
    if (!nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    for (let box: Element | null = parentElement; width && box && box !== document.body; box = box.parentElement) {
      const { overflowX, webkitLineClamp } = getComputedStyle(box)
      const purpose = box.getAttribute('data-cut') ?? ''
      const saidOnly = overflowX === 'hidden' && box.clientWidth === 1
      if (saidOnly || webkitLineClamp !== 'none' || ['opens', 'heading', 'file'].includes(purpose)) break
      if (/auto|scroll/.test(overflowX)) break
      const edge = box.getBoundingClientRect()
      if (overflowX === 'visible' || (left > edge.left - 1 && right < edge.right + 1)) continue
      found.push(`${nodeValue.trim().slice(0, 80)} (${Math.ceil(width)} of ${Math.floor(edge.width)} px)`)
      break
    }
  }
  return found
}
