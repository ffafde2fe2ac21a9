import { offerIds } from '@tradepost/api-client/testing'
import { formatMoney } from '@tradepost/i18n/format'
import { describe, expect, it } from 'vitest'
import { Reviews } from '../reviews/index.ts'
import { loadOfferReviews } from '../reviews/server.ts'
import { pageOf } from '../testing/page-of.tsx'
import { OfferPage } from './offer-page.tsx'
import { fetchOffer, loadOffer } from './server.ts'

type Options = Partial<Omit<Parameters<typeof pageOf>[0], 'load' | 'render'>>

const open = (id: string, options: Options = {}) =>
  pageOf({
    at: `/items/${id}`,
    ...options,
    load: async (context) => {
      const loaded = await loadOffer(context, await fetchOffer(context, id))
      return { ...loaded, reviews: await loadOfferReviews(context, loaded.offer) }
    },
    render: ({ reviews, ...rest }) => <OfferPage {...rest} reviews={<Reviews reviews={reviews} />} />,
  })

const bar = 'aside[aria-label="Price and purchase"]'
const box = 'aside[aria-label="Buy this offer"]'

describe('offer page', () => {
  it('buys and adds to the cart without script', async () => {
    const { document } = await open(offerIds.noStand)
    const form = document.querySelector(`${box} form`)
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/cart'])
    const buy = form?.querySelector('button[name=offer]')
    expect(buy?.textContent).toBe('Buy now')
    expect([buy?.getAttribute('formmethod'), buy?.getAttribute('formaction'), buy?.getAttribute('value')]).toEqual([
      'get',
      '/checkout',
      offerIds.noStand,
    ])
    expect(form?.querySelector('button[name=offerId]')?.textContent).toBe('Add to cart')
    const sent = [...(form?.querySelectorAll('input') ?? [])].map((input) => input.getAttribute('name'))
    expect(sent).toEqual(['quantity'])
  })

  it('Z18 asks for delivery inputs before buying, without script, with a fitting field for each', async () => {
    const { document } = await open(offerIds.stand)
    const form = document.querySelector(`${box} form`)
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', `/items/${offerIds.stand}`])
    const field = form?.querySelector('input[name="inputs.character"]')
    expect(field?.getAttribute('autocomplete')).toBe('off')
    expect(field?.hasAttribute('required')).toBe(true)
    const options = [...(form?.querySelectorAll('select[name="inputs.server"] option') ?? [])]
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['', 'Europe', 'Asia', 'America'])
    expect([...(form?.querySelectorAll('button[name=intent]') ?? [])].map((one) => one.getAttribute('value'))).toEqual([
      'buy',
      'add',
    ])
  })

  it("B-19 marks the contents of an account as the seller's words, in the seller's language", async () => {
    const of = (locale: string) =>
      open(offerIds.noStand, {
        locale: locale as 'de',
        prepare: ({ state }) => {
          const original = { title: 'Account', description: 'Text', language: 'en' }
          state.offers = state.offers.map((offer) =>
            offer.id === offerIds.noStand ? { ...offer, textLanguage: 'de', original } : offer,
          )
        },
      })
    const german = (await of('de')).document.querySelector('section[aria-labelledby=assets]')
    expect(german?.querySelector('dl')?.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(german?.textContent).toContain('So, wie der Verkäufer es geschrieben hat')
    expect((await of('de')).document.querySelector('section[aria-labelledby=faq] bdi')?.getAttribute('lang')).toBe('en')
    const english = (await of('en')).document.querySelector('section[aria-labelledby=assets]')
    expect(english?.textContent).not.toContain('As the seller wrote it')
  })

  it('shows the price of the smallest quantity in the buy bar on phones', async () => {
    const several = (minQuantity: number) =>
      open(offerIds.noStand, {
        prepare: ({ state }) => {
          state.offers = state.offers.map((offer) =>
            offer.id === offerIds.noStand ? { ...offer, minQuantity, maxQuantity: 9, available: 9 } : offer,
          )
        },
      })
    const three = await several(3)
    const { price } = three.data.offer
    if (!price) throw new Error('the offer has no price')
    expect(three.texts(bar)).toEqual([`Total${formatMoney({ ...price, minor: price.minor * 3 })}Buy now`])
    expect(three.document.querySelector(`${bar} a`)?.getAttribute('href')).toContain('quantity=3')
    expect((await several(1)).texts(bar)).toEqual([`${formatMoney(price)}Buy now`])
  })

  it.each([
    [offerIds.soldOut, 'Sold Out'],
    [offerIds.shelfDown, 'Off Sale'],
    [offerIds.renting, 'Renting'],
    [offerIds.maintenance, 'Maintaining'],
  ])('C-38 offers nothing to buy on %s and says %s', async (id, word) => {
    const { document, texts } = await open(id)
    expect(texts(`${box} button`)).toEqual([word])
    expect(document.querySelector(`${box} button`)?.hasAttribute('disabled')).toBe(true)
    expect(document.querySelector('form[action="/cart"]')).toBeNull()
  })

  it('shows the button to rent only for rentals', async () => {
    expect((await open(offerIds.rental)).texts(`${box} form button`)).toEqual(['Rental now'])
    expect((await open(offerIds.noStand)).texts(`${box} form button`)).not.toContain('Rental now')
  })

  it('links a rental to its own page and a top-up, and shared access to cart and checkout', async () => {
    const rental = await open(offerIds.rental)
    expect(rental.document.querySelector(`${box} form`)?.getAttribute('action')).toBe(`/rental/${offerIds.rental}`)
    expect(rental.document.querySelector(`${box} a[href^="/buyer/g-coin/top-up"]`)).not.toBeNull()
    expect(rental.document.querySelector('a[href^="/checkout"], form[action="/cart"]')).toBeNull()
    expect(rental.text).toMatch(/You pay [\d.]+ G Coin/)
    const sharing = await open(offerIds.sharing)
    expect(sharing.texts(`${box} form button`).filter(Boolean)).toEqual(['Get access', 'Add to cart'])
  })

  it('has absolute addresses in its structured data, and a general text for unknown checks', async () => {
    const { data: loaded, text } = await open(offerIds.noStand, {
      prepare: ({ state }) => {
        state.offers = state.offers.map((offer) => ({
          ...offer,
          verifiedReport: { checkedAt: '2026-01-02T00:00:00Z', checks: [{ key: 'quantum_check', passed: true }] },
        }))
      },
    })
    const [data] = loaded.meta.data ?? []
    expect(data?.url).toMatch(new RegExp(`^https?://[^/]+/items/${offerIds.noStand}$`))
    expect(text).toContain('One more check by staff')
    expect(text).not.toContain('quantum_check')
  })

  it('shows main attributes first and special ones separately', async () => {
    const { texts } = await open(offerIds.noStand, {
      prepare: ({ state }) => {
        const attribute = (name: string, attrType: number, sort: number, isMainAttr: boolean) => ({
          ...{ id: '9', name, value: name, attrType, sort, isMainAttr },
        })
        state.offers = state.offers.map((offer) =>
          offer.id === offerIds.noStand
            ? {
                ...offer,
                attributes: [
                  attribute('late', 2, 9, false),
                  attribute('special', 5, 0, true),
                  attribute('early', 2, 1, false),
                  attribute('main', 2, 5, true),
                ],
              }
            : offer,
        )
      },
    })
    expect(texts('section[aria-labelledby=attributes] dt')).toEqual(['main', 'early', 'late', 'special'])
    expect(texts('[aria-label="Special features"] dt')).toEqual(['special'])
  })

  it('promises insurance only for insured offers, and the actual way of delivery', async () => {
    const account = await open(offerIds.noStand)
    expect(account.text).toContain('Theft insurance for 365 days: 100% refund on account recovery.')
    expect(account.text).toContain('Account details within 5 minutes to your delivery email.')
    const lent = await open(offerIds.rental, {
      prepare: ({ state }) => {
        state.offers = state.offers.map((offer) =>
          offer.id === offerIds.rental ? { ...offer, deliveryMode: 'platform' } : offer,
        )
      },
    })
    expect(lent.text).toContain('Account details within 5 minutes in your order.')
    expect(lent.text).not.toContain('delivery email')
    const boost = await open(offerIds.boosting)
    expect(boost.document.querySelector('[data-promise=insured]')).toBeNull()
    expect(boost.text).toContain('Delivered by the seller through chat')
  })

  it('shows a translation with the original on request, and marks both as not to be translated', async () => {
    const original = { title: 'レベル60のアカウント', description: 'メール付き', language: 'ja' }
    const { document, text } = await pageOf({
      at: `/items/${offerIds.noStand}`,
      load: async (context) => {
        const loaded = await loadOffer(context, await fetchOffer(context, offerIds.noStand))
        return { ...loaded, offer: { ...loaded.offer, original } }
      },
      render: (data) => <OfferPage {...data} reviews={null} />,
    })
    expect(document.querySelector('h1 bdi')?.getAttribute('translate')).toBe('no')
    const section = document.querySelector('section[aria-labelledby=description]')
    expect(section?.querySelector('p')?.closest('[translate]')?.getAttribute('translate')).toBe('no')
    expect(section?.querySelector('summary')?.textContent).toBe('See original')
    const written = section?.querySelector('details > [lang=ja]')
    expect(written?.getAttribute('translate')).toBe('no')
    expect(written?.textContent).toBe(original.title + original.description)
    expect(text).toContain('A translation of what the seller wrote.')
    const untranslated = await open(offerIds.noStand)
    expect(untranslated.text).not.toContain('See original')
    expect(untranslated.document.querySelector('[translate=no]')).toBeNull()
  })

  it('tells a buyer when they bought the same before, with a link to the order', async () => {
    const { document, texts } = await pageOf({
      at: `/items/${offerIds.noStand}`,
      load: async (context) => {
        const before = { id: '77', createdAt: '2026-01-02T10:00:00Z' }
        return { ...(await loadOffer(context, await fetchOffer(context, offerIds.noStand))), bought: before }
      },
      render: (data) => <OfferPage {...data} reviews={null} />,
    })
    expect(texts(`${box} p`).join()).toContain('You bought this on ')
    expect(document.querySelector(`${box} a[href="/buyer/orders/77"]`)).not.toBeNull()
  })

  it('distinguishes amounts of the same title by their attributes', async () => {
    const { texts } = await pageOf({
      at: `/items/${offerIds.noStand}`,
      load: async (context) => {
        const loaded = await loadOffer(context, await fetchOffer(context, offerIds.noStand))
        const [attribute] = loaded.offer.attributes
        if (!attribute) throw new Error('the offer has no attributes')
        const pack = (id: string, title: string, value: string) => ({
          ...loaded.offer,
          id,
          title,
          attributes: [{ ...attribute, attrType: 1 as const, value }],
        })
        return { ...loaded, packs: [pack('1', 'Gold', 'EU'), pack('2', 'Gold', 'US'), pack('3', 'Silver', 'EU')] }
      },
      render: (data) => <OfferPage {...data} reviews={null} />,
    })
    const shown = texts(`${box} [role="group"][aria-label="Choose an amount"] a > span:first-child`)
    expect(shown.map((text) => text.replace(/[\u2066-\u2069]/g, ''))).toEqual(['GoldEU', 'GoldUS', 'Silver'])
  })

  it('explains the conversion of a price into the currency of the payment', async () => {
    const { texts, data } = await open(offerIds.noStand, { currency: { id: '2', code: 'EUR' } })
    const { converted, price } = data.offer
    expect(price?.currency).toBe('EUR')
    expect(converted?.from.currency).toBe('USD')
    expect(texts(box)[0]).toMatch(
      /You are charged in EUR\. Seller’s price [\d.,]+ USD, converted at 1\sUSD\s=\s[\d.]+\sEUR on/,
    )
  })

  it('counts reviews so that the levels add up', async () => {
    const { data, texts } = await open(offerIds.noStand)
    const { all = 0, positive = 0, neutral = 0, negative = 0 } = data.reviews?.counts ?? {}
    expect(all).toBeGreaterThan(0)
    expect(positive + neutral + negative).toBe(all)
    expect(texts('nav[aria-label="Reviews by level"] a').map((tab) => tab.replace(/[\d,]+$/, ''))).toEqual([
      'All',
      'Positive',
      'Neutral',
      'Negative',
    ])
  })
})
