import { Artwork } from '@tradepost/ui-kit/artwork'
import type { ReactNode } from 'react'
import { artSources } from './art-sources.ts'
import * as css from './cover-wall.css.ts'

/** Games by their covers, two to six beside each other; its children are list items. */
export const CoverWall = ({ children }: { children: ReactNode }) => <ul className={css.wall}>{children}</ul>

/** A cover as wide as its place in a wall; `eager` where it is in the first screen. */
export const WallCover = ({ url, eager }: { url: string; eager: boolean }) => (
  <Artwork
    {...artSources(url, 'cover')}
    alt=""
    fill
    sizes="(min-width: 1024px) 190px, (min-width: 640px) 22vw, 46vw"
    eager={eager}
  />
)
