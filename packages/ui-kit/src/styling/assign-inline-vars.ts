import type { CSSProperties } from 'react'

/** Inline custom properties from vanilla-extract's `var(--x)` references, without its runtime. */
export const assignInlineVars = (values: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([reference, value]) => [reference.slice(4, -1), value]))
