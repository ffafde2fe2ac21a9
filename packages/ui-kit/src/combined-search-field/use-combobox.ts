import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** One suggestion. When it is chosen, `text` becomes the value of the field. */
export type SearchOption = { id: string; text: string }

type Wishes<Option extends SearchOption> = {
  options: readonly Option[]
  hasPanel: boolean
  onChoose: (option: Option) => void
}

/** Open state and the active suggestion of a combobox; the focus never leaves its input. */
export const useCombobox = <Option extends SearchOption>({ options, hasPanel, onChoose }: Wishes<Option>) => {
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const root = useRef<HTMLFormElement>(null)
  const expanded = open && hasPanel
  const activeIndex = options.findIndex(({ id }) => id === activeId)

  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  const close = () => {
    setOpen(false)
    setActiveId(null)
  }

  const move = (by: 1 | -1) => {
    setOpen(true)
    // The arrow keys cycle through the options and one more position, which is the field.
    const places = options.length + 1
    const from = activeIndex === -1 ? options.length : activeIndex
    setActiveId(options[(from + by + places) % places]?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const active = expanded ? options[activeIndex] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      close()
      onChoose(active)
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') {
      close()
    }
  }

  return {
    root,
    expanded,
    activeId: activeIndex === -1 ? null : activeId,
    open: () => setOpen(true),
    close,
    setActiveId,
    onKeyDown,
  }
}
