import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import * as css from './header.css.ts'

interface SuggestionProps {
  text: string
  cover: string | null
  /** The game of a category, for screen readers: sighted visitors see it above. */
  game?: string
}

const small = (cover: string) => cover.replace(/\.webp$/, '-240.webp')

/** One line of the suggestions. */
export const Suggestion = ({ text, cover, game }: SuggestionProps) => (
  <>
    {cover ? <img src={small(cover)} alt="" width={28} height={36} loading="lazy" className={css.cover} /> : null}
    <span className={game ? css.suggestedCategory : css.suggestedGame}>
      {text}
      {game ? <VisuallyHidden>, {game}</VisuallyHidden> : null}
    </span>
  </>
)
