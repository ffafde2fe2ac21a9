import type { CallData, calls } from '@tradepost/contract'
import { clientPlatforms } from '@tradepost/domain/content/shared-games'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ContentFrame } from '../content/index.ts'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { type SharedGameContent, SharedGameForm } from './shared-game-form.tsx'

const newGame: SharedGameContent = {
  ...{ kind: 'shared-game', position: 100, genre: '', released: 0, platforms: [...clientPlatforms], coverUrl: '' },
  ...{ texts: {}, outdated: [] },
}

export interface SharedGamePageProps {
  /** Null for a new game. */
  game: CallData<typeof calls.content.contentDetail> | null
  /** The games of the catalogue. */
  brands: readonly { id: string; name: string }[]
  languages: readonly string[]
  result?: unknown
}

/** A game of the pass: its facts and titles, the period in which the pass has it, and its history. */
export function SharedGamePage({ game, brands, languages, result }: SharedGamePageProps) {
  const t = useT()
  const content = game?.content.kind === 'shared-game' ? game.content : newGame
  const title = content.texts[languages[0] ?? 'en']?.title ?? Object.values(content.texts)[0]?.title
  const hrefOf = (version?: number) => paths.sharedGame(game?.item ?? 'new', version)
  return (
    <ContentFrame
      title={game ? (title ?? game.item) : t('sharedGames.new')}
      lead={t('sharedGames.period')}
      actions={
        <ButtonLink as={DeskAnchor} href={paths.sharedGames()} variant="secondary" size="sm">
          {t('sharedGames.title')}
        </ButtonLink>
      }
      content={game}
      mayEnd
      {...{ hrefOf, result }}
    >
      {({ key, ...facts }) => <SharedGameForm key={key} {...{ content, brands, languages }} {...facts} />}
    </ContentFrame>
  )
}
