import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import * as css from './tabs.css.ts'

/** One tab with its panel; the id is also the panel's anchor. */
export type TabItem = { id: string; label: string; count?: string; content: ReactNode }

/** Props of Tabs. */
export type TabsProps = {
  label: string
  items: readonly TabItem[]
  value?: string
  defaultValue?: string
  onValueChange?: (id: string) => void
}

/** Tabs with panels, of which one is visible. Without script, sections with links to them. */
export const Tabs = ({ label, items, value, defaultValue, onValueChange }: TabsProps) => {
  const [internal, setInternal] = useState(defaultValue ?? items[0]?.id)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const chosen = value ?? internal

  const choose = (id: string) => {
    setInternal(id)
    if (id !== chosen) onValueChange?.(id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = items.findIndex(({ id }) => id === chosen)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const to = { [forward]: at + 1, [backward]: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key]
    const next = to === undefined ? undefined : items[to % items.length]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(`${next.id}-tab`)?.focus()
  }

  return (
    <div>
      <div className={css.list} {...(live && { role: 'tablist', 'aria-label': label, onKeyDown })}>
        {items.map(({ id, label: name, count }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className={css.tab}
            {...(live && {
              role: 'tab',
              'aria-controls': id,
              'aria-selected': id === chosen,
              tabIndex: id === chosen ? 0 : -1,
            })}
            onClick={(event) => {
              event.preventDefault()
              choose(id)
            }}
          >
            {name}
            {count ? <span className={css.count}>{count}</span> : null}
          </a>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <section
          key={id}
          id={id}
          className={css.panel}
          aria-labelledby={`${id}-tab`}
          data-chosen={id === chosen}
          {...(live && { role: 'tabpanel' })}
        >
          {content}
        </section>
      ))}
    </div>
  )
}
