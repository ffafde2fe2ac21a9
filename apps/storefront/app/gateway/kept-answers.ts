import { type Call, calls } from '@tradepost/contract'
import type { RequestFacts } from '../../server/pages/request-facts.ts'

/**
 * Calls whose answers are kept: reads that are the same for every signed-out visitor of a language, and whose changes the
 * gateway announces or the page cache may show late anyway.
 */
export const keptCalls: ReadonlySet<Call> = new Set<Call>([
  calls.article.article,
  calls.article.articleCategory,
  calls.catalog.brandAll,
  calls.catalog.brandPage,
  calls.catalog.keySearch,
  calls.catalog.mostNew,
  calls.catalog.mostPop,
  calls.catalog.topSeller,
  calls.catalog.urlRouteBrand,
  calls.catalog.urlRouteBrandCategory,
  calls.catalog.urlRouteCategory,
  calls.event.gameEvent,
  calls.event.gameEventList,
  calls.event.passEvent,
  calls.event.passEventList,
  calls.legal.legalPage,
  calls.legal.legalPageList,
  calls.offer.offerCard,
  calls.offer.offerCards,
  calls.offer.offerDetail,
  calls.offer.offerPage,
  calls.offer.standardOfferPage,
  calls.pass.passPlan,
  calls.review.reviewLevelCount,
  calls.review.reviewPage,
  calls.review.reviewPageShow,
  calls.review.scoreCount,
  calls.seller.sellerStore,
  calls.site.commonConfig,
  calls.site.noticeList,
  calls.site.templateSetting,
])

/** The key of a kept answer: the input and the request headers that may change an answer to a signed-out visitor. */
export const answerKey = (call: Call, input: unknown, { locale, timeZone, abGroup }: RequestFacts): string =>
  `${call.method} ${call.path} ${locale} ${timeZone} ${abGroup} ${JSON.stringify(input)}`
