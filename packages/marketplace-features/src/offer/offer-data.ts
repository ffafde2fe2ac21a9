import type { OfferDetail } from '@tradepost/contract'
import { plainText } from '@tradepost/domain/rich-text/read-rich-text'
import { offerState } from '../offer-card/offer-state.ts'
import { priceText } from '../page/structured-data.ts'

/** An offer as structured data. `url` is its absolute address. */
export function offerData(offer: OfferDetail, url: string): Record<string, unknown> {
  const { price, seller } = offer
  return {
    '@type': 'Product',
    name: offer.title,
    url,
    image: offer.coverUrl,
    description: plainText(offer.description).slice(0, 500),
    category: offer.categoryName,
    brand: { '@type': 'Brand', name: offer.brandName },
    ...(price && {
      offers: {
        '@type': 'Offer',
        url,
        price: priceText(price),
        priceCurrency: price.currency,
        availability: `https://schema.org/${offerState(offer) === 'onSale' ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: seller.nickName },
      },
    }),
  }
}

/** The questions and answers of an offer as structured data. */
export const questionData = (faq: OfferDetail['faq']): Record<string, unknown>[] =>
  faq.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: faq.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
