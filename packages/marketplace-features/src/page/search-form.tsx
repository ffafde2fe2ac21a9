import { Form } from '@remix-run/react'
import { search as limits } from '@tradepost/contract/constants'
import { Button } from '@tradepost/ui-kit/button'
import { SearchIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { ReactNode } from 'react'
import * as css from './search-form.css.ts'

interface SearchFormProps {
  action: string
  /** Accessible name of the form. */
  name: string
  /** Label of the field; by default the form's name. */
  label?: string
  placeholder: string
  button: string
  keyword: string
  /** Hidden fields for other parameters to keep. */
  children?: ReactNode
}

/** A search by keyword. A GET form, so that it works without JavaScript. */
export const SearchForm = ({ action, name, label = name, placeholder, button, keyword, children }: SearchFormProps) => (
  <Form role="search" action={action} aria-label={name} className={css.form} key={keyword}>
    {children}
    <div className={css.field}>
      <TextField
        type="search"
        name="q"
        icon={SearchIcon}
        label={label}
        labelHidden
        placeholder={placeholder}
        maxLength={limits.maxLength}
        defaultValue={keyword.slice(0, limits.maxLength)}
        enterKeyHint="search"
      />
    </div>
    <Button type="submit">{button}</Button>
  </Form>
)
