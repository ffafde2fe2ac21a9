import type { CSSProperties } from 'react'

/** Converts vanilla-extract's `var(--x)` references to inline custom properties, without vanilla-extract's runtime. */
export const assignInlineVars = (values: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([reference, value]) => [reference.slice(4, -1), value]))
