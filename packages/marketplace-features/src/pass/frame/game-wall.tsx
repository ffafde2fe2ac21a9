import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Heading } from '@tradepost/ui-kit/text'
import { CoverWall, wallCover } from '../../page/index.ts'
import * as css from './pass.css.ts'

export type SharedGame = CallData<typeof calls.sharedGame.sharedGamePage>['list'][number]

interface GameWallProps {
  games: readonly SharedGame[]
  /** Name of each genre by its key. */
  genres?: Readonly<Record<string, string>>
  headingLevel?: 2 | 3
  /** The number of covers that the browser loads at once, because they are visible without scrolling. */
  eager?: number
}

/** Covers of shared games. They are not links, because players open the games in the desktop client. */
export function GameWall({ games, genres = {}, headingLevel = 3, eager = 0 }: GameWallProps) {
  const t = useT()
  /** Words about a game that one kind of Windows alone can start. */
  const only = ([platform, other]: SharedGame['platforms']) =>
    other ? null : t(platform === 'win32' ? 'pass.only32' : 'pass.only64')
  return (
    <CoverWall>
      {games.map(({ id, title, category, released, platforms, coverUrl }, index) => (
        <li key={id} className={css.game}>
          <div className={css.gameCover}>
            <Artwork {...wallCover(coverUrl, index < eager)} fill />
          </div>
          <div>
            <Heading level={headingLevel} size="sm">
              <bdi>{title}</bdi>
            </Heading>
            <p className={css.gameFacts}>{[genres[category], released, only(platforms)].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </CoverWall>
  )
}
