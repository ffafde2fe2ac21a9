declare const Temporal: { Now: { timeZoneId(): string } } | undefined

/** The time zone the browser is set to, as IANA names it. */
export const browserZone = (): string =>
  // The first Intl formatter takes a cheap phone 100 ms; Temporal answers without one.
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()
