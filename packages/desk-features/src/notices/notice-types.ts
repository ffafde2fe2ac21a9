/** Where notices appear. */
export const noticeTypes = ['site', 'payment', 'rental'] as const
