import { useLocation } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { IconButton, IconButtonLink } from '@tradepost/ui-kit/icon-button'
import { SearchIcon, XIcon } from '@tradepost/ui-kit/icons'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../kernel/paths/index.ts'
import * as css from './header.css.ts'
import { HeaderSearch } from './header-search.tsx'
import { linkAs } from './link-as.tsx'

/** The search on phones, in a dialog. Without JavaScript its icon is a link to the search page. */
export function PhoneSearch() {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => {
    void key
    setOpen(false)
  }, [key])
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])

  function show(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <IconButtonLink
        as={linkAs}
        href={paths.search('')}
        icon={SearchIcon}
        label={t('shell.searchOpen')}
        onClick={show}
      />
      {open ? (
        <dialog
          ref={dialog}
          className={css.over}
          data-locks-scroll
          aria-label={t('shell.searchLabel')}
          onClose={() => setOpen(false)}
        >
          <div className={css.overRow}>
            <HeaderSearch panel="inPlace" autoFocus />
            <IconButton icon={XIcon} label={t('shell.searchClose')} onClick={() => setOpen(false)} />
          </div>
        </dialog>
      ) : null}
    </>
  )
}
