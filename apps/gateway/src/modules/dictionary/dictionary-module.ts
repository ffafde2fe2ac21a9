import { calls } from '@tradepost/contract'
import { isLocale, standardTag } from '@tradepost/i18n'
import { asc, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { sceneText } from '../../platform/db/schema/dictionary.ts'
import { country } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { pickText } from '../../platform/text/localised.ts'
import { createShortLink, readShortLink } from './short-links.ts'
import { siteCurrencies, siteLanguages } from './site-lists.ts'

async function countries(tx: Tx, locale: string) {
  const rows = await tx.select().from(country)
  const collator = new Intl.Collator(isLocale(locale) ? standardTag(locale) : locale)
  return rows
    .map((row) => ({ countryId: row.id, code: row.code, name: pickText(row.names, locale) }))
    .sort((a, b) => collator.compare(a.name, b.name))
}

/** Countries, currencies, languages, scene texts and short links. */
export function dictionaryModule({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  return [
    implement(calls.dictionary.country, async (_, { locale }) => db.withoutTenant((tx) => countries(tx, locale))),
    implement(calls.dictionary.currency, async (_, { tenant }) =>
      db.withTenant(tenant.tenantId, 'visitor', (tx) => siteCurrencies(tx, tenant.siteId)),
    ),
    implement(calls.dictionary.language, async (_, { tenant }) =>
      db.withoutTenant((tx) => siteLanguages(tx, tenant.siteId)),
    ),
    implement(calls.dictionary.msgSceneText, async ({ query }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const rows = await tx
          .select()
          .from(sceneText)
          .where(
            ofTenant(sceneText, context.tenant.tenantId, eq(sceneText.scene, query.scene.replaceAll('\u0000', ''))),
          )
          .orderBy(asc(sceneText.position), asc(sceneText.key))
        return rows.map((row) => ({ key: row.key, text: pickText(row.texts, context.locale) }))
      }),
    ),
    implement(calls.dictionary.createShortLink, async ({ body }, context) =>
      db.withTenant(context.tenant.tenantId, context.user?.userId ?? 'visitor', (tx) =>
        createShortLink(tx, context, { originUrl: body.originUrl, now: clock.now() }),
      ),
    ),
    implement(calls.dictionary.getShortLink, async ({ query }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', (tx) => readShortLink(tx, context, query.shortCode)),
    ),
  ]
}
