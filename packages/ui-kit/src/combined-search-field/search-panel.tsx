import type { MouseEvent, ReactNode } from 'react'
import type { LinkAs } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './combined-search-field.css.ts'
import type { SearchOption } from './use-combobox.ts'

/** A suggestion. Adjacent suggestions of one `group` are listed below its name. With `href`, it is a link. */
export type SearchSuggestion = SearchOption & { content?: ReactNode; group?: string; href?: string }

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
  linkAs: LinkAs | undefined
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

const isPlainPress = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

type OptionProps = Pick<SearchPanelProps, 'linkAs' | 'onChoose'> & {
  id: string
  suggestion: SearchSuggestion
  active: boolean
}

/** One suggestion. The focus stays in the combobox's input, which handles the keys for all suggestions. */
const Option = ({ id, suggestion, active, linkAs: Link = 'a', onChoose }: OptionProps) => {
  const { content, text, href } = suggestion
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    className: css.option,
    onPointerDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (href !== undefined && !isPlainPress(event)) return
      event.preventDefault()
      onChoose(suggestion)
    },
  }
  if (href === undefined) return <div {...option}>{content ?? text}</div>
  return (
    <Link {...option} href={href} tabIndex={-1}>
      {content ?? text}
    </Link>
  )
}

/** The list of suggestions below the input, which handles the arrow keys. */
export const SearchPanel = (props: SearchPanelProps) => (
  <>
    {props.open ? (
      <div className={cx(css.panel, props.inPlace && css.inPlace)}>
        {props.header}
        <div id={props.listId} role="listbox" aria-label={props.label}>
          {grouped(props.suggestions).map(({ name, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
            <div key={items[0]?.id} role="group" aria-label={name} className={css.group}>
              {name ? (
                <p aria-hidden className={css.groupLabel}>
                  {name}
                </p>
              ) : null}
              {items.map((suggestion) => (
                <Option
                  key={suggestion.id}
                  id={`${props.id}-${suggestion.id}`}
                  suggestion={suggestion}
                  active={suggestion.id === props.activeId}
                  linkAs={props.linkAs}
                  onChoose={props.onChoose}
                />
              ))}
            </div>
          ))}
        </div>
        {props.footer}
      </div>
    ) : null}
    <span role="status" className={hidden}>
      {props.open ? props.status : ''}
    </span>
  </>
)
