/** How many days a ban may last; 0 has no end. */
export const banDays = [1, 7, 30, 90, 0] as const
