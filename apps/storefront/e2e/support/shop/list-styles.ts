import { calls, type OfferCard } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { publicApi, site } from './gateway.ts'

/** One offer of a mixed category shown as a list, and one of a category shown as radio buttons. */
export async function findBothListStyles(): Promise<{ list: OfferCard; radio: OfferCard }> {
  const { list: offers } = await publicApi()(calls.offer.offerPage, {
    body: { pageNo: 1, pageSize: 100, standardTypes: [standardType.mixStand] },
  })
  const styles = new Map<boolean, OfferCard>()
  for (const [path, offer] of new Map(offers.map((offer) => [`/${offer.brandAlias}/${offer.categoryAlias}`, offer]))) {
    const [, brandRouteName = '', categoryRouteName = ''] = path.split('/')
    const { frontendSiteTemplateSetting } = await publicApi()(calls.catalog.urlRouteBrandCategory, {
      query: { ...site(), brandRouteName, categoryRouteName, pageType: 3, terminalType: 1 },
    } as never)
    const isRadio = frontendSiteTemplateSetting.template.includes('radio')
    if (!styles.has(isRadio)) styles.set(isRadio, offer)
    const [list, radio] = [styles.get(false), styles.get(true)]
    if (list && radio) return { list, radio }
  }
  throw new Error('the demo data does not have both list styles')
}
