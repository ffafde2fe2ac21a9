import type { Handlers } from '../../fake-call.ts'
import { currencyByCode, languages } from '../../fixtures/currencies.ts'
import { refuse } from '../../refuse.ts'

export const dictionary: Handlers<'dictionary'> = {
  country: () => [
    { countryId: '1', code: 'US', name: 'United States' },
    { countryId: '2', code: 'DE', name: 'Deutschland' },
    { countryId: '3', code: 'AE', name: 'الإمارات' },
  ],
  currency: (_input, { state }) =>
    state.tenant.currencies.map((code) => {
      const { id, minorDigits } = currencyByCode(code)
      return { id, code, minorDigits }
    }),
  language: (_input, { state }) =>
    state.tenant.languages.flatMap((code) => languages.filter((one) => one.code === code)),
  msgSceneText: ({ query }) => [{ key: `${query.scene}.welcome`, text: 'Welcome' }],
  createShortLink({ body }, { state }) {
    if (!body.originUrl.startsWith(`${state.tenant.origin}/`)) refuse('short_link_refused', 'originUrl')
    const shortCode = `s${state.shortLinks.size + 1}`
    state.shortLinks.set(shortCode, body.originUrl)
    return { shortCode }
  },
  getShortLink: ({ query }, { state }) => ({
    originUrl: state.shortLinks.get(query.shortCode) ?? refuse('not_found', 'shortCode'),
  }),
  languagePack({ params }) {
    if (params.locale === 'xx') refuse('not_found')
    return { value: {} }
  },
}
