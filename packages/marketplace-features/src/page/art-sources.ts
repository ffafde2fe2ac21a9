import type { ArtworkProps } from '@tradepost/ui-kit/artwork'

type Art = Pick<ArtworkProps, 'src' | 'srcSet' | 'width' | 'height'>
type Kind = 'cover' | 'wide' | 'content' | 'screenshot'

const kinds = {
  cover: { width: 480, height: 640, smaller: [240] },
  wide: { width: 1280, height: 400, smaller: [640, 800] },
  // Pictures of articles, notices and events, which lists show small.
  content: { width: 1280, height: 400, smaller: [320, 640, 800] },
  screenshot: { width: 960, height: 540, smaller: [] },
} as const

/**
 * Sources of a picture: AVIF in all widths that the media store provides. `src` is WebP, which `firstVisitScript` shows
 * in browsers that cannot show AVIF.
 */
export function artSources(url: string, kind: Kind): Art {
  const { width, height, smaller } = kinds[kind]
  if (!url.endsWith('.webp')) return { src: url, width, height }
  const stem = url.slice(0, -'.webp'.length)
  const srcSet = [...smaller.map((narrow) => `${stem}-${narrow}.avif ${narrow}w`), `${stem}.avif ${width}w`].join(', ')
  return { src: url, width, height, srcSet }
}
