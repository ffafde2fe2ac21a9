import { createApi } from '@tradepost/api-client'
import { type Brand, calls, type OfferCard } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { inject } from 'vitest'

const siteIds: Record<string, string> = { lumen: '1001', sahra: '2001', kiba: '3001' }
const tenantIds: Record<string, string> = { lumen: '1', sahra: '2', kiba: '3' }

/** An API client without a session, for one tenant. */
export function publicApi(tenant = 'lumen', lang = 'en') {
  const { gatewayUrl, sites } = inject('stack')
  return createApi({
    baseUrl: gatewayUrl,
    headers: () => ({
      Origin: sites[tenant] ?? '',
      Lang: lang,
      TimeZone: 'UTC',
      DeviceId: 'e2e',
      'Ab-Test-Group': '1',
    }),
  })
}

interface OfferWish {
  standardType?: number
  keyWord?: string
  matches?: (offer: OfferCard) => boolean
  tenant?: string
}

/** The first matching offer of the seed; throws if there is none. */
export async function findOffer({
  standardType,
  keyWord,
  matches = () => true,
  tenant = 'lumen',
}: OfferWish): Promise<OfferCard> {
  const api = publicApi(tenant)
  for (let pageNo = 1; pageNo <= 15; pageNo++) {
    const page = await api(calls.offer.offerPage, {
      body: {
        pageNo,
        pageSize: 100,
        ...(standardType === undefined ? {} : { standardTypes: [standardType] }),
        ...(keyWord ? { keyWord } : {}),
      },
    })
    const found = page.list.find(matches)
    if (found) return found
    if (page.list.length < 100) break
  }
  throw new Error('the seed has no such offer')
}

// A rental is paid with G Coin and cannot be put into a cart.
const { rental } = standardType
export const buyable = (offer: OfferCard) =>
  offer.status === 1 && offer.available > 0 && offer.deliveryMode === 'platform' && offer.standardType !== rental

/** Offers without delivery inputs. */
export const needsNoInputs = ({ categoryAlias }: Pick<OfferCard, 'categoryAlias'>) =>
  !['coins', 'items', 'top-up', 'boosting'].includes(categoryAlias)

export const allBrands = (tenant = 'lumen'): Promise<Brand[]> =>
  publicApi(tenant)(calls.catalog.brandAll, { params: { id: siteIds[tenant] ?? '' } })

export const helpCategories = (tenant = 'lumen') => publicApi(tenant)(calls.article.articleCategory, { query: {} })

export const fetchStore = (sellerId: string, tenant = 'lumen') =>
  publicApi(tenant)(calls.seller.sellerStore, { query: { sellerId } })

export const site = (tenant = 'lumen') => ({ tenantId: tenantIds[tenant] ?? '', siteId: siteIds[tenant] ?? '' })
