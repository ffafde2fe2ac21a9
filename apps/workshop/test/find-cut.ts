/**
 * Runs in the page. Finds text cut off by a container. Cutting a title after its second line is intended, and
 * so is cutting an element with `data-cut`: its full text is shown by the control that it opens (`opens`) or in the
 * heading (`heading`), or it is the name of the visitor's own file (`file`).
 */
export function findCut(): string[] {
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, nodeValue } = node
    if (!nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    for (let box: Element | null = parentElement; width && box && box !== document.body; box = box.parentElement) {
      const { overflowX, webkitLineClamp } = getComputedStyle(box)
      const purpose = box.getAttribute('data-cut') ?? ''
      const isVisuallyHidden = overflowX === 'hidden' && box.clientWidth === 1
      if (isVisuallyHidden || webkitLineClamp !== 'none' || ['opens', 'heading', 'file'].includes(purpose)) break
      if (/auto|scroll/.test(overflowX)) break
      const edge = box.getBoundingClientRect()
      if (overflowX === 'visible' || (left > edge.left - 1 && right < edge.right + 1)) continue
      cut.push(`${nodeValue.trim().slice(0, 80)} (${Math.ceil(width)} of ${Math.floor(edge.width)} px)`)
      break
    }
  }
  return cut
}
