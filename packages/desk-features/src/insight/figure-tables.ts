/** The tables of the figures that can be downloaded. */
export const figureTables = [
  ...(['money', 'movements', 'series', 'steps', 'brands', 'sellers', 'searches'] as const),
  /** The orders and the money of the chosen brand or seller. */
  ...(['course', 'receipts'] as const),
] as const
export type FigureTable = (typeof figureTables)[number]
