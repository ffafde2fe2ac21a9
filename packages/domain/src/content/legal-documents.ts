/** The legal pages that a shop can have. */
export const legalDocuments = ['terms', 'privacy', 'imprint', 'refunds'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** The id of a legal page among the content of its shop. */
export const itemOfDocument = (document: LegalDocument): string => String(legalDocuments.indexOf(document) + 1)
export const documentOfItem = (item: string): LegalDocument | undefined => legalDocuments[Number(item) - 1]

/** Where a customer agreed to the terms. */
export const consentOccasions = ['signup', 'signin', 'purchase'] as const
export type ConsentOccasion = (typeof consentOccasions)[number]
