import type { FrontState } from './front-state.ts'
import type { Pointer, Step } from './pointer.ts'

const stepLine = ({ at, what, version, percent, due, by, reason }: Step) =>
  `  ${at}  ${what} ${version}${percent ? ` at ${percent} %` : ''}${due ? ` for ${due}` : ''}${by ? ` by ${by}` : ''}${reason ? ` (${reason})` : ''}`

const frontLine = ({ host, stable, canary }: FrontState) =>
  `  the front on ${host} serves ${stable ?? 'no version at the moment'}${canary ? `, and ${canary} as canary` : ''}`

/** The lines of the command `status`. */
export function statusLines(tenant: string, pointer: Pointer | null, fronts: readonly FrontState[]): string[] {
  if (!pointer) return [`${tenant}: nothing serves yet.`]
  const { stable, previous, canary, scheduled, history } = pointer
  const tried = canary ? `, canary ${canary.version} at ${canary.percent} %` : ''
  return [
    `${tenant}: ${stable}${tried}${previous ? `, before ${previous}` : ''}`,
    ...(fronts.length > 0 ? fronts.map(frontLine) : ['  no front runs']),
    ...(scheduled ? [`  ${scheduled.version} is promoted at ${scheduled.at}, as ${scheduled.by} decided`] : []),
    ...history.map(stepLine),
  ]
}
