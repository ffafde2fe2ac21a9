import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { TextField } from '@tradepost/ui-kit/text-field'
import * as css from './catalog.css.ts'

/** The search of a list of the catalogue. `state` is kept. */
export function SearchForm({ keyword, state, label }: { keyword: string; state?: string; label: string }) {
  const t = useT()
  return (
    <Form method="get" role="search" className={css.search}>
      {state && state !== 'all' ? <input type="hidden" name="state" value={state} /> : null}
      <TextField id="keyword" name="keyword" label={label} defaultValue={keyword} key={keyword} />
      <Button variant="secondary">{t('desk.search')}</Button>
    </Form>
  )
}
