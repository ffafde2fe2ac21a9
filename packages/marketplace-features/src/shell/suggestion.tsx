import { useHref } from '@remix-run/react'
import type { MouseEvent } from 'react'
import * as css from './header.css.ts'

interface SuggestionProps {
  text: string
  path: string
  cover: string | null
  isGame: boolean
}

const small = (cover: string) => cover.replace(/\.webp$/, '-240.webp')
const isPlainPress = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/** One line of the panel; a real link, so that it opens in a new tab as well. */
export function Suggestion({ text, path, cover, isGame }: SuggestionProps) {
  return (
    <a
      href={useHref(path)}
      tabIndex={-1}
      className={css.suggestion}
      onClick={(event) => isPlainPress(event) && event.preventDefault()}
    >
      {cover ? <img src={small(cover)} alt="" width={28} height={36} loading="lazy" className={css.cover} /> : null}
      <span className={isGame ? css.suggestedGame : css.suggestedCategory}>{text}</span>
    </a>
  )
}
