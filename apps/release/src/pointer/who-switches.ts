import { hostname, userInfo } from 'node:os'

/** The name that the history gets: RELEASE_ACTOR, which a pipeline sets, or the user of this machine. */
export function whoSwitches(): string {
  const { RELEASE_ACTOR: actor } = process.env
  if (actor?.trim()) return actor.trim().slice(0, 200)
  try {
    return `${userInfo().username} on ${hostname()}`
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'} on ${hostname()}`
  }
}
