import { useHref, useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { search } from '@tradepost/contract/constants'
import { useT } from '@tradepost/i18n/react'
import { CombinedSearchField } from '@tradepost/ui-kit/combined-search-field'
import { type FormEvent, useEffect, useState } from 'react'
import { paths } from '../paths/index.ts'
import * as css from './header.css.ts'
import { Suggestion } from './suggestion.tsx'
import { type SuggestedGame, useSuggestions } from './use-suggestions.ts'

interface HeaderSearchProps {
  panel?: 'floating' | 'inPlace'
  autoFocus?: boolean
}

const shownGames = 6
const shownCategories = 3

const rowsOf = (games: SuggestedGame[]) =>
  games.slice(0, shownGames).flatMap(({ brandId, brandName, brandAliasName, coverUrl, categoryVOList }) => [
    { id: brandId, text: brandName, path: paths.brand(brandAliasName), cover: coverUrl, isGame: true },
    ...categoryVOList.slice(0, shownCategories).map(({ categoryName, categoryAliasName }) => ({
      id: `${brandId}-${categoryAliasName}`,
      text: categoryName,
      path: paths.brandCategory(brandAliasName, categoryAliasName),
      cover: null,
      isGame: false,
    })),
  ])

/** The search of every page: suggests games with their categories, and searches without script too. */
export function HeaderSearch({ panel = 'floating', autoFocus = false }: HeaderSearchProps) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const asked = pathname === '/search' ? (parameters.get('q') ?? '') : ''
  const [value, setValue] = useState(asked)
  useEffect(() => setValue(asked), [asked])
  const found = useSuggestions(value === asked ? '' : value)
  const rows = found ? rowsOf(found.games) : []

  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(paths.search(value.trim().slice(0, search.maxLength)))
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
      onSubmit={go}
      suggestions={rows.map((row) => ({ id: row.id, text: row.text, content: <Suggestion {...row} /> }))}
      onSuggestionChoose={({ id }) => {
        const row = rows.find((one) => one.id === id)
        if (row) navigate(row.path)
      }}
      panelHeader={
        found && rows.length === 0 ? (
          <p className={css.nothing}>{t('shell.searchNothing', { query: found.query })}</p>
        ) : undefined
      }
      status={found ? t('shell.searchResults', { count: found.games.length }) : ''}
    />
  )
}
