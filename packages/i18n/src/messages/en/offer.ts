export const offer = {} as const
