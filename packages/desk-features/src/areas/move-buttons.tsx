import { useT } from '@tradepost/i18n/react'
import { IconButton } from '@tradepost/ui-kit/icon-button'
import { ChevronDownIcon, ChevronUpIcon, XIcon } from '@tradepost/ui-kit/icons'
import { useEffect, useRef } from 'react'
import * as css from './areas.css.ts'

interface MoveButtonsProps {
  /** The name of what is moved. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Buttons that move an entry of a list, or remove it. The focus stays on the button that moved the entry. */
export function MoveButtons({ name, index, count, onMove, onRemove }: MoveButtonsProps) {
  const t = useT()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const moved = useRef<'up' | 'down' | null>(null)
  // A move is done when the place has changed.
  useEffect(() => {
    if (moved.current === null) return
    const [first, other] = moved.current === 'up' ? [up, down] : [down, up]
    moved.current = null
    // A disabled button cannot hold the focus.
    ;(first.current?.disabled ? other : first).current?.focus()
  }, [index])
  const move = (way: 'up' | 'down') => {
    moved.current = way
    onMove(way === 'up' ? index - 1 : index + 1)
  }
  return (
    <span className={css.moves}>
      <IconButton
        ref={up}
        icon={ChevronUpIcon}
        label={t('areas.up', { name })}
        disabled={index === 0}
        onClick={() => move('up')}
      />
      <IconButton
        ref={down}
        icon={ChevronDownIcon}
        label={t('areas.down', { name })}
        disabled={index === count - 1}
        onClick={() => move('down')}
      />
      <IconButton icon={XIcon} label={t('areas.remove', { name })} onClick={onRemove} />
    </span>
  )
}
