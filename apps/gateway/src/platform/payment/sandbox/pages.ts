import formbody from '@fastify/formbody'
import { isUuid } from '@tradepost/domain/typed/id'
import { isLocale, type Locale } from '@tradepost/i18n'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { named } from '../../db/connection/tenant-read.ts'
import type { Tx } from '../../db/database.ts'
import { ofTenant } from '../../db/of-tenant.ts'
import { sandboxSession } from '../../db/schema/order/payment.ts'
import type { Deps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { cancelledUrl } from '../cancelled-url.ts'
import { cardPage, donePage, unknownPage } from './card-page.ts'
import { type CardField, checkCard, findCard, type TestCard } from './cards.ts'
import { planDispute } from './disputes.ts'
import { planEvent, type Session } from './events.ts'
import { policyFor } from './html.ts'

const tenantNumber = /^[1-9]\d{0,8}$/
type Params = { tenant: string; session: string }

/** Runs `fn` with the session locked; null if the session does not exist. */
async function withSession<T>(
  { db, turns }: Pick<Deps, 'db' | 'turns'>,
  params: Params,
  fn: (tx: Tx, session: Session) => Promise<T>,
): Promise<T | null> {
  if (!tenantNumber.test(params.tenant) || !isUuid(params.session)) return null
  const tenantId = Number(params.tenant)
  return turns.person(`session ${tenantId} ${params.session}`, () =>
    db.withTenant(
      tenantId,
      'sandbox',
      async (tx) => {
        const [session] = await tx
          .select()
          .from(sandboxSession)
          .where(ofTenant(sandboxSession, tenantId, eq(sandboxSession.id, params.session)))
          .for('update')
        return session ? fn(tx, session) : null
      },
      { prepared: true },
    ),
  )
}

const columns = Object.fromEntries(
  Object.entries(getTableColumns(sandboxSession)).map(([name, column]) => [name, sql`${column}`.as(name)]),
)

/** Reads the session without a lock; null if the session does not exist. */
async function readSession({ db }: Pick<Deps, 'db'>, params: Params): Promise<Session | null> {
  if (!tenantNumber.test(params.tenant) || !isUuid(params.session)) return null
  const tenantId = Number(params.tenant)
  const query = new QueryBuilder()
    .select(columns)
    .from(sandboxSession)
    .where(ofTenant(sandboxSession, tenantId, eq(sandboxSession.id, params.session)))
  const [row] = await db.read<Session>(tenantId, 'sandbox', named('sandbox_session', query))
  return row ? { ...row, amountMinor: Number(row.amountMinor) } : null
}

const localeOf = (session: Session): Locale => (isLocale(session.locale) ? session.locale : 'en')

function send(reply: FastifyReply, status: number, body: string, session: Session | null) {
  const origins = session ? [new URL(session.successUrl).origin, new URL(session.failedUrl).origin] : []
  return reply
    .code(status)
    .headers({
      'content-security-policy': policyFor(origins),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(body)
}

const readField = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value.slice(0, 100) : ''
}

/** Applies the card's effect and returns the URL to send the shopper to. */
async function charge(jobs: Jobs, tx: Tx, session: Session, card: TestCard, now: Date): Promise<string> {
  const later = new Date(now.getTime() + (card.delay ?? 0) * 1000)
  // With a slow card the session is closed at once, so that the page does not show the form again.
  const state = card.outcome === 'declined' ? 'open' : 'paid'
  await tx
    .update(sandboxSession)
    .set({ state, attempts: sql`${sandboxSession.attempts} + 1`, savedCard: card.laterFailure ?? 'pays' })
    .where(ofTenant(sandboxSession, session.tenantId, eq(sandboxSession.id, session.id)))
  if (card.outcome === 'declined') {
    await planEvent(jobs, tx, session, 'failed', { at: now, ...(card.failure ? { failure: card.failure } : {}) })
    return session.failedUrl
  }
  if (card.outcome === 'slow') await planEvent(jobs, tx, session, 'pending', { at: now })
  await planEvent(jobs, tx, session, 'captured', { at: later, ...(card.twice ? { twice: true } : {}) })
  if (card.disputed) await planDispute(jobs, tx, session, new Date(later.getTime() + card.disputed.after * 1000))
  return session.successUrl
}

/** The sandbox provider's hosted card page: plain HTML with a form, without scripts. */
export async function sandboxPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { jobs, clock, payments } = deps
  if (!payments.byWebhook('sandbox')) return
  await app.register(formbody, { bodyLimit: 4096 })

  app.get<{ Params: Params }>('/sandbox-pay/:tenant/:session', async (request, reply) => {
    const session = await readSession(deps, request.params)
    if (!session) return send(reply, 404, unknownPage('en'), null)
    const locale = localeOf(session)
    return session.state === 'open'
      ? send(reply, 200, cardPage(session, locale, []), session)
      : send(reply, 200, donePage(session, locale), session)
  })

  app.post<{ Params: Params }>('/sandbox-pay/:tenant/:session', async (request, reply) => {
    const answer = await withSession(deps, request.params, async (tx, session) => {
      if (session.state !== 'open') return { session, goTo: session.successUrl, wrong: [] }
      if (readField(request.body, 'action') === 'cancel')
        return { session, goTo: cancelledUrl(session.failedUrl), wrong: [] }
      const names: readonly CardField[] = ['number', 'expiry', 'cvc', 'name']
      const fields = Object.fromEntries(names.map((name) => [name, readField(request.body, name)])) as Record<
        CardField,
        string
      >
      const wrong = checkCard(fields, clock.now())
      const card = findCard(fields.number)
      if (wrong.length > 0 || !card) return { session, goTo: null, wrong }
      return { session, goTo: await charge(jobs, tx, session, card, clock.now()), wrong: [] }
    })
    if (!answer) return send(reply, 404, unknownPage('en'), null)
    const { session, goTo, wrong } = answer
    if (goTo === null) return send(reply, 422, cardPage(session, localeOf(session), wrong), session)
    return reply.code(303).headers({ location: goTo, 'cache-control': 'no-store' }).send()
  })
}
