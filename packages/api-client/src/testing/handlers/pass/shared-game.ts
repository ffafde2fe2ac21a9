import { textMatcher } from '@tradepost/domain/search/text-matcher'
import type { Handlers } from '../../fake-call.ts'
import { cover } from '../../fixtures/art.ts'
import { games } from '../../fixtures/games.ts'
import { id64 } from '../../fixtures/ids.ts'
import { page } from '../../present.ts'

const sharedGames = Array.from({ length: 214 }, (_, n) => ({
  ...{ id: id64(9000 + n), title: `Shared game ${n + 1}`, category: n % 2 === 0 ? 'action' : 'strategy' },
  ...{ released: 2000 + (n % 25), platforms: n % 3 === 0 ? ['win64' as const] : ['win64' as const, 'win32' as const] },
  ...{ coverUrl: cover(games[n % games.length]?.brandAlias ?? 'shared') },
}))

export const sharedGame: Handlers<'sharedGame'> = {
  settingPeriod: () => [
    { id: '1', timeUnit: 1, amount: 14 },
    { id: '2', timeUnit: 1, amount: 30 },
  ],
  sharedGamePage({ query = {} }) {
    const matches = textMatcher(query.keyWord ?? '')
    return page(
      sharedGames.filter((game) => (!query.category || game.category === query.category) && matches(game.title)),
      query,
    )
  },
  sharedGameCategories: () => [
    { category: 'action', name: 'Action', games: 107 },
    { category: 'strategy', name: 'Strategy', games: 107 },
  ],
}
