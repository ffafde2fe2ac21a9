// Both functions run inside the browser's page, so they cannot use anything outside their bodies.

/** Finds elements that are wider than the screen. */
export function findOverflow(): string[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (over <= 0) return []
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const scrolls = element.parentElement?.closest('nav, ol, ul, [role=group]')
    const inside = scrolls && getComputedStyle(scrolls).overflowX !== 'visible'
    return width > 0 && !inside && (right > document.documentElement.clientWidth + 0.5 || left < -0.5)
  })
  return [`${over} px too wide: ${wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))}`]
}

/** Finds text that is cut off at an edge or overflows its control; text with an ellipsis may be cut. */
export function findCutText(): string[] {
  const style = (element: Element) => getComputedStyle(element)
  const isCut = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { textOverflow, webkitLineClamp } = style(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isCut(element.parentElement)
  }
  /** The nearest element, or ancestor, that clips its overflow; null if the user can scroll to the overflow. */
  const edgeOf = (element: Element): Element | null => {
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX } = style(ancestor)
      if (overflowX === 'auto' || overflowX === 'scroll') return null
      if (overflowX === 'hidden' || overflowX === 'clip') return ancestor
    }
    return null
  }
  const hidden = ({ left, right, width, height }: DOMRect, edge: DOMRect) =>
    width > 0 && height > 1 && (right > edge.right + 1 || left < edge.left - 1)
  const faults: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || /^(?:SCRIPT|STYLE|OPTION)$/.test(element.tagName) || isCut(element))
      continue
    if (element.closest('[aria-hidden=true], dialog:not([open]), details:not([open]) > :not(summary)')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const edge = edgeOf(element)
    // Text for screen readers only is one pixel wide.
    if (edge && edge.getBoundingClientRect().width <= 1) continue
    const control = element.closest('button, label, summary, [role=tab]')
    const controlBox = control && style(control).display !== 'inline' ? control.getBoundingClientRect() : null
    if ((edge && hidden(box, edge.getBoundingClientRect())) || (controlBox && hidden(box, controlBox)))
      faults.push(`"${node.nodeValue.slice(0, 60)}" is cut off in ${element.outerHTML.slice(0, 80)}`)
  }
  return faults
}
