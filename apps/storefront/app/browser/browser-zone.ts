declare const Temporal: { Now: { timeZoneId(): string } } | undefined

/** The time zone of the browser, as an IANA name. */
export const browserZone = (): string =>
  // The first Intl formatter takes a cheap phone 100 ms; Temporal answers without one.
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()
