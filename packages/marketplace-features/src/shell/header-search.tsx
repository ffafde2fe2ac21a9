import { Link, useHref, useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { search } from '@tradepost/contract/constants'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { useT } from '@tradepost/i18n/react'
import { CombinedSearchField } from '@tradepost/ui-kit/combined-search-field'
import type { LinkProps } from '@tradepost/ui-kit/link'
import { type FormEvent, useEffect, useState } from 'react'
import { paths } from '../kernel/paths/index.ts'
import * as css from './header.css.ts'
import { Suggestion } from './suggestion.tsx'
import { type SuggestedGame, useSuggestions } from './use-suggestions.ts'

interface HeaderSearchProps {
  panel?: 'floating' | 'inPlace'
  autoFocus?: boolean
}

const shownGames = 6
const shownCategories = 3

const suggestionsOf = (games: SuggestedGame[]) =>
  games.slice(0, shownGames).flatMap(({ brandId, brandName, brandAliasName, coverUrl, categoryVOList }) => [
    {
      ...{ id: brandId, text: brandName, href: paths.brand(brandAliasName) },
      content: <Suggestion text={brandName} cover={coverUrl} />,
    },
    ...categoryVOList.slice(0, shownCategories).map(({ categoryName, categoryAliasName }) => ({
      ...{ id: `${brandId}-${categoryAliasName}`, text: categoryName },
      href: paths.brandCategory(brandAliasName, categoryAliasName),
      content: <Suggestion text={categoryName} cover={null} game={brandName} />,
    })),
  ])

// Unlike other links, these do not prefetch on hover.
const plainLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />

/** The search in the header. Suggests brands and their categories; a GET form without JavaScript. */
export function HeaderSearch({ panel = 'floating', autoFocus = false }: HeaderSearchProps) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const searched = pathname === '/search' ? typedKeyword(parameters.get('q') ?? '') : ''
  const [value, setValue] = useState(searched)
  useEffect(() => setValue(searched), [searched])
  const result = useSuggestions(value === searched ? '' : value)
  const suggestions = result ? suggestionsOf(result.games) : []

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(paths.search(typedKeyword(value)))
  }
  return (
    <CombinedSearchField
      action={useHref('/search')}
      name="q"
      label={t('shell.searchLabel')}
      placeholder={t('shell.searchPlaceholder')}
      submitLabel={t('shell.search')}
      clearLabel={t('shell.searchClear')}
      suggestionsLabel={t('shell.searchLabel')}
      maxLength={search.maxLength}
      panel={panel}
      autoFocus={autoFocus}
      value={value}
      onValueChange={setValue}
      onSubmit={onSubmit}
      suggestions={suggestions}
      linkAs={plainLink}
      onSuggestionChoose={({ href }) => href && navigate(href)}
      panelHeader={
        result && suggestions.length === 0 ? (
          <p className={css.nothing}>{t('shell.searchNothing', { query: result.query })}</p>
        ) : undefined
      }
      status={result ? t('shell.searchResults', { count: result.games.length }) : ''}
    />
  )
}
