import { createTheme, type Theme } from './create-theme.ts'

/** A theme without a brand colour: a component that still shows one, other than a status, bypasses the tokens. */
export const wireframe: Theme = createTheme('#6b6b6b')
