import { type CallData, calls } from '@tradepost/contract'
import { type AlertKind, alertKinds } from '@tradepost/contract/constants'
import { and, eq, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { notificationOff } from '../../platform/db/schema/alert.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { readToken } from './unsubscribe-token.ts'

interface Owner {
  tenantId: number
  userId: string
}

const offOf = ({ tenantId, userId }: Owner) => ofTenant(notificationOff, tenantId, eq(notificationOff.userId, userId))

async function settingsOf(tx: Tx, owner: Owner): Promise<Record<AlertKind, boolean>> {
  const off = await tx.select({ kind: notificationOff.kind }).from(notificationOff).where(offOf(owner))
  const isOn = (kind: AlertKind) => !off.some((row) => row.kind === kind)
  return { release: isOn('release'), price: isOn('price') }
}

async function turn(tx: Tx, owner: Owner, kind: AlertKind, on: boolean): Promise<void> {
  if (on) await tx.delete(notificationOff).where(and(offOf(owner), eq(notificationOff.kind, kind)))
  else
    await tx
      .insert(notificationOff)
      .values({ ...owner, kind, since: sql`moment()` })
      .onConflictDoNothing()
}

/** Hides most of an email address, but lets the owner recognise the address. */
export const masked = (email: string): string => email.replace(/^(.)(.*)@/, (_, first: string) => `${first}•••@`)

/** Calls that turn kinds of mail on and off, in the settings or by the link of a mail. */
export function notificationCalls(deps: Deps): Implementation[] {
  type Subscription = CallData<typeof calls.alerts.unsubscribe>
  function byLink(
    tenantId: number,
    token: string,
    act: (tx: Tx, owner: Owner, kind: AlertKind) => Promise<void>,
  ): Promise<Subscription> {
    const subject = readToken(deps, tenantId, token)
    if (!subject) throw new Failure('not_found', { field: 'token' })
    const owner = { tenantId, userId: subject.userId }
    return inTenant(deps, tenantId, `unsubscribe:${subject.userId}`, async (tx) => {
      const [person] = await tx
        .select({ email: appUser.email })
        .from(appUser)
        .where(ofTenant(appUser, tenantId, eq(appUser.id, subject.userId)))
      if (!person?.email) throw new Failure('not_found', { field: 'token' })
      await act(tx, owner, subject.kind)
      return { kind: subject.kind, email: masked(person.email), on: (await settingsOf(tx, owner))[subject.kind] }
    })
  }

  return [
    implement(calls.alerts.notificationSettings, (_input, context) =>
      asBuyer(deps, context, (tx, userId) => settingsOf(tx, { tenantId: context.tenant.tenantId, userId })),
    ),
    implement(calls.alerts.setNotifications, ({ body }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const owner = { tenantId: context.tenant.tenantId, userId }
        for (const kind of alertKinds) await turn(tx, owner, kind, body[kind])
        return settingsOf(tx, owner)
      }),
    ),
    implement(calls.alerts.readUnsubscribe, async ({ body }, context) =>
      byLink(context.tenant.tenantId, body.token, async () => {}),
    ),
    implement(calls.alerts.unsubscribe, async ({ body }, context) =>
      byLink(context.tenant.tenantId, body.token, (tx, owner, kind) => turn(tx, owner, kind, body.on)),
    ),
  ]
}
