/** The pages of the shop that show one article, beside the help centre. */
export const articlePages = ['pass-guide', 'pass-questions', 'pass-agreement'] as const
export type ArticlePage = (typeof articlePages)[number]
