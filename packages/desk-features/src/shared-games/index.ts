export { SharedGamePage, type SharedGamePageProps } from './shared-game-page.tsx'
export { SharedGamesPage, type SharedGamesPageProps } from './shared-games-page.tsx'
