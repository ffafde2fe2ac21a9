import type { CallData, calls } from '@tradepost/contract'
import { type LegalDocument, legalDocuments } from '@tradepost/domain/content/legal-documents'
import { desc, eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { legalVersion } from '../../platform/db/schema/content/legal.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { pick } from '../../platform/text/localised.ts'
import { cleanHtml } from '../site/clean-html.ts'

/** The legal pages in force, in the order in which shops list them. */
export async function legalPageList(
  tx: Tx,
  { tenant, locale }: CallContext,
): Promise<CallData<typeof calls.legal.legalPageList>> {
  const rows = await tx
    .selectDistinctOn([legalVersion.document])
    .from(legalVersion)
    .where(ofTenant(legalVersion, tenant.tenantId))
    .orderBy(legalVersion.document, desc(legalVersion.holdsFrom), desc(legalVersion.version))
  return rows
    .toSorted((a, b) => legalDocuments.indexOf(a.document) - legalDocuments.indexOf(b.document))
    .map(({ document, version, texts, holdsFrom }) => ({
      ...{ document, version, title: pick(texts, locale)?.title ?? '' },
      holdsFrom: holdsFrom.toISOString(),
    }))
}

/** A legal page in the version in force, or in the given one, with the dates of all versions. */
export async function legalPage(
  tx: Tx,
  { tenant, locale }: CallContext,
  document: LegalDocument,
  version?: number,
): Promise<CallData<typeof calls.legal.legalPage>> {
  const rows = await tx
    .select()
    .from(legalVersion)
    .where(ofTenant(legalVersion, tenant.tenantId, eq(legalVersion.document, document)))
    .orderBy(desc(legalVersion.holdsFrom), desc(legalVersion.version))
  const index = version === undefined ? 0 : rows.findIndex((row) => row.version === version)
  const row = rows[index]
  if (!row) throw new Failure('not_found', { field: version === undefined ? 'document' : 'version' })
  const words = pick(row.texts, locale) ?? { title: '', html: '' }
  return {
    ...{ document, version: row.version, title: words.title, html: cleanHtml(words.html) },
    holdsFrom: row.holdsFrom.toISOString(),
    heldUntil: rows[index - 1]?.holdsFrom.toISOString() ?? null,
    versions: rows.map((one) => ({ version: one.version, holdsFrom: one.holdsFrom.toISOString() })),
  }
}
