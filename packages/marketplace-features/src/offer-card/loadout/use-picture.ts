import { useHref } from '@remix-run/react'
import type { ArtworkProps } from '@tradepost/ui-kit/artwork'
import { createContext, useContext } from 'react'
import { useShop } from '../../kernel/index.ts'
import { paths } from '../../kernel/paths/index.ts'
import { artSources } from '../../page/art-sources.ts'
import type { ShownOffer } from '../shown-offer.ts'
import type { LoadoutShape } from './draw-loadout.ts'
import { hasLoadout, loadoutPath } from './loadout.ts'

type Source = (offer: ShownOffer, locale: string, shape: LoadoutShape) => string
type Picture = Pick<ArtworkProps, 'src' | 'srcSet' | 'width' | 'height'>

const SourceContext = createContext<Source>(loadoutPath)

/** Gives the addresses of drawn cards. The workshop draws them itself, because it has no server. */
export const LoadoutSource = SourceContext.Provider

const sizes = { card: { width: 480, height: 480 }, wide: { width: 1280, height: 400 } } as const

/** The picture of an offer: its own card if it is one of a kind, otherwise the picture of its game. */
export function usePicture(offer: ShownOffer, shape: LoadoutShape, gamePicture: string): Picture {
  const { locale } = useShop()
  const path = useContext(SourceContext)(offer, locale, shape)
  const address = useHref(path)
  if (!hasLoadout(offer) || !paths.item(offer.id)) return artSources(gamePicture, shape === 'wide' ? 'wide' : 'cover')
  return { src: path.startsWith('/') ? address : path, ...sizes[shape] }
}
