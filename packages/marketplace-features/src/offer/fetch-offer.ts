import { calls, type OfferDetail } from '@tradepost/contract'
import { pageType } from '@tradepost/contract/constants'
import { type FeatureContext, siteFacts } from '../kernel/server.ts'

/** Fetches an offer with seller, guarantee, delivery and verification details. */
export const fetchOffer = (ctx: FeatureContext, id: string): Promise<OfferDetail> =>
  ctx.api(calls.offer.offerDetail, {
    params: { id },
    body: {
      ...siteFacts(ctx),
      isGetSellerInfo: true,
      isGetGuaranteeInfo: true,
      isGetDeliveryDetail: true,
      isGetSellerAuthLevelOperationRecord: true,
      isTranslate: true,
      pageType: pageType.detail,
    },
  })
