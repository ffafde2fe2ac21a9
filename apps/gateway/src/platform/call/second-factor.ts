import type { RoleSide } from '@tradepost/domain/permission/permissions'
import { minuteMs } from '@tradepost/domain/time/durations'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure/failure.ts'
import { type CallContext, type Principal, principal } from './call-context.ts'

const freshMs = 10 * minuteMs
type Settings = Pick<Deps, 'config'>
type Person = Pick<Principal, 'hasFactor' | 'factorAt'>

/** The state of a person's factor on one side. `enrol` and `prove` say which step is missing. */
export function factorStateOf(
  { config }: Settings,
  { hasFactor, factorAt }: Person,
  side: RoleSide | null,
): 'none' | 'enrol' | 'prove' | 'proved' {
  if (hasFactor) return factorAt ? 'proved' : 'prove'
  return side === 'staff' && config.staffFactor === 'required' ? 'enrol' : 'none'
}

/** Refuses a person whose factor is missing or not proved in this session. */
export function requireFactor(settings: Settings, user: Person, side: RoleSide): void {
  const state = factorStateOf(settings, user, side)
  if (state === 'enrol') throw new Failure('factor_enrolment_required')
  if (state === 'prove') throw new Failure('second_factor_required')
}

/** The step that a call about money or stored goods demands before it goes on: a code, an enrolment, or nothing. */
export function askedFactorOf(
  { config }: Settings,
  { hasFactor, factorAt }: Person,
  now: Date,
): 'nothing' | 'code' | 'enrolment' {
  if (!hasFactor) return config.staffFactor === 'required' ? 'enrolment' : 'nothing'
  return factorAt !== null && now.getTime() - factorAt.getTime() < freshMs ? 'nothing' : 'code'
}

/**
 * Guards money and stored goods: refuses unless the session proved the second factor within the last ten minutes. Every
 * seller needs one for it, except where demonstrations make it optional.
 */
export function requireFreshFactor(settings: Settings, context: CallContext, now: Date): void {
  const asked = askedFactorOf(settings, principal(context), now)
  if (asked === 'code') throw new Failure('second_factor_required')
  if (asked === 'enrolment') throw new Failure('factor_enrolment_required')
}
