import { calls } from '@tradepost/contract'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'
import { gamesClaim } from './frame/games-claim.ts'

const pageSize = 24

/** Loads shared games by title and genre. */
export async function loadSharedGames(ctx: FeatureContext) {
  const { searchParams } = ctx.url
  const keyword = typedKeyword(searchParams.get('q') ?? '')
  const category = (searchParams.get('category') ?? '').slice(0, 40)
  const pageNo = wholeNumber(searchParams.get('page'), { min: 1, max: 500 }) ?? 1
  const [page, categories] = await Promise.all([
    ctx.api(calls.sharedGame.sharedGamePage, {
      query: { pageNo, pageSize, ...(keyword && { keyWord: keyword }), ...(category && { category }) },
    }),
    ctx.api(calls.sharedGame.sharedGameCategories),
  ])
  const totalGames = categories.reduce((sum, { games }) => sum + games, 0)
  const filtered = keyword !== '' || category !== ''
  return {
    page,
    categories,
    all: totalGames,
    keyword,
    category,
    meta: pageMeta(
      ctx,
      ctx.t('pass.gameList'),
      ctx.t('pass.gameListText', { games: gamesClaim(totalGames) }),
      filtered ? { robots: 'noindex, follow' } : {},
    ),
  }
}
