import type { Attribute } from '@tradepost/contract'

/** Attributes without special ones, main ones first, then by their order. */
export const orderedAttributes = <A extends Pick<Attribute, 'attrType' | 'isMainAttr' | 'sort'>>(
  attributes: readonly A[],
): A[] =>
  attributes
    .filter(({ attrType }) => attrType !== 5)
    .sort((a, b) => Number(b.isMainAttr) - Number(a.isMainAttr) || a.sort - b.sort)
