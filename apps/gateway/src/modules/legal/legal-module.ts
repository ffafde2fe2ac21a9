import { calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { legalPage, legalPageList } from './legal-pages.ts'
import { recordConsent, termsConsentOf } from './terms-consent.ts'

/** Calls about the legal pages of a shop and the consent of its customers. */
export const legalModule = (deps: Deps): Implementation[] => [
  implement(calls.legal.legalPageList, (_input, context) =>
    deps.db.withTenant(context.tenant.tenantId, 'visitor', (tx) => legalPageList(tx, context)),
  ),
  implement(calls.legal.legalPage, ({ params, query }, context) =>
    deps.db.withTenant(context.tenant.tenantId, 'visitor', (tx) =>
      legalPage(tx, context, params.document, query?.version),
    ),
  ),
  implement(calls.legal.termsConsent, (_input, context) =>
    asBuyer(deps, context, (tx, userId) => termsConsentOf(tx, context.tenant.tenantId, userId)),
  ),
  implement(calls.legal.agreeToTerms, ({ body }, context) =>
    asBuyer(deps, context, async (tx, userId) => {
      const { tenant, locale } = context
      await recordConsent(tx, { tenantId: tenant.tenantId, userId, ...body, at: deps.clock.now(), locale })
      return {}
    }),
  ),
]
