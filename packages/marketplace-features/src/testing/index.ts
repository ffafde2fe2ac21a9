export { type ScreenRoute, screen } from './screen.ts'
