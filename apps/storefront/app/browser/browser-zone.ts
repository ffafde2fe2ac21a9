declare const Temporal: { Now: { timeZoneId(): string } } | undefined

/** The time zone of the browser, as an IANA name. */
export const browserZone = (): string =>
  // Prefer Temporal: creating the first Intl formatter takes 100 ms on a cheap phone.
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()
