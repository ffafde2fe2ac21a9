declare const Temporal: { Now: { timeZoneId(): string } } | undefined

/** The time zone the browser is set to, as IANA names it. */
export const browserZone = (): string =>
  // NOTE: the first formatter of a page costs a cheap phone a tenth of a second, which not every page has to spend.
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()
