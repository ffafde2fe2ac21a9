import { useNavigate } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { CombinedSearchField } from '@tradepost/ui-kit/combined-search-field'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { Icon } from '@tradepost/ui-kit/icon'
import { SearchIcon } from '@tradepost/ui-kit/icons'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DeskAnchor, useMay } from '../../kernel/index.ts'
import * as css from '../frame.css.ts'
import type { FrameGroup } from '../frame-pages.ts'
import { paletteEntries } from './palette-entries.ts'

interface CommandPaletteProps {
  side: 'seller' | 'staff'
  /** The groups of the frame, with the pages that the role may open. */
  groups: readonly FrameGroup[]
  /** Begins open, for a story. */
  defaultOpen?: boolean
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: globalThis.KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** Opens by Ctrl or Cmd with K, unless another dialog is open. */
function useShortcut(open: () => void) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}

/** Scrolls to the entry that the arrows chose. The focus stays in the field, so that the browser does not do it. */
function showActive({ key, currentTarget }: KeyboardEvent) {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  requestAnimationFrame(() => currentTarget.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }))
}

function Palette({ side, groups, onClose }: Omit<CommandPaletteProps, 'defaultOpen'> & { onClose: () => void }) {
  const t = useT()
  const may = useMay(side)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog, which opens after this effect, gives the focus to its first button.
    const frame = requestAnimationFrame(() => root.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const entries = paletteEntries({ side, groups, typed, may, t })
  const go = (href: string | undefined) => {
    if (!href) return
    onClose()
    navigate(href)
  }
  // The list would close first, and the dialog only by another press.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the field inside
    <div ref={root} onKeyDownCapture={onKeyDownCapture} onKeyDown={showActive}>
      <CombinedSearchField
        action=""
        label={t('desk.palette-label')}
        placeholder={t('desk.palette-label')}
        submitLabel={t('desk.search')}
        clearLabel={t('desk.palette-clear')}
        suggestionsLabel={t('desk.palette-results')}
        value={typed}
        onValueChange={setTyped}
        suggestions={entries}
        onSuggestionChoose={({ href }) => go(href)}
        onSubmit={(event) => {
          event.preventDefault()
          go(entries[0]?.href)
        }}
        linkAs={DeskAnchor}
        panel="inPlace"
        panelFooter={entries.length ? null : <p>{t('desk.palette-none')}</p>}
        status={entries.length ? t('desk.palette-count', { count: entries.length }) : t('desk.palette-none')}
        hideSubmit
      />
    </div>
  )
}

/** Finds a page, an act or what a list holds by typing, from every page: by a button, or by Ctrl or Cmd with K. */
export function CommandPalette({ side, groups, defaultOpen = false }: CommandPaletteProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(defaultOpen)
  const [open, close] = [() => setOpen(true), () => setOpen(false)]
  useShortcut(open)
  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('desk.palette')}
        title={`${t('desk.palette')} (Ctrl+K)`}
        onClick={open}
      >
        <Icon shape={SearchIcon} size={18} />
        <span className={css.word}>{t('desk.palette')}</span>
      </button>
      <Dialog open={isOpen} onClose={close} title={t('desk.palette')} closeLabel={t('desk.close')}>
        <Palette side={side} groups={groups} onClose={close} />
      </Dialog>
    </>
  )
}
