/** The times that figures of the shop can be about, in days. */
export const figureDays = ['1', '7', '30', '90', '365'] as const
/** The times that an insight can be about, in days. */
export const insightDays = ['7', '30', '90', '365'] as const
