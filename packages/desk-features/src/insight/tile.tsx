import type { ReactNode } from 'react'
import * as css from './insight.css.ts'

/** A number with its name, in a list of such numbers. */
export const Tile = ({ label, note, children }: { label: string; note?: string | null; children: ReactNode }) => (
  <div className={css.tile}>
    <dt className={css.muted}>{label}</dt>
    <dd className={css.number}>{children}</dd>
    {note ? <dd className={css.muted}>{note}</dd> : null}
  </div>
)
