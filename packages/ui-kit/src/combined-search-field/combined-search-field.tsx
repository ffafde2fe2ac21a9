import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { limitInput } from '../field/limit-input.ts'
import { iconBefore } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SearchIcon, XIcon } from '../icons/index.ts'
import type { LinkAs } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import * as css from './combined-search-field.css.ts'
import { SearchPanel, type SearchSuggestion } from './search-panel.tsx'
import { useCombobox } from './use-combobox.ts'

/** Props of CombinedSearchField. */
export type CombinedSearchFieldProps = {
  /** The form's action URL, for browsers without script. */
  action: string
  name?: string
  label: string
  placeholder?: string
  submitLabel: string
  clearLabel: string
  /** Accessible name of the list of suggestions. */
  suggestionsLabel: string
  value: string
  onValueChange: (value: string) => void
  suggestions?: readonly SearchSuggestion[]
  /** Called when a suggestion is chosen by click or Enter, but not when its link is opened in a new tab. */
  onSuggestionChoose?: (suggestion: SearchSuggestion) => void
  linkAs?: LinkAs
  /** Call `preventDefault` on the event to search without a document navigation. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  onOpenChange?: (open: boolean) => void
  maxLength?: number
  /** Content before the input, such as a select for the scope of the search. */
  leading?: ReactNode
  /** `panelHeader` and `panelFooter`: content above and below the suggestions in the panel. */
  panelHeader?: ReactNode
  panelFooter?: ReactNode
  /** Text that is announced to screen readers, such as the number of suggestions. */
  status?: string
  size?: keyof typeof css.sizes
  /** `inPlace` puts the panel into the page flow, for a search in a dialog. */
  panel?: 'floating' | 'inPlace'
  hideSubmit?: boolean
  autoFocus?: boolean
  /** Further fields of the form, such as hidden inputs. */
  children?: ReactNode
}

/** A search form whose input shows suggestions (WAI-ARIA combobox with a listbox). */
export const CombinedSearchField = (props: CombinedSearchFieldProps) => {
  const { action, name = 'keyword', label, placeholder, submitLabel, clearLabel, value, onValueChange } = props
  const { suggestions = [], onSuggestionChoose, onSubmit, onOpenChange, maxLength = 144, size = 'md' } = props
  const id = useId()
  const listId = `${id}-list`
  const combobox = useCombobox({
    options: suggestions,
    hasPanel: suggestions.length > 0 || Boolean(props.panelHeader) || Boolean(props.panelFooter),
    onChoose: (suggestion) => onSuggestionChoose?.(suggestion),
  })
  const { expanded, activeId, close } = combobox

  useEffect(() => onOpenChange?.(expanded), [expanded, onOpenChange])

  return (
    // biome-ignore lint/a11y/useSemanticElements: not all browsers support the search element
    <form
      ref={combobox.root}
      role="search"
      action={action}
      method="get"
      className={css.form}
      onSubmit={(event) => {
        close()
        onSubmit?.(event)
      }}
    >
      <div className={cx(css.frame, css.sizes[size])}>
        {props.leading ? <div className={css.leading}>{props.leading}</div> : null}
        <span className={cx(css.icon, iconBefore(SearchIcon, 18))} />
        <input
          type="search"
          name={name}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={activeId === null ? undefined : `${id}-${activeId}`}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          maxLength={maxLength}
          // biome-ignore lint/a11y/noAutofocus: only after the visitor has opened the search
          autoFocus={props.autoFocus}
          value={value}
          className={css.input}
          onFocus={combobox.open}
          onClick={combobox.open}
          onKeyDown={combobox.onKeyDown}
          onChange={(event) => {
            limitInput(event, { maxLength })
            combobox.setActiveId(null)
            combobox.open()
            onValueChange(event.currentTarget.value)
          }}
        />
        {value ? <IconButton icon={XIcon} label={clearLabel} size="sm" onClick={() => onValueChange('')} /> : null}
        {props.hideSubmit ? null : (
          <button type="submit" className={css.submit}>
            {submitLabel}
          </button>
        )}
      </div>
      {props.children}
      <SearchPanel
        id={id}
        listId={listId}
        label={props.suggestionsLabel}
        open={expanded}
        inPlace={props.panel === 'inPlace'}
        suggestions={suggestions}
        activeId={activeId}
        header={props.panelHeader}
        footer={props.panelFooter}
        status={props.status}
        linkAs={props.linkAs}
        onChoose={(suggestion) => {
          close()
          onSuggestionChoose?.(suggestion)
        }}
      />
    </form>
  )
}
