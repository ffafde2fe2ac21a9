import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { PlusIcon } from '@tradepost/ui-kit/icons'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import type { ReactNode } from 'react'
import * as css from './areas.css.ts'
import { MoveButtons } from './move-buttons.tsx'
import { moved } from './moved.ts'
import { useAreaForm } from './use-area-form.ts'

interface PartListProps<T> {
  kind: 'pictures' | 'blocks' | 'links' | 'columns' | 'pairs'
  parts: readonly T[]
  max: number
  /** The name of the part that holds these; its absence means that the area does. */
  within?: string | undefined
  make: () => T
  onChange: (parts: T[]) => void
  children: (part: T, place: { index: number; name: string; change: (more: Partial<T>) => void }) => ReactNode
}

/** The parts of an area in their order, each with its fields. */
export function PartList<T extends { key: string }>(props: PartListProps<T>) {
  const { kind, parts, max, within, make, onChange, children } = props
  const t = useT()
  const { disabled } = useAreaForm()
  return (
    <>
      {parts.length > 0 ? (
        <ol className={css.list}>
          {parts.map((part, index) => {
            const shown = t('areas.part', { kind, n: index + 1 })
            const name = within ? `${within}, ${shown}` : shown
            const change = (more: Partial<T>) =>
              onChange(parts.map((one) => (one.key === part.key ? { ...one, ...more } : one)))
            return (
              <li key={part.key}>
                <fieldset className={within ? css.inner : css.part}>
                  <VisuallyHidden as="legend">{name}</VisuallyHidden>
                  <div className={css.head}>
                    <span className={css.name} aria-hidden>
                      {shown}
                    </span>
                    {disabled ? null : (
                      <MoveButtons
                        name={name}
                        index={index}
                        count={parts.length}
                        onMove={(to) => onChange(moved(parts, index, to))}
                        onRemove={() => onChange(parts.filter((one) => one.key !== part.key))}
                      />
                    )}
                  </div>
                  {children(part, { index, name, change })}
                </fieldset>
              </li>
            )
          })}
        </ol>
      ) : null}
      {disabled || parts.length >= max ? null : (
        <span>
          <Button
            type="button"
            variant="secondary"
            size="sm"
            icon={PlusIcon}
            onClick={() => onChange([...parts, make()])}
          >
            {t('areas.add-part', { kind })}
          </Button>
        </span>
      )}
    </>
  )
}
