import { isApiError } from '@tradepost/api-client'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import { readPreview } from '@tradepost/marketplace-features/preview/server'

interface Area {
  areaType: number
  jsonData: string
}

/** The areas of the frame, such as the footer. The page of a preview shows the version of the area that it is about. */
export async function frameAreas(ctx: FeatureContext, published: Area[]): Promise<Area[]> {
  if (ctx.url.pathname !== '/preview') return published
  // The page itself says what is wrong with its token.
  const preview = await readPreview(ctx).catch((error: unknown) => {
    if (!isApiError(error)) throw error
    return null
  })
  const area = preview?.area
  return area ? [...published.filter(({ areaType }) => areaType !== area.areaType), area] : published
}
