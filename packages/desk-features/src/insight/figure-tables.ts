/** The tables of the figures that can be downloaded. */
export const figureTables = ['money', 'series', 'brands', 'sellers', 'searches'] as const
export type FigureTable = (typeof figureTables)[number]
