import type { OfferDetail } from '@tradepost/contract'
import { attrType } from '@tradepost/contract/constants'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { useShop } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { orderedAttributes } from '../offer-card/index.ts'
import { artSources, Section } from '../page/index.ts'
import * as css from './offer-page.css.ts'
import { CheckList } from './passport/check-list.tsx'

type Part = { offer: OfferDetail }

/** The offer's attributes: main attributes first, special attributes in a separate list. */
export function Attributes({ offer }: Part) {
  const t = useT()
  const usual = orderedAttributes(offer.attributes)
  const special = offer.attributes.filter((attribute) => attribute.attrType === attrType.special)
  if (offer.attributes.length === 0) return null
  const facts = (list: typeof usual) => list.map(({ name, value }) => ({ term: name, value }))
  return (
    <Section id="attributes" title={t('offer.attributes')}>
      {usual.length > 0 ? (
        <Card>
          <DescriptionList layout="columns" items={facts(usual)} />
        </Card>
      ) : null}
      {special.length > 0 ? (
        <Card as="section" tone="accent" aria-label={t('offer.special')}>
          <DescriptionList layout="columns" items={facts(special.sort((a, b) => a.sort - b.sort))} />
        </Card>
      ) : null}
    </Section>
  )
}

/** The seller's description, or its translation with the original on request. */
export function Description({ offer }: Part) {
  const t = useT()
  const { original } = offer
  return (
    <Section id="description" title={t('offer.description')}>
      <RichText
        text={offer.description || t('offer.noDescription')}
        headingLevel={3}
        lang={offer.textLanguage}
        translate={original && 'no'}
      />
      {original ? (
        <div className={css.translated}>
          <p>{t('offer.translated')}</p>
          <details>
            <summary className={css.seeOriginal}>{t('offer.seeOriginal')}</summary>
            <div className={css.original} lang={original.language} dir="auto" translate="no">
              <p className={css.originalTitle}>{original.title}</p>
              <RichText text={original.description} headingLevel={3} />
            </div>
          </details>
        </div>
      ) : null}
    </Section>
  )
}

/** What staff compared with the offer, when, and what they saw. */
export function VerifiedReport({ offer }: Part) {
  const t = useT()
  const format = useFormat()
  const report = offer.verifiedReport
  if (!report) return null
  return (
    <Section
      id="verified-report"
      title={t('offer.verifiedReport')}
      lead={t('offer.checkedAt', { date: format.instant(report.checkedAt, 'date') })}
      more={{ to: paths.passport(offer.id), label: t('offer.passport') }}
    >
      <Card>
        <CheckList checks={report.checks} />
      </Card>
    </Section>
  )
}

/** The language of the seller's texts, and a note if it is not the page's language. */
function useSellersWords({ original, textLanguage }: OfferDetail) {
  const t = useT()
  const { locale } = useShop()
  const lang = original?.language ?? textLanguage
  return { lang, lead: lang === locale ? {} : { lead: t('offer.sellersWords') } }
}

/** The contents of the account, in the seller's words. */
export function Assets({ offer }: Part) {
  const t = useT()
  const { lang, lead } = useSellersWords(offer)
  if (offer.assets.length === 0) return null
  return (
    <Section id="assets" title={t('offer.assets')} {...lead}>
      <Card>
        <div lang={lang}>
          <DescriptionList layout="columns" items={offer.assets.map(({ name, value }) => ({ term: name, value }))} />
        </div>
      </Card>
    </Section>
  )
}

/** The seller's screenshots. Each opens in full size. */
export function Screenshots({ offer }: Part) {
  const t = useT()
  if (offer.screenshots.length === 0) return null
  return (
    <Section id="screenshots" title={t('offer.screenshots')}>
      <ul className={css.shots}>
        {offer.screenshots.map(({ url, alt, width, height }, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener" className={css.shot}>
              <Artwork
                {...artSources(url, 'screenshot')}
                width={width}
                height={height}
                alt={alt || t('offer.screenshotAlt', { n: index + 1, title: offer.title })}
                fill
                sizes="(min-width: 1024px) 240px, 92vw"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const platformQuestions = ['Held', 'Late', 'Refund'] as const

/** The seller's answers, then the platform's. */
export function Faq({ offer }: Part) {
  const t = useT()
  const { lang } = useSellersWords(offer)
  return (
    <Section id="faq" title={t('offer.faq')}>
      <Accordion
        items={[
          ...offer.faq.map(({ question, answer }, index) => ({
            id: `faq-${index + 1}`,
            title: <bdi lang={lang}>{question}</bdi>,
            content: <bdi lang={lang}>{answer}</bdi>,
          })),
          ...platformQuestions.map((name) => ({
            id: `faq-${name.toLowerCase()}`,
            title: t(`offer.faq${name}`),
            content: t(`offer.faq${name}Text`),
          })),
        ]}
      />
    </Section>
  )
}
