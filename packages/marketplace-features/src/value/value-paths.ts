/** Paths of the value calculator. */
export const valuePaths = {
  index: () => '/value-calculator',
  product: (alias: string) => `/value-calculator/${alias}`,
} as const
