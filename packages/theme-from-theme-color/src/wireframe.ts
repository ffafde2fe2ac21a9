import { createTheme, type Theme } from './create-theme.ts'

/** A theme without a brand: if a component still shows colour other than a status in it, it cheats. */
export const wireframe: Theme = createTheme('#6b6b6b')
