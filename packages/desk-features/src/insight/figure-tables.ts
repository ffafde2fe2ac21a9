/** The tables of the figures that can be downloaded. */
export const figureTables = ['money', 'movements', 'series', 'brands', 'sellers', 'searches'] as const
export type FigureTable = (typeof figureTables)[number]
