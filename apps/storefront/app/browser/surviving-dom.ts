/** The child of `parent` that holds `node`; null where it is not inside it. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/**
 * Lets React go on with nodes that an extension or a translator wrapped or took away: the browser would throw, and the
 * page would end in its error page.
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
