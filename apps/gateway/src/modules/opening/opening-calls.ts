import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { readHttpsAddress } from '@tradepost/domain/address/https-address'
import { legalPages } from '@tradepost/domain/opening/opening-steps'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { translate } from '@tradepost/i18n/server'
import { eq, sql } from 'drizzle-orm'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asBuyer, asStaff, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { legalLink, mailSender, paymentTrial } from '../../platform/db/schema/operation/opening.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { localeOf } from '../../platform/failure/failure-text.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { trialKeyPrefix } from '../../platform/mail/sender-of-shop.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { readEmail } from '../../platform/text/email.ts'
import { type Opening, openingOf } from './opening-facts.ts'
import { isInTeam } from './require-open-shop.ts'
import { setShopLists } from './shop-lists.ts'

const perSender: RateRule = { name: 'mail-sender', limit: 20, windowMs: hourMs }
const perTrial: RateRule = { name: 'payment-trial', limit: 20, windowMs: hourMs }

/** The address of a legal page. Refuses one that is not https, or that carries a login. */
function readAddress(given: string, field: string): string {
  const href = readHttpsAddress(given)
  if (href === null) throw new Failure('data_error', { field })
  return href
}

async function setLegal(deps: Deps, tx: Tx, context: CallContext, links: Opening['legal']): Promise<void> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  for (const page of legalPages) {
    const values = { url: links[page] ?? '', setBy: userId, setAt: deps.clock.now() }
    await tx
      .insert(legalLink)
      .values({ tenantId, page, ...values })
      .onConflictDoUpdate({ target: [legalLink.tenantId, legalLink.page], set: values })
  }
}

/** Sends a mail from the new sender to whoever set it. An outbox delivers nothing, so it proves the sender at once. */
async function setSender(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  sender: { name: string | null; address: string },
): Promise<void> {
  const { tenantId, code } = context.tenant
  if (deps.config.mail.senders[code] !== undefined) throw new Failure('state_conflict')
  const now = deps.clock.now()
  const { userId } = principal(context)
  await requireRate(tx, tenantId, perSender, userId, now)
  const trialKey = `${trialKeyPrefix}${randomUUID()}`
  const provenAt = deps.config.mail.smtpUrl === null ? now : null
  const values = { ...sender, trialKey, provenAt, setBy: userId, setAt: now }
  await tx
    .insert(mailSender)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({ target: mailSender.tenantId, set: values })
  const [user] = await tx
    .select({ email: appUser.email })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  if (!user?.email) throw new Failure('state_conflict')
  const locale = localeOf(context.locale, 'en')
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to: user.email, locale, key: trialKey },
    subject: translate(locale, 'opening.trial-subject'),
    paragraphs: [translate(locale, 'opening.trial-body', { address: sender.address })],
  })
}

/** Asks the payment provider for the payments of the last minute, which changes nothing and needs the keys. */
async function tryKeys({ payments, clock, log }: Deps, tenantId: number) {
  const provider = await payments.get('card', tenantId)
  const until = clock.now()
  const since = new Date(until.getTime() - minuteMs)
  const passed = provider
    ? await provider.report({ tenantId, since, until }).then(
        () => true,
        (error) => {
          log.warn({ err: error, tenantId }, 'the keys of the payment provider do not work')
          return false
        },
      )
    : false
  return { provider: provider?.name ?? 'none', passed }
}

type Reach = CallInput<typeof calls.opening.setShopOpen>['body']

async function setOpen(deps: Deps, tx: Tx, context: CallContext, { isOpen }: Reach): Promise<void> {
  // Two acts at once are carried out one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(${context.tenant.tenantId}::int, hashtext('opening'))`)
  const { openedAt, steps } = await openingOf(deps, tx, context)
  if ((openedAt !== null) === isOpen) throw new Failure('state_conflict')
  const missing = isOpen ? steps.find(({ state }) => state !== 'done') : undefined
  if (missing) throw new Failure('opening_incomplete', { field: missing.id })
  await tx.execute(sql`select open_shop(${isOpen})`)
  noteChange(context, { before: { isOpen: !isOpen }, after: { isOpen } })
}

/** Calls of staff about the opening of the shop. */
export function openingCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.opening.openingDetail, (_, context) =>
      asStaff(deps, context, (tx) => openingOf(deps, tx, context)),
    ),
    implement(calls.opening.setShopLists, ({ body }, context) =>
      asStaff(deps, context, async (tx) => {
        const { languages, currencies } = await openingOf(deps, tx, context)
        await setShopLists(tx, context.tenant.siteId, body)
        noteChange(context, { before: { languages, currencies }, after: body })
        return openingOf(deps, tx, context)
      }),
    ),
    implement(calls.opening.setLegalLinks, ({ body }, context) => {
      const links = {
        terms: readAddress(body.terms, 'terms'),
        privacy: readAddress(body.privacy, 'privacy'),
        imprint: readAddress(body.imprint, 'imprint'),
      }
      return asStaff(deps, context, async (tx) => {
        const { legal } = await openingOf(deps, tx, context)
        await setLegal(deps, tx, context, links)
        noteChange(context, { before: legal, after: links })
        return openingOf(deps, tx, context)
      })
    }),
    implement(calls.opening.setMailSender, ({ body }, context) => {
      requireIdentity(deps, context)
      const sender = { name: cleanTitle(body.name) || null, address: readEmail(body.address, 'address').address }
      return asStaff(deps, context, async (tx) => {
        await setSender(deps, tx, context, sender)
        noteChange(context, { after: sender })
        return openingOf(deps, tx, context)
      })
    }),
    implement(calls.opening.tryPayment, async (_, context) => {
      const { tenantId } = context.tenant
      const { userId } = principal(context)
      await inTenant(deps, tenantId, `service:${userId}`, (tx) =>
        requireRate(tx, tenantId, perTrial, userId, deps.clock.now()),
      )
      const tried = await tryKeys(deps, tenantId)
      return asStaff(deps, context, async (tx) => {
        const values = { ...tried, triedBy: userId, triedAt: deps.clock.now() }
        await tx
          .insert(paymentTrial)
          .values({ tenantId, ...values })
          .onConflictDoUpdate({ target: paymentTrial.tenantId, set: values })
        noteChange(context, { after: tried })
        return openingOf(deps, tx, context)
      })
    }),
    implement(calls.opening.setShopOpen, ({ body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx) => {
        await setOpen(deps, tx, context, body)
        return openingOf(deps, tx, context)
      })
    }),
    implement(calls.opening.shopPreview, (_, context) =>
      asBuyer(deps, context, async (tx, userId) => ({
        isAllowed: await isInTeam(tx, context.tenant.tenantId, userId),
      })),
    ),
  ]
}
