import type { CallData, calls } from '@tradepost/contract'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { accessOf, freeHoursOf, trialOf } from './access.ts'
import { deviceOf } from './device-calls.ts'
import { isPassOnSale } from './pass-on-sale.ts'
import { graceMs, offsetOf, passSettings, silentMs, trialHours } from './pass-rules.ts'
import { lastPeriod, readMembership, renews } from './pass-store.ts'

type View = CallData<typeof calls.pass.myPass>

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null

/**
 * The state of the trial. A login with neither a trial nor a pass means that another account had already used the trial
 * of that device, so the state is `over`.
 */
function trialState(
  trial: Awaited<ReturnType<typeof trialOf>>,
  { paid, signedIn }: { paid: boolean; signedIn: boolean },
  now: Date,
): View['trial']['state'] {
  if (trial) return trial.endsAt > now ? 'running' : 'over'
  if (paid) return 'replaced'
  return signedIn ? 'over' : 'available'
}

/** The Family Game PASS of a user, as shown to that user. */
export async function viewMembership(deps: Deps, tx: Tx, tenantId: number, userId: string): Promise<View> {
  const now = deps.clock.now()
  const member = await readMembership(tx, tenantId, userId)
  const period = member && (await lastPeriod(tx, member))
  const access = await accessOf(tx, tenantId, userId, member, now)
  const trial = await trialOf(tx, tenantId, userId)
  const device = await deviceOf(tx, tenantId, userId)
  const { shortTrialPercent } = await passSettings(tx, tenantId)
  // A membership ends at its end time, even if the job that expires it has not run yet.
  const ended = member?.endsAt && member.state === 'active_manual' && member.endsAt <= now
  const state = member && !ended ? member.state : ended ? 'expired' : 'none'
  const renewsThen = state === 'active_auto' && (await isPassOnSale(tx, tenantId))
  const end = member?.endsAt?.getTime() ?? 0
  return {
    state,
    autoRenew: renews(state),
    periodNo: period?.periodNo ?? 0,
    endsAt: iso(member?.endsAt),
    renewsAt: renewsThen ? new Date(end + offsetOf(0)).toISOString() : null,
    graceEndsAt: state === 'past_due' ? new Date(end + graceMs).toISOString() : null,
    access: { kind: access?.kind ?? 'none', until: iso(access?.until) },
    trial: {
      state: trialState(trial, { paid: Boolean(member?.endsAt), signedIn: Boolean(device) }, now),
      hours: trial?.hours ?? trialHours(tenantId, userId, shortTrialPercent),
      endsAt: iso(trial?.endsAt),
    },
    freeHours: await freeHoursOf(tx, tenantId, userId),
    device: device?.beatAt.getTime()
      ? {
          name: device.deviceName,
          since: device.startedAt.toISOString(),
          alive: now.getTime() - device.beatAt.getTime() < silentMs,
        }
      : null,
  }
}
