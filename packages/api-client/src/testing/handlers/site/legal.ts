import type { Handlers } from '../../fake-call.ts'
import { refuse } from '../../refuse.ts'

const since = ['2026-01-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z']
const versions = [
  { version: 2, holdsFrom: since[1] ?? '' },
  { version: 1, holdsFrom: since[0] ?? '' },
]
const inForce = 2

export const legal: Handlers<'legal'> = {
  legalPageList: (_input, { state }) =>
    state.terms === 'none'
      ? []
      : [{ document: 'terms', version: inForce, title: 'Terms of use', holdsFrom: since[1] ?? '' }],
  legalPage({ params: { document }, query: { version = inForce } = {} }) {
    const index = versions.findIndex((one) => one.version === version)
    const found = versions[index] ?? refuse('not_found')
    return {
      ...{ document, version, title: 'Terms of use', holdsFrom: found.holdsFrom, versions },
      html: '<h2>1. Who we are</h2><p>We run this shop.</p><h2>2. What you may expect</h2><ul><li>Delivery</li><li>Refunds</li></ul>',
      heldUntil: versions[index - 1]?.holdsFrom ?? null,
    }
  },
  termsConsent: (_input, { state: { terms } }) => ({
    version: terms === 'none' ? null : inForce,
    agreed: terms === 'agreed' ? inForce : null,
    pending: terms === 'pending',
  }),
  agreeToTerms: ({ body }, { state }) => {
    if (body.version !== inForce) refuse('terms_required')
    state.terms = 'agreed'
    return {}
  },
}
