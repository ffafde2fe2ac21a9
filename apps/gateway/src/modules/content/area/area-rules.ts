import { pageAreaOf } from '@tradepost/domain/content/page-areas'
import { asc, eq } from 'drizzle-orm'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { tenant } from '../../../platform/db/schema/platform.ts'
import { pageArea } from '../../../platform/db/schema/website.ts'
import { mediaUrl } from '../../../platform/files/media-url.ts'
import { pick } from '../../../platform/text/localised.ts'
import { leaveOutTaken } from '../../file/taken/leave-out-taken.ts'
import { resolveArea, type StoredArea } from '../../site/page-areas.ts'
import type { ContentRules } from '../content-rules.ts'
import { type AreaBody, areaBodyOf, areaParts, formOf, storedAreas } from './area-body.ts'
import { unshownReference } from './area-references.ts'

/** An area without content is withdrawn rather than published. Some choose their content where nobody has. */
function isEmpty(body: AreaBody): boolean {
  const form = formOf(body)
  if (form === 'articles') return (body.articles?.listed.length ?? 0) === 0
  const content = body[form]
  return Array.isArray(content) && content.length === 0
}

/** The languages in which every part of an area has words. */
function writtenIn(body: AreaBody): string[] {
  const parts = areaParts(body).map(([, part]) => part)
  const languages = new Set(parts.flatMap(({ texts }) => Object.keys(texts)))
  return [...languages].filter((language) => parts.every(({ texts }) => texts[language])).toSorted()
}

export const areaRules: ContentRules<AreaBody> = {
  kind: 'area',
  async live(tx, tenantId, item) {
    if (item !== undefined && !pageAreaOf(item)) return []
    const rows = await tx
      .select({ areaType: pageArea.areaType, content: pageArea.content, at: tenant.createdAt })
      .from(pageArea)
      .innerJoin(tenant, eq(tenant.id, pageArea.tenantId))
      .where(ofTenant(pageArea, tenantId, item ? eq(pageArea.areaType, Number(item)) : undefined))
      .orderBy(asc(pageArea.areaType))
    return rows.map(({ areaType, content, at }) => ({
      ...{ item: String(areaType), at, endsAt: null },
      body: areaBodyOf(areaType, content as Record<string, StoredArea>),
    }))
  },
  async show(tx, tenantId, _item, body) {
    const content = storedAreas(body)
    await tx
      .insert(pageArea)
      .values({ tenantId, areaType: body.areaType, content })
      .onConflictDoUpdate({ target: [pageArea.tenantId, pageArea.areaType], set: { content } })
  },
  async hide(tx, tenantId, item) {
    await tx.delete(pageArea).where(ofTenant(pageArea, tenantId, eq(pageArea.areaType, Number(item))))
  },
  async missing(body, { tx, tenantId, language }) {
    if (isEmpty(body)) return `area.${formOf(body)}`
    const lacking = areaParts(body).find(([, { texts }]) => !texts[language])
    // The title of picked brands is the only one that a shop can do without.
    if (lacking && !(formOf(body) === 'brands' && Object.keys(lacking[1].texts).length === 0))
      return `${lacking[0]}.texts.${language}.title`
    return unshownReference(tx, tenantId, body)
  },
  title(body, locale) {
    const [, part] = areaParts(body)[0] ?? []
    return pick(part?.texts, locale)?.title ?? ''
  },
  written: writtenIn,
  outdated: (body) => [...new Set(areaParts(body).flatMap(([, { outdated }]) => outdated))].toSorted(),
  async present(tx, tenantId, body) {
    if (!body.pictures) return body
    const shown = new Set(await leaveOutTaken(tx, tenantId, body.pictures))
    return {
      ...body,
      pictures: body.pictures.map((one) => ({ ...one, url: shown.has(one) ? mediaUrl(one.path) : '' })),
    }
  },
  async preview(tx, context, { body }) {
    const stored = pick(storedAreas(body), context.locale) ?? {}
    const jsonData = JSON.stringify(await resolveArea(tx, context, body.areaType, stored))
    return { area: { areaType: body.areaType, jsonData } }
  },
}
