import { areaType, terminalType } from '@tradepost/contract/constants'
import { pageAreaOf } from '@tradepost/domain/content/page-areas'
import { loadAllGames } from '@tradepost/marketplace-features/catalog/server'
import { loadHome } from '@tradepost/marketplace-features/home/server'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'

interface Area {
  areaType: number
  jsonData: string
}

/** The terminal whose page is shown: one that has the area, and the one that the address asks for if both have it. */
function terminalFor({ url, terminal }: FeatureContext, { areaType: type }: Area): 1 | 2 {
  const { phone = true, desktop = true } = pageAreaOf(type) ?? {}
  if (phone !== desktop) return phone ? terminalType.h5 : terminalType.pc
  const asked = url.searchParams.get('terminal')
  return asked === 'phone' ? terminalType.h5 : asked === 'desktop' ? terminalType.pc : terminal
}

/** The page of the shop that has an area, with the version of the area that is looked at. */
export async function loadAreaPreview(ctx: FeatureContext, area: Area) {
  const terminal = terminalFor(ctx, area)
  if (area.areaType === areaType.h5AllGameHotGame) {
    const { brands, hot } = await loadAllGames(ctx, { area, terminal })
    return { home: null, allGames: { brands, hot } }
  }
  const { areas, games, categoryIds } = await loadHome(ctx, { area, terminal })
  return { home: { areas, games, categoryIds, terminal }, allGames: null }
}
