export { ErrorPage } from './error-page.tsx'
export { NotFoundPage } from './not-found-page.tsx'
export { Shell } from './shell.tsx'
export type { ShellData, ShellFlash } from './shell-data.ts'
