import type { AreaImage } from '@tradepost/contract'
import { artSources } from '../page/index.ts'

const wide = 1280 / 400

/** A tenant's picture; drawn artwork has siblings in other encodings and widths, what a tenant uploaded stands alone. */
export function pictureOf({ url, width, height }: AreaImage['images'][number]['image']) {
  const drawn = width / height === wide && new URL(url, 'http://localhost').pathname.startsWith('/media/art/')
  return drawn ? artSources(url, 'wide') : { src: url, width, height }
}
