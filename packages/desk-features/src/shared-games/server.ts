export { actOnSharedGame, loadSharedGame, loadSharedGames } from './act-on-shared-game.ts'
