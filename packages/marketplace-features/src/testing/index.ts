export { drawnCard } from './drawn-card.ts'
export { type ScreenRoute, screen } from './screen.ts'
