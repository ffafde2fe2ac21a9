/** The places in which notices appear. */
export const noticeTypes = ['site', 'payment', 'rental'] as const
