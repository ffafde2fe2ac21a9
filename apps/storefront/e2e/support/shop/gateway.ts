import { createApi } from '@tradepost/api-client'
import { type Brand, calls, type OfferCard } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { inject } from 'vitest'
import { tenantSettings } from './tenant-settings.ts'

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

interface OfferCriteria {
  standardType?: number
  keyWord?: string
  matches?: (offer: OfferCard) => boolean
  tenant?: string
}

/** The first matching offer of the demo data; throws if there is none. */
export async function findOffer({
  standardType,
  keyWord,
  matches = () => true,
  tenant = 'lumen',
}: OfferCriteria): Promise<OfferCard> {
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
    const offer = page.list.find(matches)
    if (offer) return offer
    if (page.list.length < 100) break
  }
  throw new Error('the demo data has no such offer')
}

// A rental is paid with G Coin and cannot be put into a cart.
const { rental } = standardType
export const buyable = (offer: OfferCard) =>
  offer.status === 1 && offer.available > 0 && offer.deliveryMode === 'platform' && offer.standardType !== rental

/** Offers without delivery inputs. */
export const needsNoInputs = ({ categoryAlias }: Pick<OfferCard, 'categoryAlias'>) =>
  !['coins', 'items', 'top-up', 'boosting'].includes(categoryAlias)

export const allBrands = (tenant = 'lumen'): Promise<Brand[]> =>
  publicApi(tenant)(calls.catalog.brandAll, { params: { id: site(tenant).siteId } })

export const helpCategories = (tenant = 'lumen') => publicApi(tenant)(calls.article.articleCategory, { query: {} })

export const fetchStore = (sellerId: string, tenant = 'lumen') =>
  publicApi(tenant)(calls.seller.sellerStore, { query: { sellerId } })

/** The ids of a tenant and its site, which many calls take. */
export function site(tenant = 'lumen') {
  const { tenantId, siteId } = tenantSettings(tenant)
  return { tenantId, siteId }
}
