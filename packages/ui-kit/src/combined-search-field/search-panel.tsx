import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './combined-search-field.css.ts'
import type { SearchOption } from './use-combobox.ts'

/** A suggestion as it is shown; neighbours with the same group stand under its name. */
export type SearchSuggestion = SearchOption & { content?: ReactNode; group?: string }

type SearchPanelProps = {
  id: string
  listId: string
  label: string
  open: boolean
  inPlace: boolean
  suggestions: readonly SearchSuggestion[]
  activeId: string | null
  header: ReactNode
  footer: ReactNode
  status: string | undefined
  onChoose: (suggestion: SearchSuggestion) => void
}

const grouped = (suggestions: readonly SearchSuggestion[]) => {
  const groups: { name: string | undefined; items: SearchSuggestion[] }[] = []
  for (const suggestion of suggestions) {
    const last = groups.at(-1)
    if (last && last.name === suggestion.group) last.items.push(suggestion)
    else groups.push({ name: suggestion.group, items: [suggestion] })
  }
  return groups
}

/** The list under the search; the keyboard moves through it from the input. */
export const SearchPanel = (props: SearchPanelProps) => (
  <>
    <div hidden={!props.open} className={cx(css.panel, props.inPlace && css.inPlace)}>
      {props.header}
      <div id={props.listId} role="listbox" aria-label={props.label}>
        {grouped(props.suggestions).map(({ name, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={items[0]?.id} role="group" aria-label={name} className={css.group}>
            {name ? (
              <p aria-hidden className={css.groupLabel}>
                {name}
              </p>
            ) : null}
            {items.map((suggestion) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox's input
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox's input
              <div
                key={suggestion.id}
                id={`${props.id}-${suggestion.id}`}
                role="option"
                aria-selected={suggestion.id === props.activeId}
                className={css.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => props.onChoose(suggestion)}
              >
                {suggestion.content ?? suggestion.text}
              </div>
            ))}
          </div>
        ))}
      </div>
      {props.footer}
    </div>
    <VisuallyHidden>
      <span role="status">{props.open ? props.status : ''}</span>
    </VisuallyHidden>
  </>
)
