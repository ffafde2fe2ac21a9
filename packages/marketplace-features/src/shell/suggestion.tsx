import * as css from './header.css.ts'

interface SuggestionProps {
  text: string
  cover: string | null
  isGame: boolean
}

const small = (cover: string) => cover.replace(/\.webp$/, '-240.webp')

/** One line of the suggestions. */
export const Suggestion = ({ text, cover, isGame }: SuggestionProps) => (
  <>
    {cover ? <img src={small(cover)} alt="" width={28} height={36} loading="lazy" className={css.cover} /> : null}
    <span className={isGame ? css.suggestedGame : css.suggestedCategory}>{text}</span>
  </>
)
