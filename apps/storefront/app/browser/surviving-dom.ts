/** The child of `parent` that contains `node`; null if no child contains it. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/**
 * Lets React remove and insert nodes that an extension or a translator wrapped or removed. Otherwise the browser throws
 * and the visitor sees the error page.
 */
export function surviveMovedNodes(prototype: Node = Node.prototype): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    if (child.parentNode && this.contains(child)) removeChild.call(child.parentNode, child)
    return child
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next && childHolding(this, next)) as T
  }
}
