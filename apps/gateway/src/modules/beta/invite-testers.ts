import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { ownPath } from '@tradepost/domain/address/own-path'
import { betaLimits } from '@tradepost/domain/limits/beta-limits'
import { dayMs } from '@tradepost/domain/time/durations'
import { count, desc, eq } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { betaInvitation, betaTester } from '../../platform/db/schema/beta.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import { pick } from '../../platform/text/localised.ts'
import { siteLanguages } from '../dictionary/site-lists.ts'
import { mailTesters, mailTestersTask } from './mail-testers.ts'

const perShop: RateRule = { name: 'beta-invitation', limit: betaLimits.perDay, windowMs: dayMs }

const countTesters = (tx: Tx, tenantId: number) => tx.$count(betaTester, ofTenant(betaTester, tenantId))

/** The cleaned words by language. A language without any is not written. */
function cleanInvitation(typed: CallInput<typeof calls.beta.inviteTesters>['body']['texts'], original: string) {
  const cleaned: Record<string, { title: string; text: string }> = {}
  for (const [language, words] of Object.entries(typed)) {
    const title = cleanTitle(words.title)
    const text = cleanText(words.text)
    if (!title && !text) continue
    if (!title) throw new Failure('data_error', { field: `title.${language}` })
    if (!text) throw new Failure('data_error', { field: `text.${language}` })
    cleaned[language] = { title, text }
  }
  // Testers whose language is missing get the words of the default one.
  const first = cleaned[original]
  if (!first) throw new Failure('data_error', { field: `title.${original}` })
  return { ...cleaned, en: cleaned.en ?? first }
}

async function invitations(
  tx: Tx,
  { tenant, locale }: CallContext,
  { pageNo = 1, pageSize = 24 }: NonNullable<CallInput<typeof calls.beta.betaInvitationPage>['body']>,
): Promise<CallData<typeof calls.beta.betaInvitationPage>> {
  const { tenantId, siteId } = tenant
  const [all] = await tx.select({ total: count() }).from(betaInvitation).where(ofTenant(betaInvitation, tenantId))
  const rows = await tx
    .select({ invitation: betaInvitation, by: appUser.nickName })
    .from(betaInvitation)
    .innerJoin(appUser, ofTenant(appUser, betaInvitation.tenantId, eq(appUser.id, betaInvitation.byUser)))
    .where(ofTenant(betaInvitation, tenantId))
    .orderBy(desc(betaInvitation.sentAt), desc(betaInvitation.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return {
    ...{ total: all?.total ?? 0, pageNo, pageSize, testers: await countTesters(tx, tenantId) },
    languages: (await siteLanguages(tx, siteId)).map(({ code }) => code),
    list: rows.map(({ invitation: { id, texts, path, sentAt, invited }, by }) => ({
      ...{ id, path, by, invited, sentAt: sentAt.toISOString() },
      ...(pick(texts, locale) ?? { title: '', text: '' }),
    })),
  }
}

/** Calls by which staff invite the testers of the beta programme. */
export function inviteTestersCalls(deps: Deps): Implementation[] {
  deps.jobs.handle(mailTestersTask, ({ tenantId, invitationId }) => mailTesters(deps, tenantId, String(invitationId)))
  return [
    implement(calls.beta.betaInvitationPage, ({ body }, context) =>
      asStaff(deps, context, (tx) => invitations(tx, context, body ?? {})),
    ),
    implement(calls.beta.inviteTesters, ({ body }, context) => {
      const path = ownPath(body.path.trim())
      if (!path) throw new Failure('format_error', { field: 'path' })
      return once(deps, context, calls.beta.inviteTesters, { body }, (store) =>
        asStaff(deps, context, async (tx, byUser) => {
          const { tenantId, siteId } = context.tenant
          const [original] = await siteLanguages(tx, siteId)
          const texts = cleanInvitation(body.texts, original?.code ?? 'en')
          const testers = await countTesters(tx, tenantId)
          if (testers === 0) throw new Failure('beta_no_testers')
          const now = deps.clock.now()
          await requireRate(tx, tenantId, perShop, 'staff', now)
          const id = newId(deps.clock)
          await tx.insert(betaInvitation).values({ tenantId, id, texts, path, byUser, sentAt: now })
          await deps.jobs.add(tx, mailTestersTask, { invitationId: id }, { key: id })
          noteChange(context, { after: { path, texts, testers } })
          const answer = { id, testers }
          await store(tx, answer)
          return answer
        }),
      )
    }),
  ]
}
