import type { CallData, calls } from '@tradepost/contract'
import type { ConsentOccasion } from '@tradepost/domain/content/legal-documents'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { legalConsent, legalVersion } from '../../platform/db/schema/content/legal.ts'
import { Failure } from '../../platform/failure/failure.ts'

type TermsConsent = CallData<typeof calls.legal.termsConsent>

/**
 * Consent of a user to the terms in force. `pending`: the user must agree. An earlier customer must do so only for a version that
 * the staff marked. Somebody whose account was created under terms must have agreed to some.
 */
export async function termsConsentOf(tx: Tx, tenantId: number, userId: string): Promise<TermsConsent> {
  const terms = await tx
    .select({
      ...{ version: legalVersion.version, needsConsent: legalVersion.needsConsent },
      holdsFrom: legalVersion.holdsFrom,
    })
    .from(legalVersion)
    .where(ofTenant(legalVersion, tenantId, eq(legalVersion.document, 'terms')))
    .orderBy(asc(legalVersion.holdsFrom), asc(legalVersion.version))
  const [first] = terms
  const inForce = terms.at(-1)
  if (!first || !inForce) return { version: null, agreed: null, pending: false }
  const [agreed] = await tx
    .select({ version: legalConsent.version })
    .from(legalConsent)
    .innerJoin(
      legalVersion,
      ofTenant(
        legalVersion,
        legalConsent.tenantId,
        and(eq(legalVersion.document, legalConsent.document), eq(legalVersion.version, legalConsent.version)),
      ),
    )
    .where(ofTenant(legalConsent, tenantId, eq(legalConsent.userId, userId)))
    .orderBy(desc(legalVersion.holdsFrom), desc(legalVersion.version))
    .limit(1)
  const place = agreed ? terms.findIndex(({ version }) => version === agreed.version) : -1
  const isMarked = terms.slice(place + 1).some(({ needsConsent }) => needsConsent)
  return {
    ...{ version: inForce.version, agreed: agreed?.version ?? null },
    pending: isMarked || (!agreed && (await isYounger(tx, tenantId, userId, first.holdsFrom))),
  }
}

async function isYounger(tx: Tx, tenantId: number, userId: string, than: Date): Promise<boolean> {
  const [user] = await tx
    .select({ createdAt: appUser.createdAt })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  return user !== undefined && user.createdAt >= than
}

interface Consent {
  tenantId: number
  userId: string
  version: number
  occasion: ConsentOccasion
  purchaseId?: string
  at: Date
  locale: string
}

/** Records a consent to the terms in force. The same consent again changes nothing. */
export async function recordConsent(tx: Tx, { purchaseId, ...consent }: Consent): Promise<void> {
  const { version } = await termsConsentOf(tx, consent.tenantId, consent.userId)
  if (version !== consent.version) throw new Failure('terms_required', { field: 'version' })
  await tx
    .insert(legalConsent)
    .values({ ...consent, purchaseId: purchaseId ?? null })
    .onConflictDoNothing()
}

/** Refuses a purchase of somebody who must agree to the terms first. */
export async function requireTerms(tx: Tx, tenantId: number, userId: string): Promise<void> {
  if ((await termsConsentOf(tx, tenantId, userId)).pending)
    throw new Failure('terms_required', { field: 'agreedTerms' })
}

interface Purchase {
  tenantId: number
  userId: string
  purchaseId: string
  /** The version to which the buyer agrees; undefined if the shop did not ask. */
  agreedTerms: number | undefined
  at: Date
  locale: string
}

/** Records the consent that comes with a purchase, or refuses the purchase if one is needed. */
export async function consentWithPurchase(tx: Tx, { agreedTerms, ...purchase }: Purchase): Promise<void> {
  if (agreedTerms === undefined) return requireTerms(tx, purchase.tenantId, purchase.userId)
  const { version } = await termsConsentOf(tx, purchase.tenantId, purchase.userId)
  if (version !== agreedTerms) throw new Failure('terms_required', { field: 'agreedTerms' })
  await recordConsent(tx, { ...purchase, version: agreedTerms, occasion: 'purchase' })
}
