import { textMatcher } from '@tradepost/domain/search/text-matcher'
import type { Handlers } from '../../fake-call.ts'
import { articleCategories, articles, inLocale } from '../../fixtures/articles.ts'
import { id64 } from '../../fixtures/ids.ts'
import { refuse } from '../../refuse.ts'
import { endingSentinel } from '../../sentinels.ts'

export const article: Handlers<'article'> = {
  article({ params }, { state }) {
    const failure = endingSentinel(params.id)
    if (failure) refuse(failure)
    const selected = articles.find((one) => one.id === params.id) ?? refuse('not_found')
    const category = articleCategories.find((one) => one.key === selected.category)
    const title = inLocale(selected.titles, state.locale)
    return {
      id: selected.id,
      title,
      summary: title,
      html: `<p>${title}.</p><h2>1</h2><p>${'Read this before you buy. '.repeat(12)}</p><ul><li>1</li><li>2</li></ul>`,
      picture: null,
      categoryId: category?.id ?? id64(601),
      categoryName: inLocale(category?.names ?? {}, state.locale),
      updatedAt: state.now().toISOString(),
    }
  },
  articleCategory({ query = {} }, { state }) {
    const matches = textMatcher(query.keyWord ?? '')
    return articleCategories
      .filter(({ id }) => !query.categoryId || id === query.categoryId)
      .map(({ id, key, icon, names }) => ({
        id,
        name: inLocale(names, state.locale),
        icon,
        articles: articles
          .filter(({ category }) => category === key)
          .map((one) => ({
            id: one.id,
            title: inLocale(one.titles, state.locale),
            summary: '',
            picture: null,
            page: one.page ?? null,
          }))
          .filter(({ title }) => matches(title)),
      }))
  },
}
