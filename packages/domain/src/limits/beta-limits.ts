/** The bounds of an invitation to testers of the beta programme. */
export const betaLimits = {
  title: 120,
  text: 2000,
  /** Invitations that a shop can send in a day. */
  perDay: 3,
} as const
