import type { Meta } from '@storybook/react-vite'
import type { Locale } from '@tradepost/i18n'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText } from '../testing/samples.ts'
import { OfferTranslationsPage, type OfferTranslationsPageProps } from './offer-translations-page.tsx'

const meta: Meta = { title: 'Desk/Offer translations' }
export default meta

const languages: readonly Locale[] = ['en', 'de', 'fr', 'ar', 'ja']
const original = {
  ...{ language: 'en', title: 'Level 40 account with rare skins', version: 'v1' },
  description: 'Email can be changed.\nDelivered with the first mail address.',
}
const list = [
  { language: 'de', title: 'Konto auf Level 40', description: 'Die E-Mail kann geändert werden.' },
  { language: 'ar', title: 'حساب بمستوى 40', description: 'يمكن تغيير البريد الإلكتروني.' },
]
const page = (more: Partial<OfferTranslationsPageProps> = {}) => (
  <OfferTranslationsPage
    {...{ offerId: '5001', translations: { original, list, canSuggest: true }, languages, asked: 'de' }}
    {...more}
  />
)
const refused = {
  ok: false,
  problems: [{ code: 'format_error', message: 'Please enter a title of 1 to 200 characters', field: 'title' }],
  values: { title: '', description: 'Geschrieben.' },
}
const lookingDesk = { ...deskOf(), seller: { sellerId: '7001', role: 'x', name: null, permissions: ['offer.view'] } }

export const Translated = deskStory(() => page({ result: { ok: true } }))
export const RightToLeft = deskStory(() => page({ asked: 'ar' }))
export const Empty = deskStory(() => page({ translations: { original, list: [], canSuggest: false }, asked: null }))
export const Refused = deskStory(() => page({ result: refused }))
export const Suggested = deskStory(() =>
  page({
    asked: 'fr',
    result: {
      ok: true,
      suggestion: { language: 'fr', title: 'Compte niveau 40', description: 'L’adresse peut être changée.' },
      before: { title: 'Compte', description: '' },
    },
  }),
)
export const SuggestionFailed = deskStory(() =>
  page({
    result: {
      ok: false,
      problems: [{ code: 'translation_failed', message: 'No suggestion came. Please try again later.' }],
      values: { title: 'Konto', description: 'Geschrieben.' },
    },
  }),
)
export const OneLanguage = deskStory(() => page({ languages: ['en'], asked: null }))
export const MayOnlyLook = deskStory(() => page(), lookingDesk)
export const LongText = deskStory(() =>
  page({ translations: { original: { ...original, title: longText, description: longText }, list, canSuggest: true } }),
)
export const Loading = loadingStory('/sell/offers/1/translations')
