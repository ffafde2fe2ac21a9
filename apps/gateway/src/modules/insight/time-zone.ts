import type { CallData, calls } from '@tradepost/contract'
import { isTimeZone } from '@tradepost/domain/time/zoned-time'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { readOnce, type Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { figureSetting } from '../../platform/db/schema/operation/figure-setting.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'

async function read(tx: Tx, tenantId: number): Promise<string> {
  const [row] = await tx
    .select({ timeZone: figureSetting.timeZone })
    .from(figureSetting)
    .where(ofTenant(figureSetting, tenantId))
  // A zone that this version of Node does not know must not keep the figures from being shown.
  return row && isTimeZone(row.timeZone) ? row.timeZone : 'UTC'
}

/** The time zone by whose days the figures of a shop are counted. */
export const timeZoneOf = (tx: Tx, tenantId: number): Promise<string> =>
  readOnce(tx, `time zone ${tenantId}`, () => read(tx, tenantId))

/** Sets the time zone of the figures from now on. Views that were counted stay on their days. */
export async function setTimeZone(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  context: CallContext,
  timeZone: string,
): Promise<CallData<typeof calls.figures.setTimeZone>> {
  if (!/^[A-Za-z0-9_+/-]+$/.test(timeZone) || !isTimeZone(timeZone))
    throw new Failure('data_error', { field: 'timeZone' })
  const { tenantId } = context.tenant
  const before = await read(tx, tenantId)
  const values = { timeZone, setBy: principal(context).userId, setAt: deps.clock.now() }
  await tx
    .insert(figureSetting)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({ target: figureSetting.tenantId, set: values })
  noteChange(context, { before: { timeZone: before }, after: { timeZone } })
  return { timeZone }
}
