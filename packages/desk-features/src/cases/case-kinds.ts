export const caseKinds = ['dispute', 'insurance'] as const
export type CaseKind = (typeof caseKinds)[number]
