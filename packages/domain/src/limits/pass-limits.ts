/** The bounds of what staff set about the pass. */
export const passLimits = {
  /** Periods of access to shared games. */
  periods: 12,
  periodAmount: 999,
  /** The most free hours for an invited friend. */
  inviteHours: 240,
  /** The most points for a report about a seller that was approved. */
  reportPoints: 10_000,
  /** The most uses of the value calculator a day. */
  calculatorDaily: 1000,
} as const
