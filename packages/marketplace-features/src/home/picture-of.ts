import type { AreaImage } from '@tradepost/contract'
import { artSources } from '../page/index.ts'

const wide = 1280 / 400

/** Sources of a tenant's picture. Built-in artwork exists in several formats and widths, an uploaded picture in one. */
export function pictureOf({ url, width, height }: AreaImage['images'][number]['image']) {
  const isBuiltIn = width / height === wide && new URL(url, 'http://localhost').pathname.startsWith('/media/art/')
  return isBuiltIn ? artSources(url, 'wide') : { src: url, width, height }
}
