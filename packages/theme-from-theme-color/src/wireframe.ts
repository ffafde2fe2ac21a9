import { createTheme, type Theme } from './create-theme.ts'

/** A grey theme. A component that shows a colour with this theme, other than a status colour, bypasses the tokens. */
export const wireframe: Theme = createTheme('#6b6b6b')
