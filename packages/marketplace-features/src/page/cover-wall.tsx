import type { ReactNode } from 'react'
import { artSources } from './art-sources.ts'
import * as css from './cover-wall.css.ts'

/** A wall of two to six covers per row. Its children are list items. */
export const CoverWall = ({ children }: { children: ReactNode }) => <ul className={css.wall}>{children}</ul>

/** A cover as wide as its column. `eager` for covers in the first screen. */
export const wallCover = (url: string, eager: boolean) => ({
  ...artSources(url, 'cover'),
  alt: '',
  sizes: '(min-width: 1024px) 190px, (min-width: 640px) 22vw, 46vw',
  eager,
})
