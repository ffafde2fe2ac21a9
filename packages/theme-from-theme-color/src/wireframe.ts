import { createTheme, type Theme } from './create-theme.ts'

/** A theme in greys. A component that still shows a colour under it, other than a status, bypasses the tokens. */
export const wireframe: Theme = createTheme('#6b6b6b')
